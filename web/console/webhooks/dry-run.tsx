// Shows the request that a webhook would get for a record; nothing is sent.

import { type FormEvent, useState } from 'react'
import { WEBHOOK_KINDS, type WebhookKind } from '../../../contract/webhooks/kinds.rules.ts'
import type { Webhook, WebhookDryRun } from '../../../contract/webhooks/schemas.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem, Select } from '../components/field.tsx'
import { Body, HeaderTable } from './request-parts.tsx'

export function DryRun({ webhook: { webhookId, kinds } }: { webhook: Webhook }) {
  const t = useMessages('webhooks')
  const { busy, problem, run } = useAct()
  const [kind, setKind] = useState<WebhookKind>(kinds[0] ?? 'order.placed')
  const [record, setRecord] = useState('')
  const [shown, setShown] = useState<WebhookDryRun | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setShown(null)
    const sent = { params: { webhookId }, body: { kind, record: record.trim() } }
    const found = await run(async () => (await call('POST /api/admin/webhooks/{webhookId}/dryRun', sent)).data)
    if (found) setShown(found)
  }
  return (
    <section className="panel" aria-label={t('dryRun')}>
      <header>
        <h2>{t('dryRun')}</h2>
      </header>
      <div className="in-b form">
        <p className="soft">{t('dryRunText')}</p>
        <form className="form two" onSubmit={submit}>
          <Select<WebhookKind>
            label={t('event')}
            value={kind}
            options={WEBHOOK_KINDS.map(value => ({ value, label: t(value) }))}
            onChange={setKind}
          />
          <Field
            label={t('record')}
            hint={t('recordHint')}
            required
            maxLength={40}
            value={record}
            onChange={event => setRecord(event.target.value)}
          />
          <Problem text={problem} />
          <button type="submit" className="b" disabled={busy}>
            {t('showRequest')}
          </button>
        </form>
        {shown && (
          <div role="status">
            <p className="secret">POST {shown.address}</p>
            <HeaderTable title={t('headers')} headers={shown.headers} />
            <Body title={t('body')} text={shown.body} />
          </div>
        )}
      </div>
    </section>
  )
}
