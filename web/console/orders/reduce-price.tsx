// Refunds delivered units, or part of their price, without a return: items, reason, preview of credit notes and
// refund, and confirmation.

import { type FormEvent, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { ReductionReason } from '../../../contract/returns/reductions.rules.ts'
import type { Reducible, ReductionPreview } from '../../../contract/returns/reductions-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useErrorText } from '../app/error-text.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, Select, TextArea } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { Failed, Loading } from '../components/states.tsx'
import { draftItems, hindranceOf, REASONS_OF, REDUCED_PARTS, type ReducedPart } from './reduction-draft.ts'
import { AmountFields, PieceFields, SettledLines } from './reduction-lines.tsx'

interface OrderProps {
  order: StaffOrder
  load: Load<StaffOrder>
}

/** The credit notes and the refund. */
function Outcome({ of, reason, preview }: { of: Reducible; reason: ReductionReason; preview: ReductionPreview }) {
  const t = useMessages('reductions')
  const { money, marketInfo } = useLocale()
  const amount = (minor: number) => money(minor, of.currency)
  const discount = preview.notes.reduce((sum, note) => sum + note.discount, 0)
  return (
    <>
      <ul className="rows" aria-label={t('notes')}>
        {preview.notes.map(note => (
          <li key={note.invoiceNumber}>
            <div className="grow">
              <span>{t('noteFor', { invoice: note.invoiceNumber })}</span>
              <small>
                {note.kind === 'commercial-credit-note'
                  ? t(reason === 'goodwill' ? 'goodwillTax' : 'withoutTax')
                  : t('sums', { taxable: amount(note.taxable), tax: amount(note.tax), name: marketInfo.taxName })}
              </small>
            </div>
            <b>{amount(note.total)}</b>
          </li>
        ))}
      </ul>
      {discount > 0 && <p>{t('discount', { amount: amount(discount) })}</p>}
      <p>
        <b>{t('refund', { amount: amount(preview.refund) })}</b> {t('left', { amount: amount(of.left) })}
      </p>
      {preview.refund > of.left && <p className="problem">{t('tooMuch')}</p>}
      <p>{t(of.refundTo === 'source' ? 'to-source' : 'to-link')}</p>
    </>
  )
}

/** Whether units, or part of the price, of any line can be refunded. */
const partsOf = ({ lines }: Reducible) =>
  REDUCED_PARTS.filter(part => lines.some(line => hindranceOf(line, part) === null))

/** The input, its effect, and the call. */
function useReduction({ order, load }: OrderProps, of: Reducible, onDone: () => void) {
  const t = useMessages('reductions')
  const textOf = useErrorText()
  const { money } = useLocale()
  const { busy, problem, run } = useAct()
  // key of this form: a retry after a lost response refunds nothing twice
  const [idempotencyKey] = useState(newId)
  const parts = partsOf(of)
  const [part, setPart] = useState<ReducedPart>(parts[0] ?? 'pieces')
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [amounts, setAmounts] = useState<Readonly<Record<number, string>>>({})
  const [chosen, setReason] = useState<ReductionReason | null>(null)
  const [note, setNote] = useState('')
  const reasons = REASONS_OF[part]
  const reason = reasons.find(one => one === chosen) ?? reasons[0]
  const items = draftItems(of.lines, part, { pieces, amounts })
  const params = { orderNumber: order.orderNumber }
  const preview = useLoad(
    items.length === 0 ? null : JSON.stringify({ items, reason }),
    async () =>
      (await call('POST /api/admin/orders/{orderNumber}/reductionPreview', { params, body: { items, reason } })).data,
  )
  const shown = items.length > 0 ? preview.data : null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!shown) return
    const body = { idempotencyKey, items, reason, note: note.trim(), expectedRefund: shown.refund }
    const reply = await run(() => call('POST /api/admin/orders/{orderNumber}/reduction', { params, body }))
    // the effect may have changed
    if (!reply) return preview.again()
    load.again()
    showToast(t('done', { amount: money(reply.data.refund, of.currency) }))
    onDone()
  }
  const refused = items.length > 0 && preview.error ? textOf(preview.error) : ''
  const typed = { part, setPart, pieces, setPieces, amounts, setAmounts, reason, setReason, note, setNote }
  return { ...typed, parts, reasons, items, shown, busy, problem: problem || refused, submit }
}

function ReductionForm({ of, onDone, ...props }: OrderProps & { of: Reducible; onDone(): void }) {
  const t = useMessages('reductions')
  const state = useReduction(props, of, onDone)
  const { part, parts, reason, reasons, note, items, shown, busy, problem, submit } = state
  return (
    <form className="form" onSubmit={event => void submit(event)}>
      {parts.length > 1 && (
        <Select<ReducedPart>
          label={t('part')}
          value={part}
          options={parts.map(value => ({ value, label: t(`part-${value}`) }))}
          onChange={state.setPart}
        />
      )}
      <p className="note">{t(`text-${part}`)}</p>
      {part === 'pieces' ? (
        <PieceFields of={of} value={state.pieces} onChange={state.setPieces} />
      ) : (
        <AmountFields of={of} value={state.amounts} onChange={state.setAmounts} />
      )}
      <SettledLines lines={of.lines} part={part} />
      <Select<ReductionReason>
        label={t('reason')}
        value={reason}
        options={reasons.map(value => ({ value, label: t(`reason-${value}`) }))}
        onChange={state.setReason}
      />
      <TextArea
        label={t('note')}
        required
        maxLength={300}
        value={note}
        onChange={event => state.setNote(event.target.value)}
      />
      <div role="status" className="form">
        {items.length === 0 && <p className="sub">{t(`choose-${part}`)}</p>}
        {items.length > 0 && !shown && !problem && <p className="sub">{t('computing')}</p>}
        {shown && <Outcome of={of} reason={reason} preview={shown} />}
      </div>
      <p className="sub">{t('final')}</p>
      <Problem text={problem} />
      <button type="submit" className="b go" disabled={busy || !shown || shown.refund > of.left || note.trim() === ''}>
        {t('confirm')}
      </button>
    </form>
  )
}

function ReductionDialog({ order, load, onClose }: OrderProps & { onClose(): void }) {
  const t = useMessages('reductions')
  const { orderNumber } = order
  const { data, error, again } = useLoad(
    String(orderNumber),
    async () => (await call('GET /api/admin/orders/{orderNumber}/reducible', { params: { orderNumber } })).data,
  )
  const nothing = data && (data.left === 0 || partsOf(data).length === 0)
  return (
    <Dialog title={t('title', { number: String(orderNumber) })} onClose={onClose}>
      {error && <Failed error={error} onRetry={again} />}
      {!data && !error && <Loading />}
      {data && nothing && (
        <>
          <p>{t(data.left === 0 ? 'notPaid' : 'nothing')}</p>
          <SettledLines lines={data.lines} part="pieces" />
        </>
      )}
      {data && !nothing && <ReductionForm {...{ order, load, of: data }} onDone={onClose} />}
    </Dialog>
  )
}

/** A button once a parcel of the order was delivered, for members who may decide on returns. */
export function ReducePrice({ order, load }: OrderProps) {
  const t = useMessages('reductions')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('returns.write') || !order.shipments.some(({ state }) => state === 'delivered')) return null
  return (
    <>
      <div className="acts">
        <button type="button" className="b sm" onClick={() => setOpen(true)}>
          {t('open')}
        </button>
      </div>
      {open && <ReductionDialog order={order} load={load} onClose={() => setOpen(false)} />}
    </>
  )
}
