// The hold of an order: the button to put it on hold, and the reason with the button to release it.

import { type FormEvent, useState } from 'react'
import { isHoldable } from '../../../contract/orders/hold.rules.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import type { Load } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { HoldFields, NO_HOLD_WORDS } from './hold-fields.tsx'

interface HoldProps {
  order: StaffOrder
  load: Load<StaffOrder>
}

function HoldDialog({ order: { orderNumber }, load, onClose }: HoldProps & { onClose(): void }) {
  const t = useMessages('order-hold')
  const { busy, problem, run } = useAct()
  const draft = useDraft(`hold-${orderNumber}`, NO_HOLD_WORDS)
  // resubmitting is the same hold
  const [holdId] = useState(newId)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { ...draft.value, holdId }
    const reply = await run(() => call('POST /api/admin/orders/{orderNumber}/hold', { params: { orderNumber }, body }))
    if (!reply) return
    draft.drop()
    load.show(reply.data)
    const { hold } = reply.data
    showToast(hold && hold.holdId !== holdId ? t('heldBefore', { name: hold.by }) : t('held'))
    onClose()
  }
  return (
    <Dialog title={t('putOnHold')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="note">{t('putOnHoldText')}</p>
        <HoldFields words={draft.value} onChange={draft.set} />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('putOnHold')}
        </button>
      </form>
    </Dialog>
  )
}

/** Renders nothing for an order with nothing left to ship, and for one on hold. */
export function PutOnHold(props: HoldProps) {
  const t = useMessages('order-hold')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { state, hold } = props.order
  if (hold || !isHoldable(state) || !may('orders.write')) return null
  return (
    <>
      <button type="button" className="b" onClick={() => setOpen(true)}>
        {t('putOnHold')}
      </button>
      {open && <HoldDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Why the order is on hold; nothing when it is not. */
export function OrderHold({ order: { orderNumber, hold }, load }: HoldProps) {
  const t = useMessages('order-hold')
  const may = useMay()
  const { moment } = useDates()
  const { busy, problem, run } = useAct()
  if (!hold) return null
  const { holdId, reason, note, by, since } = hold
  const release = async () => {
    const reply = await run(() =>
      call('POST /api/admin/orders/{orderNumber}/release', { params: { orderNumber }, body: { holdId } }),
    )
    if (!reply) return load.again()
    load.show(reply.data)
    showToast(t('released'))
  }
  return (
    <section className="panel" aria-labelledby="hold">
      <header>
        <h2 id="hold" className="grow">
          {t('onHold')}: {t(`reason-${reason}`)}
        </h2>
        {may('orders.write') && (
          <button type="button" className="b go" disabled={busy} onClick={() => void release()}>
            {t('release')}
          </button>
        )}
      </header>
      <div className="in-b form">
        {note && <p className="note">{note}</p>}
        <p id="hold-text">{t('heldText')}</p>
        <p className="sub">{t('heldBy', { name: by, time: moment(since) })}</p>
        <Problem text={problem} />
      </div>
    </section>
  )
}
