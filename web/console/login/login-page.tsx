// Login: by passkey, or by password and the code of the authenticator app, which is enrolled if the role requires
// one.

import { type FormEvent, useState } from 'react'
import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { takeSession } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem } from '../components/field.tsx'
import { CodeForm } from './code-form.tsx'
import { CompanyButton } from './company-button.tsx'
import { Enrolment } from './enrolment.tsx'
import { LoginFrame } from './login-frame.tsx'
import { logInByPasskey } from './passkey-browser.ts'
import { PasskeyButton } from './passkey-button.tsx'

function PasswordStep() {
  const t = useMessages('login')
  const { busy, problem, run } = useAct()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await run(() => call('POST /api/admin/session/login', { body: { email, password } }))
    if (reply) takeSession(reply.data)
  }
  return (
    <LoginFrame title={t('title')}>
      <form className="form" onSubmit={submit}>
        <Field
          label={t('email')}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <Field
          label={t('password')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('next')}
        </button>
      </form>
      <PasskeyButton label={t('passkeyLogin')} ask={logInByPasskey} onSession={takeSession} />
      <CompanyButton />
      <p className="sub">{t('noAccount')}</p>
    </LoginFrame>
  )
}

async function startAgain(): Promise<void> {
  const { data } = await call('POST /api/admin/session/logout')
  takeSession(data)
}

function CodeStep() {
  const t = useMessages('login')
  const { run } = useAct()
  return (
    <LoginFrame title={t('codeTitle')} text={t('codeText')}>
      <CodeForm
        label={t('login')}
        onFactor={async factor => {
          const { data } = await call('POST /api/admin/session/second-factor', { body: factor })
          takeSession(data)
        }}
      />
      <PasskeyButton label={t('passkeyLogin')} ask={logInByPasskey} onSession={takeSession} />
      <button type="button" className="b flat" onClick={() => run(startAgain)}>
        {t('otherAccount')}
      </button>
    </LoginFrame>
  )
}

export function LoginPage({ session }: { session: StaffSession }) {
  const t = useMessages('login')
  if (session.state === 'second-factor') return <CodeStep />
  if (session.state === 'enrol') {
    return (
      <LoginFrame title={t('enrolTitle')} text={t('enrolText')}>
        <Enrolment onDone={takeSession} />
      </LoginFrame>
    )
  }
  return <PasswordStep />
}
