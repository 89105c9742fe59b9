// Refunds delivered pieces without a return: pieces, reason, credit notes and refund as they would be, and the confirmation.

import { type FormEvent, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import {
  REDUCTION_REASONS,
  type Reducible,
  type ReductionPreview,
  type ReductionReason,
} from '../../../contract/returns/reductions-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useErrorText } from '../app/error-text.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select, TextArea } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { Failed, Loading } from '../components/states.tsx'

interface OrderProps {
  order: StaffOrder
  load: Load<StaffOrder>
}

/** Lines of which nothing is left, with the reason. */
function Settled({ lines }: { lines: Reducible['lines'] }) {
  const t = useMessages('reductions')
  const settled = lines.filter(({ hindrance }) => hindrance !== null)
  if (settled.length === 0) return null
  return (
    <div className="sub">
      <p>{t('cannot')}</p>
      <ul>
        {settled.map(({ lineNo, productName, hindrance }) => (
          <li key={lineNo}>
            {productName}: {t(hindrance ?? 'settled')}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The credit notes and the refund. */
function Outcome({ of, preview }: { of: Reducible; preview: ReductionPreview }) {
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
                  ? t('withoutTax')
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

/** What is typed, what it comes to, and the call. */
function useReduction({ order, load }: OrderProps, of: Reducible, onDone: () => void) {
  const t = useMessages('reductions')
  const textOf = useErrorText()
  const { money } = useLocale()
  const { busy, problem, run } = useAct()
  // of this form: sent again after an answer that was lost, it refunds nothing twice
  const [idempotencyKey] = useState(newId)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [reason, setReason] = useState<ReductionReason>('missing')
  const [note, setNote] = useState('')
  const items = of.lines.flatMap(({ lineNo }) => {
    const quantity = pieces[lineNo] ?? 0
    return quantity > 0 ? [{ lineNo, quantity }] : []
  })
  const params = { orderNumber: order.orderNumber }
  const preview = useLoad(
    items.length === 0 ? null : JSON.stringify(items),
    async () => (await call('POST /api/admin/orders/{orderNumber}/reductionPreview', { params, body: { items } })).data,
  )
  const shown = items.length > 0 ? preview.data : null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!shown) return
    const body = { idempotencyKey, items, reason, note: note.trim(), expectedRefund: shown.refund }
    const reply = await run(() => call('POST /api/admin/orders/{orderNumber}/reduction', { params, body }))
    // what it comes to may have changed
    if (!reply) return preview.again()
    load.again()
    showToast(t('done', { amount: money(reply.data.refund, of.currency) }))
    onDone()
  }
  const refused = items.length > 0 && preview.error ? textOf(preview.error) : ''
  const typed = { pieces, setPieces, reason, setReason, note, setNote }
  return { ...typed, items, shown, busy, problem: problem || refused, submit }
}

function ReductionForm({ of, onDone, ...props }: OrderProps & { of: Reducible; onDone(): void }) {
  const t = useMessages('reductions')
  const { pieces, setPieces, reason, setReason, note, setNote, ...state } = useReduction(props, of, onDone)
  const { items, shown, busy, problem, submit } = state
  return (
    <form className="form" onSubmit={event => void submit(event)}>
      <p className="note">{t('text')}</p>
      {of.lines
        .filter(({ hindrance }) => hindrance === null)
        .map(({ lineNo, productName, quantity }) => (
          <Field
            key={lineNo}
            label={productName}
            hint={t('ofPieces', { count: quantity })}
            type="number"
            required
            min={0}
            max={quantity}
            value={pieces[lineNo] ?? 0}
            onChange={event => setPieces({ ...pieces, [lineNo]: Number(event.target.value) })}
          />
        ))}
      <Settled lines={of.lines} />
      <Select<ReductionReason>
        label={t('reason')}
        value={reason}
        options={REDUCTION_REASONS.map(value => ({ value, label: t(`reason-${value}`) }))}
        onChange={setReason}
      />
      <TextArea
        label={t('note')}
        required
        maxLength={300}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <div role="status" className="form">
        {items.length === 0 && <p className="sub">{t('choosePieces')}</p>}
        {items.length > 0 && !shown && !problem && <p className="sub">{t('computing')}</p>}
        {shown && <Outcome of={of} preview={shown} />}
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
  const nothing = data?.left === 0 || data?.lines.every(({ hindrance }) => hindrance !== null)
  return (
    <Dialog title={t('title', { number: String(orderNumber) })} onClose={onClose}>
      {error && <Failed error={error} onRetry={again} />}
      {!data && !error && <Loading />}
      {data && nothing && (
        <>
          <p>{t(data.left === 0 ? 'notPaid' : 'nothing')}</p>
          <Settled lines={data.lines} />
        </>
      )}
      {data && !nothing && <ReductionForm {...{ order, load, of: data }} onDone={onClose} />}
    </Dialog>
  )
}

/** A button once a parcel of the order was delivered, for who may decide on returns. */
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
