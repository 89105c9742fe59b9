// A step with the stock of an offer in a warehouse: count, correct, transfer, reorder point.

import { type FormEvent, useState } from 'react'
import type { StockProduct, StockRow } from '../../../contract/inventory/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import type { Load } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'

export type Step = 'count' | 'correct' | 'transfer' | 'reorder'

interface Typed {
  /** Typed whole number; empty for none. */
  units: string
  reason: string
  document: string
  /** Code of the warehouse: that of the row, or the selected one. */
  warehouse: string
  offerId: string
}

interface StepProps {
  product: StockProduct
  load: Load<StockProduct>
  step: Step
  /** Null to count an offer in a warehouse that is chosen. */
  row: StockRow | null
  onClose(): void
}

/** The counted row: the stock of the selected offer in the selected warehouse. */
const rowOf = ({ product, row }: Pick<StepProps, 'product' | 'row'>, { offerId, warehouse }: Typed) =>
  row
    ? product.rows.find(one => one.offerId === row.offerId && one.warehouse === row.warehouse)
    : product.rows.find(one => String(one.offerId) === offerId && one.warehouse === warehouse)

async function send({ product, step, row }: StepProps, typed: Typed, operationId: string): Promise<StockProduct> {
  const params = { msn: product.msn }
  const units = Number(typed.units)
  const offerId = row?.offerId ?? Number(typed.offerId)
  const warehouse = row?.warehouse ?? typed.warehouse
  const { reason, document } = typed
  const by = { operationId, offerId, reason, document }
  if (step === 'count') {
    const expected = rowOf({ product, row }, typed)?.onHand ?? 0
    const body = { ...by, warehouse, counted: units, expected }
    return (await call('POST /api/admin/stock/{msn}/count', { params, body })).data
  }
  if (step === 'correct') {
    const body = { ...by, warehouse, change: units }
    return (await call('POST /api/admin/stock/{msn}/correct', { params, body })).data
  }
  if (step === 'transfer') {
    const body = { ...by, from: warehouse, to: typed.warehouse, quantity: units }
    return (await call('POST /api/admin/stock/{msn}/transfer', { params, body })).data
  }
  const body = { offerId, warehouse, reorderPoint: typed.units === '' ? null : units }
  return (await call('POST /api/admin/stock/{msn}/reorderPoint', { params, body })).data
}

interface PartProps extends StepProps {
  typed: Typed
  change(part: Partial<Typed>): void
}

function Places({ product, step, row, typed, change }: PartProps) {
  const t = useMessages('stock')
  const places = product.warehouses.filter(({ code }) => step !== 'transfer' || code !== row?.warehouse)
  return (
    <>
      {row === null && (
        <Select
          label={t('offer')}
          value={typed.offerId}
          options={product.offers.map(({ offerId, seller }) => ({ value: String(offerId), label: seller }))}
          onChange={offerId => change({ offerId })}
        />
      )}
      {(row === null || step === 'transfer') && (
        <Select
          label={t(step === 'transfer' ? 'to' : 'warehouse')}
          value={typed.warehouse}
          options={places.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={warehouse => change({ warehouse })}
        />
      )}
    </>
  )
}

const UNITS = { count: 'counted', correct: 'change', transfer: 'quantity', reorder: 'reorderUnits' } as const

function Fields(props: PartProps) {
  const t = useMessages('stock')
  const { step, typed, change } = props
  return (
    <>
      <Places {...props} />
      <Field
        label={t(UNITS[step])}
        type="number"
        inputMode={step === 'correct' ? 'text' : 'numeric'}
        step={1}
        min={step === 'correct' ? undefined : step === 'transfer' ? 1 : 0}
        max={10_000_000}
        required={step !== 'reorder'}
        value={typed.units}
        onChange={event => change({ units: event.target.value })}
      />
      {step !== 'reorder' && (
        <>
          <Field
            label={t('reason')}
            required
            minLength={3}
            maxLength={300}
            value={typed.reason}
            onChange={event => change({ reason: event.target.value })}
          />
          <Field
            label={t('document')}
            hint={t('documentHint')}
            maxLength={60}
            value={typed.document}
            onChange={event => change({ document: event.target.value })}
          />
        </>
      )}
    </>
  )
}

function firstTyped({ product, step, row }: StepProps): Typed {
  const other = product.warehouses.find(({ code }) => code !== row?.warehouse)
  return {
    units: step === 'reorder' ? String(row?.reorderPoint ?? '') : '',
    ...{ reason: '', document: '' },
    warehouse: (step === 'transfer' ? other?.code : product.warehouses[0]?.code) ?? '',
    offerId: String(product.offers[0]?.offerId ?? ''),
  }
}

export function StepDialog(props: StepProps) {
  const { product, load, step, row, onClose } = props
  const t = useMessages('stock')
  const { number } = useLocale()
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState(() => firstTyped(props))
  const [operationId, setOperationId] = useState(newId)
  const current = rowOf(props, typed)
  const onHand = current?.onHand ?? 0
  const reserved = current?.reserved ?? 0
  // changed input is another operation
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    setOperationId(newId())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await run(() => send(props, typed, operationId))
    if (saved) {
      load.show(saved)
      showToast(t(`${step}Done`))
      onClose()
      return
    }
    // the figures may have changed: the new ones are shown, and the input kept
    const fresh = await call('GET /api/admin/stock/{msn}', { params: { msn: product.msn } }).catch(() => null)
    if (fresh) load.show(fresh.data)
  }
  const figures = { onHand: number(onHand), reserved: number(reserved), available: number(onHand - reserved) }
  return (
    <Dialog title={row ? `${t(step)}: ${row.warehouseName}` : t('addRow')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t(`${step}Text`, figures)}</p>
        <Fields {...props} typed={typed} change={change} />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('save')}
        </button>
      </form>
    </Dialog>
  )
}
