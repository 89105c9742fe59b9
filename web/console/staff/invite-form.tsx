// Invites a person to the console by mail.

import type { FormEvent } from 'react'
import type { Language } from '../../../contract/shared/market.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMember } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { DiscardButton, KeptDraft } from '../components/form-conflict.tsx'
import { type Rights, RoleFields } from '../components/role-fields.tsx'

interface Invitation {
  name: string
  email: string
  language: Language
  rights: Rights
}

export function InviteForm({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const t = useMessages('staff')
  const own = useMember()
  const { busy, problem, run } = useAct()
  const draft = useDraft<Invitation>('invite', {
    ...{ name: '', email: '', language: own.language, rights: { role: 'orders', markets: own.markets } },
  })
  const { name, email, language, rights } = draft.value
  const set = (part: Partial<Invitation>) => draft.set({ ...draft.value, ...part })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await run(() => call('POST /api/admin/staff', { body: { name, email, language, ...rights } }))
    if (!reply) return
    draft.drop()
    showToast(t('invited', { email: reply.data.email }))
    onDone()
  }
  return (
    <Dialog title={t('inviteTitle')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="soft">{t('inviteText')}</p>
        {draft.restored && <KeptDraft onDrop={draft.drop} />}
        <Field
          label={t('name')}
          required
          maxLength={100}
          value={name}
          onChange={event => set({ name: event.target.value })}
        />
        <Field
          label={t('email')}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={event => set({ email: event.target.value })}
        />
        <RoleFields value={rights} onChange={next => set({ rights: next })} />
        <Select<Language>
          label={t('language')}
          value={language}
          options={[
            { value: 'en', label: t('english') },
            { value: 'hi', label: t('hindi') },
          ]}
          onChange={next => set({ language: next })}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || rights.markets.length === 0}>
            {t('send')}
          </button>
          <DiscardButton form={draft} />
        </div>
      </form>
    </Dialog>
  )
}
