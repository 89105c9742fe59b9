// Changes the member's password; the other sessions end.

import { type FormEvent, useState } from 'react'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { session, useMember } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem } from '../components/field.tsx'

const EMPTY = { presentPassword: '', password: '' }

export function PasswordPanel() {
  const t = useMessages('own')
  const login = useMessages('login')
  const { email } = useMember()
  const { busy, problem, run } = useAct()
  const [entered, setEntered] = useState(EMPTY)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await run(() => call('POST /api/admin/session/password', { body: entered }))
    if (!reply) return
    setEntered(EMPTY)
    session.set(reply.data)
    showToast(t('passwordChanged'))
  }
  return (
    <section className="panel" aria-labelledby="password">
      <header>
        <h2 id="password">{login('password')}</h2>
      </header>
      <form className="in-b form" onSubmit={submit}>
        <input type="email" autoComplete="username" hidden readOnly value={email} />
        <Field
          label={t('presentPassword')}
          type="password"
          autoComplete="current-password"
          required
          value={entered.presentPassword}
          onChange={event => setEntered({ ...entered, presentPassword: event.target.value })}
        />
        <Field
          label={login('newPassword')}
          hint={login('passwordHint')}
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
          maxLength={128}
          value={entered.password}
          onChange={event => setEntered({ ...entered, password: event.target.value })}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b" disabled={busy}>
            {t('changePassword')}
          </button>
        </div>
      </form>
    </section>
  )
}
