// Opens a free replacement for damaged or missing units without a return: units, reason and the customer's
// description.

import { type FormEvent, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, Select, TextArea } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { Failed, Loading } from '../components/states.tsx'
import { AfterDelivery } from './after-delivery.tsx'
import { draftItems } from './reduction-draft.ts'
import { PieceFields, SettledLines } from './reduction-lines.tsx'

interface OrderProps {
  order: StaffOrder
  load: Load<StaffOrder>
}

/** Delivered units that are in no return and not refunded; and the reasons for which the seller is at fault. */
function useChoices(orderNumber: number) {
  return useLoad(String(orderNumber), async () => {
    const params = { orderNumber }
    const [left, options] = await Promise.all([
      call('GET /api/admin/orders/{orderNumber}/reducible', { params }),
      call('GET /api/admin/orders/{orderNumber}/returnOptions', { params }),
    ])
    return { left: left.data, reasons: options.data.reasons.filter(({ isFault }) => isFault) }
  })
}
type Choices = NonNullable<ReturnType<typeof useChoices>['data']>

function ReplacementForm({ order, load, left, reasons, onDone }: OrderProps & Choices & { onDone(): void }) {
  const t = useMessages('replacement')
  const { busy, problem, run } = useAct()
  // key of this form: a retry after a lost response opens nothing twice
  const [idempotencyKey] = useState(newId)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [reasonId, setReasonId] = useState(String(reasons[0]?.id ?? ''))
  const [note, setNote] = useState('')
  const items = draftItems(left.lines, 'pieces', { pieces, amounts: {} }).flatMap(({ lineNo, quantity }) =>
    quantity === undefined ? [] : [{ lineNo, quantity }],
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { orderNumber: order.orderNumber }
    const body = { idempotencyKey, items, reasonId: Number(reasonId), note: note.trim() }
    const reply = await run(() => call('POST /api/admin/orders/{orderNumber}/replacement', { params, body }))
    if (!reply) return
    load.again()
    showToast(t('done', { number: String(reply.data.returnNumber) }))
    onDone()
  }
  return (
    <form className="form" onSubmit={event => void submit(event)}>
      <p className="note">{t('text')}</p>
      <PieceFields of={left} value={pieces} onChange={setPieces} />
      <SettledLines lines={left.lines} part="pieces" title={t('cannot')} />
      <Select
        label={t('reason')}
        value={reasonId}
        options={reasons.map(({ id, reason }) => ({ value: String(id), label: reason }))}
        onChange={setReasonId}
      />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        maxLength={500}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <p className="sub">{t('stock')}</p>
      <Problem text={problem} />
      <button type="submit" className="b go" disabled={busy || items.length === 0 || reasonId === ''}>
        {t('confirm')}
      </button>
    </form>
  )
}

function ReplacementDialog({ order, load, onClose }: OrderProps & { onClose(): void }) {
  const t = useMessages('replacement')
  const { data, error, again } = useChoices(order.orderNumber)
  const nothing = data?.left.lines.every(({ hindrance }) => hindrance !== null)
  return (
    <Dialog title={t('title', { number: String(order.orderNumber) })} onClose={onClose}>
      {error && <Failed error={error} onRetry={again} />}
      {!data && !error && <Loading />}
      {data && nothing && (
        <>
          <p>{t('nothing')}</p>
          <SettledLines lines={data.left.lines} part="pieces" title={t('cannot')} />
        </>
      )}
      {data && !nothing && <ReplacementForm {...{ order, load, ...data }} onDone={onClose} />}
    </Dialog>
  )
}

export function OpenReplacement({ order, load }: OrderProps) {
  const t = useMessages('replacement')
  return (
    <AfterDelivery
      order={order}
      label={t('open')}
      dialog={onClose => <ReplacementDialog order={order} load={load} onClose={onClose} />}
    />
  )
}
