// Edits the lines of an order after placing: what it comes to is shown with each change, and made only after it was confirmed.

import { useRef, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useErrorText } from '../app/error-text.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { newId } from '../components/new-id.ts'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { EditCharges } from './edit-charges.tsx'
import { EditQuantities, ProductPicker } from './edit-fields.tsx'
import { EditDifference, isEditable } from './edit-preview.tsx'
import { bodyOf, type EditDraft, NO_CHANGE } from './edit-request.ts'

interface EditProps {
  order: StaffOrder
  load: Load<StaffOrder>
}

/** The effect of a draft: `preview` may be that of the previous draft, `shown` is the one that may be confirmed. */
function usePreview(order: StaffOrder, draft: EditDraft) {
  const body = bodyOf(order, draft)
  const asked = body ? JSON.stringify([order.payable, order.events.length, body]) : null
  const params = { orderNumber: order.orderNumber }
  const preview = useLoad(
    asked,
    async () => {
      const reply = await call('POST /api/admin/orders/{orderNumber}/edit/preview', { params, body: body ?? {} })
      return { asked, ...reply.data }
    },
    true,
  )
  return { body, preview, shown: preview.data?.asked === asked ? preview.data : null }
}

export function EditDialog({ order, load, onClose }: EditProps & { onClose(): void }) {
  const t = useMessages('orders')
  const textOf = useErrorText()
  const { busy, problem, run } = useAct()
  const [draft, setDraft] = useState(NO_CHANGE)
  const params = { orderNumber: order.orderNumber }
  const { body, preview, shown } = usePreview(order, draft)
  // resubmitting the same form is the same edit; another content needs another key
  const key = useRef({ of: '', id: '' })
  const edit = async (reason: string) => {
    if (!body || !shown?.possible) return
    const content = { ...body, reason, digest: shown.digest }
    const of = JSON.stringify(content)
    if (key.current.of !== of) key.current = { of, id: newId() }
    const idempotencyKey = key.current.id
    const reply = await run(() =>
      call('POST /api/admin/orders/{orderNumber}/edit', { params, body: { ...content, idempotencyKey } }),
    )
    if (!reply) {
      load.again()
      preview.again()
      return
    }
    load.show(reply.data)
    showToast(t(reply.data.waitingEdit ? 'editKept' : 'edited'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('editLines')}
      label={t('why')}
      confirm={t(shown?.settlement === 'pay' ? 'editAsk' : 'editConfirm')}
      disabled={!shown?.possible}
      problem={problem || (body && preview.error ? textOf(preview.error) : '')}
      {...{ busy, onClose }}
      onConfirm={edit}
    >
      <p className="note">{t('editText')}</p>
      <EditQuantities order={order} draft={draft} onChange={setDraft} />
      <ProductPicker order={order} draft={draft} onChange={setDraft} />
      <EditCharges order={order} draft={draft} onChange={setDraft} />
      {!body && <p className="sub">{t('editNothing')}</p>}
      {body && preview.data && <EditDifference preview={preview.data} />}
      {body && !preview.data && !preview.error && <p role="status">{t('editComputing')}</p>}
    </ReasonDialog>
  )
}

export function EditLines({ order, load }: EditProps) {
  const t = useMessages('orders')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('orders.edit') || !(open || isEditable(order))) return null
  return (
    <>
      <button type="button" className="b" onClick={() => setOpen(true)}>
        {t('editLines')}
      </button>
      {open && <EditDialog order={order} load={load} onClose={() => setOpen(false)} />}
    </>
  )
}
