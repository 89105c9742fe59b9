// Invites a person to the console by mail.

import { type FormEvent, useState } from 'react'
import type { Language } from '../../../contract/shared/market.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMember } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { type Rights, RoleFields } from '../components/role-fields.tsx'

export function InviteForm({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const t = useMessages('staff')
  const own = useMember()
  const { busy, problem, run } = useAct()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState<Language>(own.language)
  const [rights, setRights] = useState<Rights>({ role: 'orders', markets: own.markets })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await run(() => call('POST /api/admin/staff', { body: { name, email, language, ...rights } }))
    if (!reply) return
    showToast(t('invited', { email: reply.data.email }))
    onDone()
  }
  return (
    <Dialog title={t('inviteTitle')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="soft">{t('inviteText')}</p>
        <Field
          label={t('name')}
          required
          maxLength={100}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Field
          label={t('email')}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <RoleFields value={rights} onChange={setRights} />
        <Select<Language>
          label={t('language')}
          value={language}
          options={[
            { value: 'en', label: t('english') },
            { value: 'hi', label: t('hindi') },
          ]}
          onChange={setLanguage}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || rights.markets.length === 0}>
            {t('send')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
