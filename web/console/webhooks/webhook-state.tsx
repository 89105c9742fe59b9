// The state of a webhook in the list and on its page, and of its deliveries.

import type { PauseReason } from '../../../contract/webhooks/kinds.rules.ts'
import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'

const COLOURS: Readonly<Record<PauseReason, string>> = { staff: 'warn', failures: 'bad', gone: 'bad', restored: 'warn' }

/** Active, or paused with the reason. */
export function WebhookState({ webhook: { state, pausedWhy } }: { webhook: Webhook }) {
  const t = useMessages('webhooks')
  const colour = pausedWhy ? COLOURS[pausedWhy] : state === 'active' ? 'good' : 'warn'
  return <span className={`tag ${colour}`}>{t(pausedWhy ? `paused-${pausedWhy}` : state)}</span>
}

/** The last success and pending deliveries; failing attempts and failed deliveries are highlighted. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const t = useMessages('webhooks')
  const { moment } = useDates()
  const { lastSuccessAt, waiting, failed, failures, failingSince } = webhook
  const facts = [
    lastSuccessAt ? t('lastSuccess', { time: moment(lastSuccessAt) }) : t('neverSent'),
    waiting > 0 ? t('waitingCount', { count: waiting }) : '',
  ]
  const problems = [
    failures > 0 && failingSince ? t('failing', { count: failures, time: moment(failingSince) }) : '',
    failed > 0 ? t('failedCount', { count: failed }) : '',
  ]
  return (
    <>
      <small>{facts.filter(Boolean).join(' · ')}</small>
      {problems.some(Boolean) && <small className="late">{problems.filter(Boolean).join(' · ')}</small>}
    </>
  )
}
