// Creates the first owner by the link that is printed at the first start.

import { type FormEvent, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { takeSession } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { LoginFrame } from './login-frame.tsx'

const MIN_PASSWORD = 12
const EMPTY = { name: '', email: '', password: '' }

export function SetupPage({ token }: { token: string }) {
  const t = useMessages('login')
  const { language } = useLocale()
  const link = useLoad(
    token,
    async () => (await call('GET /api/admin/session/setup/{token}', { params: { token } })).data,
  )
  const { busy, problem, run } = useAct()
  const [owner, setOwner] = useState(EMPTY)
  const entered = (key: keyof typeof EMPTY) => ({
    value: owner[key],
    onChange: (event: { target: { value: string } }) => setOwner({ ...owner, [key]: event.target.value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { ...owner, language }
    const reply = await run(() => call('POST /api/admin/session/setup/{token}', { params: { token }, body }))
    if (!reply) return
    navigate(to('/'), { replace: true })
    takeSession(reply.data)
  }
  if (link.error) {
    return (
      <LoginFrame title={t('setupTitle')}>
        <Failed error={link.error} onRetry={link.again} />
      </LoginFrame>
    )
  }
  if (!link.data) return <Loading />
  return (
    <LoginFrame title={t('setupTitle')} text={t('setupText')}>
      <form className="form" onSubmit={submit}>
        <Field label={t('name')} autoComplete="name" required maxLength={100} {...entered('name')} />
        <Field label={t('email')} type="email" autoComplete="username" required {...entered('email')} />
        <Field
          label={t('newPassword')}
          hint={t('passwordHint')}
          type="password"
          autoComplete="new-password"
          required
          minLength={MIN_PASSWORD}
          maxLength={128}
          {...entered('password')}
        />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('createOwner')}
        </button>
      </form>
    </LoginFrame>
  )
}
