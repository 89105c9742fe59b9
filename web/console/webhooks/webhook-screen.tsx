// One webhook: its state and staff actions, a dry run, and its deliveries.

import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import { navigate } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Failed, Loading } from '../components/states.tsx'
import { Deliveries, useDeliveries } from './deliveries.tsx'
import { DryRun } from './dry-run.tsx'
import { WebhookFacts, WebhookState } from './webhook-state.tsx'
import { WebhookSteps } from './webhook-steps.tsx'

function Head({ webhook: { name, market } }: { webhook: Webhook }) {
  const t = useMessages('webhooks')
  const frame = useMessages('frame')
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/settings/webhooks')}>{t('title')}</a> · {frame(market)}
        </p>
        <h1>{name}</h1>
      </div>
    </div>
  )
}

function Facts({ webhook }: { webhook: Webhook }) {
  const t = useMessages('webhooks')
  const { moment } = useDates()
  const { address, kinds, pausedWhy, pausedAt, previousSecretUntil } = webhook
  return (
    <>
      <p className="secret">{address}</p>
      <p>{kinds.map(kind => t(kind)).join(', ')}</p>
      <WebhookFacts webhook={webhook} />
      {previousSecretUntil && <small>{t('overlap', { time: moment(previousSecretUntil) })}</small>}
      {pausedWhy && pausedAt && <p className="note">{t('pausedText', { time: moment(pausedAt) })}</p>}
      {pausedWhy === 'restored' && <p className="note">{t('pausedRestoredText')}</p>}
    </>
  )
}

function WebhookPage({ load, webhook }: { load: Load<Webhook>; webhook: Webhook }) {
  const t = useMessages('webhooks')
  const may = useMay()
  const { webhookId } = webhook
  const deliveries = useDeliveries(webhookId, load.again)
  const isFiltered = useQuery().size > 0
  const tested = (deliveryId: number) => {
    // the test is first without filters
    if (isFiltered) navigate(to(`/settings/webhooks/${webhookId}`))
    deliveries.watch(deliveryId)
  }
  return (
    <>
      <Head webhook={webhook} />
      <div className="stack editor">
        <section className="panel" aria-label={t('state')}>
          <header>
            <h2>{t('state')}</h2>
            <WebhookState webhook={webhook} />
          </header>
          <div className="in-b form">
            <Facts webhook={webhook} />
            {may('webhooks.write') && (
              <WebhookSteps webhook={webhook} onChanged={load.show} onReload={load.again} onTested={tested} />
            )}
          </div>
        </section>
        <Deliveries webhookId={webhookId} {...deliveries} />
        {may('webhooks.write') && <DryRun webhook={webhook} />}
      </div>
    </>
  )
}

export function Screen({ parts: [webhookId = ''] }: { parts: readonly string[] }) {
  const load = useLoad(
    webhookId,
    async () => (await call('GET /api/admin/webhooks/{webhookId}', { params: { webhookId } })).data,
  )
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  return <WebhookPage load={load} webhook={load.data} />
}
