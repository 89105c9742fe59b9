// Makes a webhook or changes it: name, address, market and events; the secret of a new one is shown once.

import { type FormEvent, useState } from 'react'
import type { Market } from '../../../contract/shared/market.ts'
import { WEBHOOK_KINDS, type WebhookKind } from '../../../contract/webhooks/kinds.rules.ts'
import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMember } from '../app/session.ts'
import { market as shownMarket } from '../app/settings.ts'
import { useAct } from '../app/use-act.ts'
import { CheckList } from '../components/check-list.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { MadeSecret } from './made-secret.tsx'

interface Fields {
  name: string
  address: string
  market: Market
  kinds: readonly WebhookKind[]
}

interface FieldsProps {
  value: Fields
  /** A webhook stays in its market. */
  isNew: boolean
  onChange(part: Partial<Fields>): void
}

function WebhookFields({ value, isNew, onChange }: FieldsProps) {
  const t = useMessages('webhooks')
  const frame = useMessages('frame')
  const { markets } = useMember()
  const { name, address, market, kinds } = value
  return (
    <>
      <Field
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={80}
        value={name}
        onChange={event => onChange({ name: event.target.value })}
      />
      <Field
        label={t('address')}
        hint={t('addressHint')}
        required
        type="url"
        maxLength={500}
        value={address}
        onChange={event => onChange({ address: event.target.value })}
      />
      {isNew && markets.length > 1 && (
        <Select<Market>
          label={frame('market')}
          value={market}
          options={markets.map(value => ({ value, label: frame(value) }))}
          onChange={market => onChange({ market })}
        />
      )}
      <CheckList<WebhookKind>
        label={t('events')}
        dense
        options={WEBHOOK_KINDS.map(value => ({ value, label: t(value) }))}
        value={kinds}
        onChange={kinds => onChange({ kinds })}
        note={kinds.length === 0 && <small className="sub">{t('noEvent')}</small>}
      />
    </>
  )
}

interface FormProps {
  /** Null for a new one. */
  webhook: Webhook | null
  onClose(): void
  onSaved(webhook: Webhook): void
}

export function WebhookForm({ webhook, onClose, onSaved }: FormProps) {
  const t = useMessages('webhooks')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [webhookId] = useState(() => webhook?.webhookId ?? newId())
  const { name, address, kinds } = webhook ?? { name: '', address: '', kinds: [] }
  const [fields, setFields] = useState<Fields>({ name, address, kinds, market })
  /** What a new webhook came with; its secret is null when the store had made it already. */
  const [made, setMade] = useState<{ secret: string | null } | null>(null)
  if (made) return <MadeSecret name={fields.name} secret={made.secret} onClose={onClose} />
  const body = { name: fields.name, address: fields.address, kinds: [...fields.kinds] }
  const create = async () => {
    const sent = { ...body, webhookId, market: fields.market }
    const created = await run(async () => (await call('POST /api/admin/webhooks', { body: sent })).data)
    if (!created) return
    setMade(created)
    shownMarket.set(fields.market)
    onSaved(created.webhook)
  }
  const change = async ({ version }: Webhook) => {
    const sent = { params: { webhookId }, body: { ...body, version } }
    const changed = await run(async () => (await call('POST /api/admin/webhooks/{webhookId}', sent)).data)
    if (!changed) return
    showToast(t('saved'))
    onSaved(changed)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (webhook ? change(webhook) : create())
  }
  return (
    <Dialog title={t(webhook ? 'change' : 'create')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <WebhookFields
          value={fields}
          isNew={webhook === null}
          onChange={part => setFields(before => ({ ...before, ...part }))}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || fields.kinds.length === 0}>
            {t(webhook ? 'save' : 'create')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
