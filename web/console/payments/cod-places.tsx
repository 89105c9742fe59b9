// The limits of cash on delivery by place, the whole market first.

import { useState } from 'react'
import type { CodRuleOfPlace } from '../../../contract/payments/cod-rules-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { CodPlaceForm } from './cod-place-form.tsx'

interface RowProps {
  rule: CodRuleOfPlace
  onChange(): void
}

function PlaceRow({ rule, onChange }: RowProps) {
  const t = useMessages('cash-on-delivery')
  const { money, number } = useLocale()
  const { placePrefix, maxAmount, maxWeightGrams, active } = rule
  const name = placePrefix || t('wholeMarket')
  const limits = [
    maxAmount !== null && t('upToAmount', { amount: money(maxAmount) }),
    maxWeightGrams !== null && t('upToWeight', { kg: number(maxWeightGrams / 1000) }),
  ]
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{name}</b> {!active && <span className="tag">{t('offTag')}</span>}
        </span>
        <small>{limits.filter(Boolean).join(' · ')}</small>
      </div>
      <button type="button" className="b sm" aria-label={t('changeName', { name })} onClick={onChange}>
        {t('change')}
      </button>
    </li>
  )
}

interface PlacesProps {
  rules: readonly CodRuleOfPlace[]
  onSaved(): void
}

export function CodPlaces({ rules, onSaved }: PlacesProps) {
  const t = useMessages('cash-on-delivery')
  const { market } = useLocale()
  /** In the form; null for a new one, undefined while it is closed. */
  const [open, setOpen] = useState<CodRuleOfPlace | null | undefined>(undefined)
  const known = rules.map(({ placePrefix }) => placePrefix)
  return (
    <section className="panel" aria-label={t('places')}>
      <header>
        <h2>{t('places')}</h2>
        <button type="button" className="b sm" onClick={() => setOpen(null)}>
          {t('newPlace')}
        </button>
      </header>
      <div className="in-b form">
        <p className="sub">{t(market === 'AE' ? 'placesTextUae' : 'placesText')}</p>
        {rules.length === 0 && <p>{t('noPlaces')}</p>}
        <ul className="rows">
          {rules.map(rule => (
            <PlaceRow key={rule.placePrefix} rule={rule} onChange={() => setOpen(rule)} />
          ))}
        </ul>
      </div>
      {open !== undefined && (
        <CodPlaceForm
          rule={open}
          known={known}
          onSaved={() => {
            setOpen(undefined)
            showToast(t('saved'))
            onSaved()
          }}
          onTaken={() => {
            setOpen(undefined)
            onSaved()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
