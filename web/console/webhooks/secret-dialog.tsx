// Creates a new secret of a webhook; the previous one also signs for the chosen hours.

import { type FormEvent, useState } from 'react'
import { DEFAULT_OVERLAP_HOURS, MAX_OVERLAP_HOURS } from '../../../contract/webhooks/kinds.rules.ts'
import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { MadeSecret } from './made-secret.tsx'

interface Props {
  webhook: Webhook
  onClose(): void
  onChanged(webhook: Webhook): void
}

export function SecretDialog({ webhook, onClose, onChanged }: Props) {
  const t = useMessages('webhooks')
  const { busy, problem, run } = useAct()
  const [hours, setHours] = useState(String(DEFAULT_OVERLAP_HOURS))
  const [secret, setSecret] = useState('')
  const { webhookId, name, version } = webhook
  if (secret) return <MadeSecret name={name} secret={secret} onClose={onClose} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = { params: { webhookId }, body: { version, overlapHours: Number(hours) } }
    const made = await run(async () => (await call('POST /api/admin/webhooks/{webhookId}/secret', sent)).data)
    if (!made) return
    setSecret(made.secret ?? '')
    onChanged(made.webhook)
  }
  return (
    <Dialog title={t('newSecretTitle', { name })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t('newSecretText')}</p>
        <Field
          label={t('overlapHours')}
          hint={t('overlapHint', { max: MAX_OVERLAP_HOURS })}
          type="number"
          required
          min={0}
          max={MAX_OVERLAP_HOURS}
          step={1}
          value={hours}
          onChange={event => setHours(event.target.value)}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('newSecret')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
