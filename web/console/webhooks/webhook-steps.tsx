// Staff actions on a webhook: test, pause, change, new secret, delete.

import { useState } from 'react'
import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookForm } from './webhook-form.tsx'

interface StepsProps {
  webhook: Webhook
  onChanged(webhook: Webhook): void
  /** Reloads the webhook, which somebody else may have changed. */
  onReload(): void
  /** A test was sent, with this delivery. */
  onTested(deliveryId: number): void
}

export function WebhookSteps({ webhook, onChanged, onReload, onTested }: StepsProps) {
  const t = useMessages('webhooks')
  const { busy, problem, run } = useAct()
  const [open, setOpen] = useState<'form' | 'secret' | 'remove' | null>(null)
  const params = { webhookId: webhook.webhookId }
  const isActive = webhook.state === 'active'
  const test = async () => {
    const body = { testId: newId() }
    const sent = await run(async () => (await call('POST /api/admin/webhooks/{webhookId}/test', { params, body })).data)
    if (!sent) return
    showToast(t('testSent'))
    onTested(sent.deliveryId)
  }
  const pauseOrResume = async () => {
    const path = isActive ? 'POST /api/admin/webhooks/{webhookId}/pause' : 'POST /api/admin/webhooks/{webhookId}/resume'
    const changed = await run(async () => (await call(path, { params })).data)
    if (!changed) return
    showToast(t(isActive ? 'wasPaused' : 'wasResumed'))
    onChanged(changed)
  }
  const close = () => {
    setOpen(null)
    onReload()
  }
  return (
    <>
      <div className="acts">
        <button type="button" className="b go" disabled={busy} onClick={test}>
          {t('test')}
        </button>
        <button type="button" className="b" disabled={busy} onClick={pauseOrResume}>
          {t(isActive ? 'pause' : 'resume')}
        </button>
        <button type="button" className="b" onClick={() => setOpen('form')}>
          {t('change')}
        </button>
        <button type="button" className="b" onClick={() => setOpen('secret')}>
          {t('newSecret')}
        </button>
        <button type="button" className="b" onClick={() => setOpen('remove')}>
          {t('remove')}
        </button>
      </div>
      <Problem text={problem} />
      {open === 'form' && <WebhookForm webhook={webhook} onClose={close} onSaved={onChanged} />}
      {open === 'secret' && <SecretDialog webhook={webhook} onClose={close} onChanged={onChanged} />}
      {open === 'remove' && <RemoveDialog webhook={webhook} onClose={() => setOpen(null)} />}
    </>
  )
}
