// The documents of an order as files, resending them or the confirmation by mail, and debit notes for its invoices.

import { useRef, useState } from 'react'
import { isConfirmed, type SentAgain } from '../../../contract/notifications/order-mails.rules.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call, download } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import type { Load } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { DebitNote } from './debit-note.tsx'

/** Sends a mail; if it was rejected or got no response, the retry uses the same id, so that it is never sent twice. */
function useSend(orderNumber: number, onSent: () => void) {
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
    onSent()
  }
  return { busy, problem, send }
}

type Document = StaffOrder['records']['documents'][number]

/** Issues a debit note for an invoice in India; the UAE has none. */
function Debit({ document: { documentId, number }, onDone }: { document: Document; onDone(): void }) {
  const t = useMessages('debit-notes')
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onDone()
  }
  return (
    <>
      <button type="button" className="b flat more" aria-label={t('debitOf', { number })} onClick={() => setOpen(true)}>
        {t('debit')}
      </button>
      {open && <DebitNote invoiceId={documentId} onDone={done} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The customer's PDF; the audit log records who has opened it. */
function OpenDocument({ orderNumber, document }: { orderNumber: number; document: Document }) {
  const t = useMessages('orders')
  const { busy, problem, run } = useAct()
  const { documentId, kind, number } = document
  const open = () =>
    run(() =>
      download('/api/admin/orders/{orderNumber}/documents/{documentId}', {
        params: { orderNumber, documentId },
        query: { kind },
      }),
    )
  return (
    <>
      <button
        type="button"
        className="b flat more"
        disabled={busy}
        aria-label={t('openDocument', { number })}
        onClick={() => void open()}
      >
        {t('openPdf')}
      </button>
      <Problem text={problem} />
    </>
  )
}

interface Props {
  order: StaffOrder
  load: Load<StaffOrder>
  /** A mail was queued. */
  onSent(): void
}

export function OrderDocuments({ order, load, onSent }: Props) {
  const t = useMessages('orders')
  const { money, market } = useLocale()
  const { day } = useDates()
  const may = useMay()
  const { busy, problem, send } = useSend(order.orderNumber, onSent)
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
          {documents.map(document => {
            const { documentId, kind, number, issuedOn, amount } = document
            return (
              <li key={documentId}>
                <div className="grow">
                  <span>{number}</span>
                  <small>{`${t(kind)} · ${day(issuedOn)}`}</small>
                  <OpenDocument orderNumber={order.orderNumber} document={document} />
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
                  {kind === 'invoice' && market === 'IN' && may('invoices.write') && (
                    <Debit document={document} onDone={load.again} />
                  )}
                </div>
                <b>{money(amount, order.currency)}</b>
              </li>
            )
          })}
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
