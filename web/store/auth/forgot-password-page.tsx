// The page for a forgotten password: verifies the mobile number or email, then asks for a new password and logs in.

import { type FormEvent, useRef, useState } from 'react'
import { SHORTEST_PASSWORD } from '../../../contract/auth/password.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthData } from './auth-loader.ts'
import { type AuthFlow, enterByPassword, verifyCode } from './components/auth-flow.ts'
import { CodeForm } from './components/code-form.tsx'
import { bodyOf } from './components/identifier.ts'
import { IdentifyForm } from './components/identify-form.tsx'
import formStyles from './components/login.module.css'
import { PasswordField } from './components/password-form.tsx'
import { useEntered } from './use-entered.ts'

function NewPasswordForm({ flow, onEntered }: { flow: AuthFlow; onEntered(): void }) {
  const t = useMessages('auth')
  const [password, setPassword] = useState('')
  const [short, setShort] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const tooShort = password.length < SHORTEST_PASSWORD
    setShort(tooShort)
    if (tooShort) return focusFirstError(form.current)
    void action.run(async () => {
      const body = { ...bodyOf(flow), proof: flow.data.proof, password }
      await quietCall('POST /api/v1/login/updatepassword', { body })
      await enterByPassword(flow, password)
      onEntered()
    })
  }
  return (
    <form ref={form} className={formStyles.form} method="post" onSubmit={submit} noValidate>
      <Notice tone="good">{t('verified', { to: flow.identifier })}</Notice>
      {/* Password managers store the new password under it. */}
      <input type="text" name="username" autoComplete="username" value={flow.identifier} readOnly hidden />
      <PasswordField
        fresh
        label={t('newPassword')}
        value={password}
        error={short ? t('passwordShort') : ''}
        onChange={value => {
          setPassword(value)
          setShort(false)
        }}
      />
      <FormError text={action.error} />
      <Button kind="go" size="big" type="submit" busy={action.busy} wide>
        {t('savePassword')}
      </Button>
    </form>
  )
}

export function Screen({ data: { redirect } }: { data: AuthData }) {
  const t = useMessages('auth')
  const { href } = useLocale()
  const entered = useEntered()
  const [flow, setFlow] = useState<AuthFlow | null>(null)
  const check = async (otp: string) => {
    if (!flow) return
    const next = await verifyCode(flow, otp)
    if (next !== 'entered') setFlow(next)
  }
  const foot = (
    <p>
      <a href={href('/login')}>{t('loginLink')}</a>
    </p>
  )
  return (
    <AuthFrame title={t('forgotTitle')} intro={flow ? undefined : t('forgotText')} foot={foot}>
      {!flow && <IdentifyForm flowType="forgot-password" redirect={redirect} onSent={setFlow} />}
      {flow && !flow.data.proof && (
        <CodeForm flow={flow} onCode={check} onSent={setFlow} onChange={() => setFlow(null)} />
      )}
      {flow?.data.proof && <NewPasswordForm flow={flow} onEntered={() => entered(redirect)} />}
    </AuthFrame>
  )
}
