// One delivery of a webhook: its event and state on one line; request, attempts and responses below it.

import { useState } from 'react'
import type { DeliveryState } from '../../../contract/webhooks/kinds.rules.ts'
import type { WebhookDelivery, WebhookDeliveryDetail } from '../../../contract/webhooks/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { Body, HeaderTable } from './request-parts.tsx'

const COLOURS: Readonly<Record<DeliveryState, string>> = { waiting: 'warn', delivered: 'good', failed: 'bad' }

type Attempt = WebhookDeliveryDetail['attempts'][number]

/** The receiver's response, or why there is none. */
function useOutcome(): (attempt: Pick<Attempt, 'status' | 'error'>) => string {
  const t = useMessages('webhooks')
  return ({ status, error }) => {
    const parts = [status === null ? '' : t('answer', { status: String(status) }), error ? t(`error-${error}`) : '']
    // the status says enough
    return (error === 'status' ? parts.slice(0, 1) : parts).filter(Boolean).join(' · ')
  }
}

function AttemptItem({ attempt }: { attempt: Attempt }) {
  const t = useMessages('webhooks')
  const { number } = useLocale()
  const { moment } = useDates()
  const outcome = useOutcome()
  const { at, duration, error, response } = attempt
  return (
    <li>
      <p>
        {moment(at)} · <span className={error ? 'late' : undefined}>{outcome(attempt)}</span> ·{' '}
        {t('took', { ms: number(duration) })}
      </p>
      {response && <Body title={t('response')} text={response} />}
    </li>
  )
}

interface DetailProps {
  webhookId: string
  delivery: WebhookDelivery
}

function DeliveryDetail({ webhookId, delivery }: DetailProps) {
  const t = useMessages('webhooks')
  const { deliveryId, state, tries } = delivery
  const params = { webhookId, deliveryId }
  const load = useLoad(
    `${deliveryId} ${state} ${tries}`,
    async () => (await call('GET /api/admin/webhooks/{webhookId}/deliveries/{deliveryId}', { params })).data,
    true,
  )
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const { messageId, body, attempts } = load.data
  const [latest] = attempts
  return (
    <div className="form">
      <small>
        {t('messageId')} <code>{messageId}</code>
      </small>
      <Body title={t('body')} text={body} />
      {latest && <HeaderTable title={t('headersOfLatest')} headers={latest.headers} />}
      <b>{t('attempts')}</b>
      {attempts.length === 0 ? (
        <p className="soft">{t('noAttempt')}</p>
      ) : (
        <ol className="attempts">
          {attempts.map(attempt => (
            <AttemptItem key={attempt.at} attempt={attempt} />
          ))}
        </ol>
      )}
    </div>
  )
}

/** When the next attempt is due, or how the last one went. */
function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const t = useMessages('webhooks')
  const { moment } = useDates()
  const outcome = useOutcome()
  const { tries, dueAt } = delivery
  const facts = [
    outcome(delivery),
    tries > 0 ? t('tries', { count: tries }) : '',
    dueAt ? t('due', { time: moment(dueAt) }) : '',
  ].filter(Boolean)
  return <small>{facts.join(' · ')}</small>
}

interface RowProps extends DetailProps {
  onRetried(deliveryId: number): void
}

export function DeliveryRow({ webhookId, delivery, onRetried }: RowProps) {
  const t = useMessages('webhooks')
  const { moment } = useDates()
  const may = useMay()
  const { busy, problem, run } = useAct()
  const [open, setOpen] = useState(false)
  const { deliveryId, kind, record, state, createdAt } = delivery
  const name = [t(kind), record].filter(Boolean).join(' ')
  const retry = async () => {
    const params = { webhookId, deliveryId }
    const path = 'POST /api/admin/webhooks/{webhookId}/deliveries/{deliveryId}/retry'
    if (!(await run(() => call(path, { params })))) return
    showToast(t('retried'))
    onRetried(deliveryId)
  }
  return (
    <li className="lead">
      <details className="grow entry" onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>
          <b>{name}</b> <span className={`tag ${COLOURS[state]}`}>{t(`delivery-${state}`)}</span>
          <small>{moment(createdAt)}</small>
          <Outcome delivery={delivery} />
        </summary>
        {open && <DeliveryDetail webhookId={webhookId} delivery={delivery} />}
      </details>
      {may('webhooks.write') && (
        <div className="acts">
          <button type="button" className="b sm" disabled={busy} aria-label={`${t('retry')}: ${name}`} onClick={retry}>
            {t('retry')}
          </button>
          <Problem text={problem} />
        </div>
      )}
    </li>
  )
}
