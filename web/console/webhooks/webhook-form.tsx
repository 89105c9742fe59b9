// Creates or changes a webhook: name, URL, market and events; the secret of a new one is shown once.

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
import { useVersioned } from '../app/use-versioned.ts'
import { CheckList } from '../components/check-list.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { DiscardButton, type FieldWord, FormConflict, KeptDraft } from '../components/form-conflict.tsx'
import { newId } from '../components/new-id.ts'
import { MadeSecret } from './made-secret.tsx'

interface Fields {
  webhookId: string
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

type Stored = Pick<Webhook, 'webhookId' | 'name' | 'address' | 'kinds' | 'market' | 'version'>

/** The id of a new one is kept with its draft: a retry after a reload creates no second webhook. */
const fieldsOf = ({ webhookId, name, address, kinds, market }: Stored): Fields => ({
  ...{ webhookId, name, address, kinds, market },
})

/** No secret is part of the form, nor of its draft. */
function useWebhook({ webhook, onClose, onSaved }: FormProps) {
  const t = useMessages('webhooks')
  const { market } = useLocale()
  const [record] = useState<Stored>(
    () => webhook ?? { webhookId: newId(), name: '', address: '', kinds: [], market, version: 0 },
  )
  const params = { webhookId: record.webhookId }
  const form = useVersioned(
    `webhook_${webhook?.webhookId ?? market}`,
    record,
    fieldsOf,
    async (): Promise<Stored> => (await call('GET /api/admin/webhooks/{webhookId}', { params })).data,
  )
  /** The created webhook; its secret is null if an earlier attempt had created it. */
  const [made, setMade] = useState<{ name: string; secret: string | null } | null>(null)
  const create = async () => {
    const created = await form.save(async (_version, { kinds, ...rest }) => {
      return (await call('POST /api/admin/webhooks', { body: { ...rest, kinds: [...kinds] } })).data
    })
    if (!created) return
    setMade({ name: created.webhook.name, secret: created.secret })
    shownMarket.set(created.webhook.market)
    onSaved(created.webhook)
  }
  const change = async () => {
    const changed = await form.save(async (version, { name, address, kinds }) => {
      const sent = { params, body: { name, address, kinds: [...kinds], version } }
      return (await call('POST /api/admin/webhooks/{webhookId}', sent)).data
    })
    if (!changed) return
    showToast(t('saved'))
    onSaved(changed)
    onClose()
  }
  return { form, made, save: () => void (webhook ? change() : create()) }
}

function useWords() {
  const t = useMessages('webhooks')
  return ({ name, address, kinds }: Fields): FieldWord<Fields>[] => [
    { name: 'name', label: t('name'), value: name },
    { name: 'address', label: t('address'), value: address },
    {
      name: 'kinds',
      label: t('events'),
      value: [...kinds]
        .sort()
        .map(kind => t(kind))
        .join(', '),
    },
  ]
}

export function WebhookForm(props: FormProps) {
  const t = useMessages('webhooks')
  const { webhook, onClose, onSaved } = props
  const { form, made, save } = useWebhook(props)
  const words = useWords()
  const { fields, act } = form
  const title = t(webhook ? 'change' : 'create')
  if (made) return <MadeSecret {...made} onClose={onClose} />
  if (form.theirs) {
    const take = (theirs: Stored | null) => {
      if (webhook && theirs) onSaved({ ...webhook, ...theirs })
      onClose()
    }
    return (
      <Dialog title={title} onClose={onClose}>
        <FormConflict {...{ form, words }} onTaken={take} />
      </Dialog>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        <WebhookFields value={fields} isNew={webhook === null} onChange={form.set} />
        <Problem text={act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy || fields.kinds.length === 0}>
            {t(webhook ? 'save' : 'create')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
    </Dialog>
  )
}
