// Outgoing webhooks of the market: where messages go, whether they arrive, and making another one.

import { useState } from 'react'
import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { SettingsHead } from '../components/settings-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookFacts, WebhookState } from './webhook-state.tsx'

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useMessages('webhooks')
  const { webhookId, name, address, kinds } = webhook
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <a href={to(`/settings/webhooks/${webhookId}`)}>
            <b>{name}</b>
          </a>{' '}
          <WebhookState webhook={webhook} /> <span className="sub">{t('eventCount', { count: kinds.length })}</span>
        </span>
        <small className="clip">{address}</small>
        <WebhookFacts webhook={webhook} />
      </div>
    </li>
  )
}

export function Screen() {
  const t = useMessages('webhooks')
  const { market } = useLocale()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const load = useLoad(market, async () => (await call('GET /api/admin/webhooks', { query: { market } })).data.webhooks)
  return (
    <div className="stack editor">
      <SettingsHead current="webhooks" />
      {load.data && <p className="soft">{t('intro')}</p>}
      {load.data && may('webhooks.write') && (
        <div className="acts">
          <button type="button" className="b go" onClick={() => setOpen(true)}>
            {t('create')}
          </button>
        </div>
      )}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && <EmptyState icon="link" title={t('nothing')} />}
      {load.data && load.data.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {load.data.map(webhook => (
              <WebhookRow key={webhook.webhookId} webhook={webhook} />
            ))}
          </ul>
        </section>
      )}
      {open && <WebhookForm webhook={null} onClose={() => setOpen(false)} onSaved={load.again} />}
    </div>
  )
}
