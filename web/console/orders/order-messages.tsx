// Messages to the customer of an order by mail, text message and push, with their states.

import { useState } from 'react'
import type { MessageState, OrderMessage } from '../../../contract/notifications/order-mails-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Failed, Loading } from '../components/states.tsx'

const FIRST = 10
const ALL = 200

/** States that need attention are highlighted, as elsewhere. */
const MARKS: Record<Exclude<MessageState, 'sent'>, string> = {
  waiting: 'st wait',
  returned: 'tag bad',
  failed: 'tag bad',
  off: 'tag warn',
}

function Row({ message }: { message: OrderMessage }) {
  const t = useMessages('order-messages')
  const { moment } = useDates()
  const { channel, template, subject, language, recipient, state, problem, queuedAt, sentAt } = message
  // text messages have no subject
  const name = subject === '' ? t(`text-${template}` as 'text-shipped') : <span lang={language}>{subject}</span>
  return (
    <li>
      <div className="grow">
        {name}
        <small>{`${t(`channel-${channel}`, { recipient })} · ${moment(sentAt ?? queuedAt)}`}</small>
        {state !== 'sent' && (
          <small>
            <span className={MARKS[state]}>{t(`state-${state}`)}</span>
            {problem !== '' && ` · ${problem}`}
          </small>
        )}
      </div>
    </li>
  )
}

/** `sent` counts mails sent from here, to reload the list. */
export function OrderMessages({ orderNumber, sent }: { orderNumber: number; sent: number }) {
  const t = useMessages('order-messages')
  const [limit, setLimit] = useState(FIRST)
  const load = useLoad(
    `${orderNumber} ${limit} ${sent}`,
    async () =>
      (await call('GET /api/admin/orders/{orderNumber}/messages', { params: { orderNumber }, query: { limit } })).data,
    true,
  )
  const { data, error, busy, again } = load
  return (
    <section className="panel" aria-busy={busy}>
      <header>
        <h2>{t('title')}</h2>
      </header>
      <div className="in-b form">
        {error && <Failed error={error} onRetry={again} />}
        {!data && !error && <Loading />}
        {data && (
          <ul className="rows">
            {data.messages.length === 0 && <li className="sub">{t('none')}</li>}
            {data.messages.map(message => (
              <Row key={message.messageId} message={message} />
            ))}
          </ul>
        )}
        {data?.more && limit < ALL && (
          <button type="button" className="b" disabled={busy} onClick={() => setLimit(ALL)}>
            {t('more')}
          </button>
        )}
      </div>
    </section>
  )
}
