// Warehouses, carriers and rules of places as rows.

import type { ReactNode } from 'react'
import type {
  DeliveryCarrier,
  DeliveryNetwork,
  DeliveryWarehouse,
  PlaceRule,
} from '../../../contract/delivery/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

interface RowProps {
  id: string
  name: string
  /** Undefined if the member may not change it. */
  onChange: ((id: string) => void) | undefined
  tags: ReactNode
  children: ReactNode
}

function Row({ id, name, onChange, tags, children }: RowProps) {
  const t = useMessages('delivery')
  return (
    <li>
      <div className="grow">
        <span>
          <b>{name}</b> {tags}
        </span>
        <small>{children}</small>
      </div>
      {onChange && (
        <button type="button" className="b sm" aria-label={`${t('change')}: ${name}`} onClick={() => onChange(id)}>
          {t('change')}
        </button>
      )}
    </li>
  )
}

interface Of<T> {
  row: T
  onChange: RowProps['onChange']
}

function Inactive({ active }: { active: boolean }) {
  const t = useMessages('delivery')
  return active ? null : <span className="tag warn">{t('inactive')}</span>
}

export function WarehouseRow({ row, onChange }: Of<DeliveryWarehouse>) {
  const t = useMessages('delivery')
  const { language } = useLocale()
  const { code, nameEn, nameHi, place, cutoffHour, active } = row
  const name = language === 'hi' ? nameHi : nameEn
  return (
    <Row id={code} name={name} onChange={onChange} tags={<Inactive active={active} />}>
      {[code, place, t('cutoffAt', { hour: cutoffHour })].join(' · ')}
    </Row>
  )
}

export function CarrierRow({ row, network, onChange }: Of<DeliveryCarrier> & { network: DeliveryNetwork }) {
  const t = useMessages('delivery')
  const { money, number } = useLocale()
  const { code, name, active, cod, codMaxValue, bands } = row
  const promises = bands.map(({ maxKm, days }) => t('band', { km: number(maxKm), days }))
  const cash = cod ? t('codUpTo', { amount: money(codMaxValue, network.currency) }) : t('noCod')
  return (
    <Row id={code} name={name} onChange={onChange} tags={<Inactive active={active} />}>
      {[...promises, cash].join(' · ')}
    </Row>
  )
}

export function PlaceRow({ row, onChange }: Of<PlaceRule>) {
  const t = useMessages('delivery')
  const { prefix, serviceable, cod, extraDays, note } = row
  const tags = (
    <>
      {!serviceable && <span className="tag bad">{t('notServiceable')}</span>}
      {!cod && <span className="tag warn">{t('noCod')}</span>}
    </>
  )
  return (
    <Row id={prefix} name={prefix || '*'} onChange={onChange} tags={tags}>
      {[t('moreDays', { days: extraDays }), note].filter(Boolean).join(' · ')}
    </Row>
  )
}
