// The login page: a code to a mobile number or email, or a password.

import { useState } from 'react'
import { useStore, useText } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthData } from './auth-loader.ts'
import { type AuthFlow, writeFlow } from './components/auth-flow.ts'
import { IdentifyForm } from './components/identify-form.tsx'
import { PasswordForm } from './components/password-form.tsx'
import { useEntered } from './use-entered.ts'

export function Screen({ data: { redirect } }: { data: AuthData }) {
  const text = useText('auth')
  const { href } = useStore()
  const entered = useEntered()
  const [byPassword, setByPassword] = useState(false)
  const query = redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''
  const sent = (flow: AuthFlow) => {
    writeFlow(flow)
    navigate(href('/otp'))
  }
  const foot = (
    <>
      <p>
        <Button kind="quiet" onClick={() => setByPassword(!byPassword)}>
          {text(byPassword ? 'useCode' : 'usePassword')}
        </Button>
        <a href={href(`/forgot-password${query}`)}>{text('forgot')}</a>
      </p>
      <p>
        {text('noAccount')} <a href={href(`/sign-up${query}`)}>{text('signUpLink')}</a>
      </p>
      <p className="quiet">{text('terms')}</p>
    </>
  )
  return (
    <AuthFrame title={text('loginTitle')} intro={text('loginText')} foot={foot}>
      {byPassword ? (
        <PasswordForm onEntered={() => entered(redirect)} />
      ) : (
        <IdentifyForm flowType="login" redirect={redirect} onSent={sent} />
      )}
    </AuthFrame>
  )
}
