// Opens a return for the customer of an order: products, reason and resolution, the effect, and the request.

import { type FormEvent, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { StaffReturnOptions } from '../../../contract/returns/open-api.ts'
import type { ReturnPreview } from '../../../contract/returns/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useErrorText } from '../app/error-text.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select, TextArea } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { Failed, Loading } from '../components/states.tsx'
import { AfterDelivery } from './after-delivery.tsx'
import { chosenOf, firstDraft, type ReturnDraft } from './return-draft.ts'

interface OrderProps {
  order: StaffOrder
  load: Load<StaffOrder>
}
interface DraftProps {
  options: StaffReturnOptions
  draft: ReturnDraft
  onChange(draft: ReturnDraft): void
}

/** The quantities of each line, and lines that cannot be returned with the reason. */
function Pieces({ options, draft, onChange }: DraftProps) {
  const t = useMessages('open-return')
  const { day } = useDates()
  const open = options.lines.filter(({ hindrance }) => hindrance === null)
  const closed = options.lines.filter(({ hindrance }) => hindrance !== null)
  const only = (kinds: readonly string[]) =>
    kinds.length === 0 ? t('onlyFaults') : kinds.length === 1 ? t('onlyExchange') : ''
  return (
    <>
      {open.map(({ lineNo, productName, quantity, until, kinds }) => (
        <Field
          key={lineNo}
          label={productName}
          hint={[t('ofPieces', { count: quantity, day: day(until ?? '') }), only(kinds)].filter(Boolean).join(' ')}
          type="number"
          required
          min={0}
          max={quantity}
          value={draft.pieces[lineNo] ?? 0}
          onChange={event => onChange({ ...draft, pieces: { ...draft.pieces, [lineNo]: Number(event.target.value) } })}
        />
      ))}
      {closed.length > 0 && (
        <div className="sub">
          <p>{t('cannot')}</p>
          <ul>
            {closed.map(({ lineNo, productName, hindrance, endedOn }) => (
              <li key={lineNo}>
                {productName}: {t(hindrance ?? 'never', { day: endedOn ? day(endedOn) : '' })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The reason, and the resolution the customer wants. */
function Wanted({ options, draft, onChange }: DraftProps) {
  const t = useMessages('open-return')
  const { reason, wishes, wish } = chosenOf(options, draft)
  const reasons = options.reasons.map(({ id, reason: label }) => ({ value: String(id), label }))
  return (
    <>
      <Select
        label={t('reason')}
        value={draft.reasonId}
        options={[{ value: '', label: t('chooseReason') }, ...reasons]}
        onChange={reasonId => onChange({ ...draft, reasonId })}
      />
      {reason && wish && (
        <Select
          label={t('wish')}
          value={wish}
          options={wishes.map(value => ({ value, label: t(`wish-${value}`) }))}
          onChange={next => onChange({ ...draft, wish: next })}
        />
      )}
      {reason && !wish && <p className="problem">{t('noWish')}</p>}
      {reason && wish === 'other' && (
        <>
          <Field
            label={t('replacement')}
            required
            maxLength={20}
            autoComplete="off"
            value={draft.msn}
            onChange={event => onChange({ ...draft, msn: event.target.value })}
          />
          <Field
            label={t('replacementQuantity')}
            type="number"
            required
            min={1}
            max={9999}
            value={draft.quantity}
            onChange={event => onChange({ ...draft, quantity: Number(event.target.value) })}
          />
        </>
      )}
    </>
  )
}

/** The effect, the refund account, and how the products are handed over. */
function Outcome({ options, kind, preview }: { options: StaffReturnOptions; kind: string; preview: ReturnPreview }) {
  const t = useMessages('open-return')
  const { money } = useLocale()
  const amount = (minor: number) => money(minor, options.currency)
  const { refund, replacement } = preview
  const difference = replacement?.difference ?? 0
  return (
    <>
      {replacement ? (
        <>
          <p>
            {t('credit', {
              ...{ amount: amount(refund), name: replacement.productName, count: replacement.quantity },
              price: amount(replacement.price),
            })}
          </p>
          <p>
            <b>{t(difference < 0 ? 'toRefund' : 'toPay', { amount: amount(Math.abs(difference)) })}</b>
          </p>
        </>
      ) : (
        <p>
          <b>{kind === 'return' ? t('refund', { amount: amount(refund) }) : t('noRefund')}</b>
        </p>
      )}
      {kind === 'return' && <p>{t(options.refundTo === 'source' ? 'to-source' : 'to-link')}</p>}
      <p>{t(options.handover)}</p>
      <p className="sub">{t('told')}</p>
    </>
  )
}

/** The input, its effect as computed by the server, and the call. */
function useOpening({ order, load }: OrderProps, options: StaffReturnOptions, onDone: () => void) {
  const t = useMessages('open-return')
  const textOf = useErrorText()
  const { busy, problem, run } = useAct()
  // key of this form: a retry after a lost response opens nothing twice
  const [idempotencyKey] = useState(newId)
  const [draft, setDraft] = useState(() => firstDraft(options))
  const [note, setNote] = useState('')
  const chosen = chosenOf(options, draft)
  const { request } = chosen
  const params = { orderNumber: order.orderNumber }
  const preview = useLoad(request && JSON.stringify(request), async () => {
    if (!request) throw new Error('Nothing is chosen')
    return (await call('POST /api/admin/orders/{orderNumber}/returnPreview', { params, body: request })).data
  })
  const shown = request ? preview.data : null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!request || !shown) return
    const body = { ...request, idempotencyKey, note: note.trim(), expectedRefund: shown.refund }
    const reply = await run(() => call('POST /api/admin/orders/{orderNumber}/returns', { params, body }))
    // the effect may have changed
    if (!reply) return preview.again()
    load.again()
    showToast(t('opened', { number: String(reply.data.returnNumber) }))
    onDone()
  }
  const refused = request && preview.error ? textOf(preview.error) : ''
  return { draft, setDraft, note, setNote, chosen, shown, busy, problem: problem || refused, submit }
}

function OpenForm({ options, onDone, ...props }: OrderProps & { options: StaffReturnOptions; onDone(): void }) {
  const t = useMessages('open-return')
  const { draft, setDraft, note, setNote, chosen, shown, busy, problem, submit } = useOpening(props, options, onDone)
  const { items, request } = chosen
  const fields = { options, draft, onChange: setDraft }
  return (
    <form className="form" onSubmit={event => void submit(event)}>
      <p className="note">{t('text')}</p>
      <Pieces {...fields} />
      <Wanted {...fields} />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        maxLength={500}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <div role="status">
        {items.length === 0 && <p className="sub">{t('choosePieces')}</p>}
        {request && !shown && !problem && <p className="sub">{t('computing')}</p>}
        {request && shown && <Outcome options={options} kind={request.kind} preview={shown} />}
      </div>
      <Problem text={problem} />
      <button type="submit" className="b go" disabled={busy || !shown}>
        {t('confirm')}
      </button>
    </form>
  )
}

function OpenDialog({ order, load, onClose }: OrderProps & { onClose(): void }) {
  const t = useMessages('open-return')
  const { orderNumber } = order
  const options = useLoad(
    String(orderNumber),
    async () => (await call('GET /api/admin/orders/{orderNumber}/returnOptions', { params: { orderNumber } })).data,
  )
  const nothing = options.data?.lines.every(({ hindrance }) => hindrance !== null)
  return (
    <Dialog title={t('title', { number: String(orderNumber) })} onClose={onClose}>
      {options.error && <Failed error={options.error} onRetry={options.again} />}
      {!options.data && !options.error && <Loading />}
      {options.data && nothing && (
        <>
          <p>{t('nothing')}</p>
          <Pieces options={options.data} draft={firstDraft(options.data)} onChange={() => {}} />
        </>
      )}
      {options.data && !nothing && <OpenForm {...{ order, load, options: options.data }} onDone={onClose} />}
    </Dialog>
  )
}

export function OpenReturn({ order, load }: OrderProps) {
  const t = useMessages('open-return')
  return (
    <AfterDelivery
      order={order}
      label={t('open')}
      dialog={onClose => <OpenDialog order={order} load={load} onClose={onClose} />}
    />
  )
}
