// Accepts an invitation: shows the invited person and role, and sets the password; then the login continues.

import { type FormEvent, useState } from 'react'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { takeSession } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Problem } from '../components/field.tsx'
import { useRoleName } from '../components/role-name.ts'
import { Failed, Loading } from '../components/states.tsx'
import { LoginFrame } from './login-frame.tsx'

const MIN_PASSWORD = 12

export function InvitationPage({ token }: { token: string }) {
  const t = useMessages('login')
  const frame = useMessages('frame')
  const nameOf = useRoleName()
  const invitation = useLoad(
    token,
    async () => (await call('GET /api/admin/session/invitation/{token}', { params: { token } })).data,
  )
  const { busy, problem, run } = useAct()
  const [name, setName] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const { data, error, again } = invitation
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { password, ...(name && { name }) }
    const reply = await run(() => call('POST /api/admin/session/invitation/{token}', { params: { token }, body }))
    if (!reply) return
    navigate(to('/'), { replace: true })
    takeSession(reply.data)
  }
  if (error) {
    return (
      <LoginFrame title={t('invitationTitle')}>
        <Failed error={error} onRetry={again} />
      </LoginFrame>
    )
  }
  if (!data) return <Loading />
  const markets = data.markets.map(code => frame(code)).join(', ')
  return (
    <LoginFrame title={t('invitationTitle')} text={t('invitationText', { role: nameOf(data) ?? '', markets })}>
      <form className="form" onSubmit={submit}>
        <Field label={t('email')} type="email" autoComplete="username" readOnly value={data.email} />
        <Field
          label={t('name')}
          autoComplete="name"
          required
          maxLength={100}
          value={name ?? data.name}
          onChange={event => setName(event.target.value)}
        />
        <Field
          label={t('newPassword')}
          hint={t('passwordHint')}
          type="password"
          autoComplete="new-password"
          required
          minLength={MIN_PASSWORD}
          maxLength={128}
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('accept')}
        </button>
      </form>
    </LoginFrame>
  )
}
