// The documents of an order, and mails with them or the confirmation that are sent once more.

import { useRef } from 'react'
import { isConfirmed, type SentAgain } from '../../../contract/notifications/order-mails.rules.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'

/** Sends a mail; what was rejected, or got no answer, keeps its id for the next try, so that it is never sent twice. */
function useSend(orderNumber: number) {
  const t = useMessages('orders')
  const { busy, problem, run } = useAct()
  const ids = useRef(new Map<string, string>())
  const send = async (kind: SentAgain, documentId: string | null) => {
    const key = documentId ?? kind
    const sendId = ids.current.get(key) ?? crypto.randomUUID()
    ids.current.set(key, sendId)
    const reply = await run(() =>
      call('POST /api/admin/orders/{orderNumber}/mails', {
        params: { orderNumber },
        body: { sendId, kind, documentId },
      }),
    )
    if (!reply) return
    ids.current.delete(key)
    showToast(t('mailQueued', { email: reply.data.email }))
  }
  return { busy, problem, send }
}

export function OrderDocuments({ order }: { order: StaffOrder }) {
  const t = useMessages('orders')
  const { money } = useLocale()
  const { day } = useDates()
  const may = useMay()
  const { busy, problem, send } = useSend(order.orderNumber)
  const { documents } = order.records
  const maySend = may('orders.write')
  return (
    <section className="panel">
      <header>
        <h2>{t('documents')}</h2>
      </header>
      <div className="in-b form">
        <ul className="rows">
          {documents.length === 0 && <li className="sub">{t('noDocument')}</li>}
          {documents.map(({ documentId, kind, number, issuedOn, amount }) => (
            <li key={documentId}>
              <div className="grow">
                <span>{number}</span>
                <small>{`${t(kind)} · ${day(issuedOn)}`}</small>
                {maySend && (
                  <button
                    type="button"
                    className="b flat more"
                    disabled={busy}
                    aria-label={t('sendDocument', { number })}
                    onClick={() => void send(kind, documentId)}
                  >
                    {t('sendAgain')}
                  </button>
                )}
              </div>
              <b>{money(amount, order.currency)}</b>
            </li>
          ))}
        </ul>
        <Problem text={problem} />
        {maySend && isConfirmed(order.state) && (
          <button type="button" className="b" disabled={busy} onClick={() => void send('confirmation', null)}>
            {t('sendConfirmation')}
          </button>
        )}
      </div>
    </section>
  )
}
