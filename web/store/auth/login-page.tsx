// The login page: a code to a mobile number or email, or a password.

import { useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthData } from './auth-loader.ts'
import { type AuthFlow, writeFlow } from './components/auth-flow.ts'
import { IdentifyForm } from './components/identify-form.tsx'
import { PasswordForm } from './components/password-form.tsx'
import { useEntered } from './use-entered.ts'

export function Screen({ data: { redirect } }: { data: AuthData }) {
  const t = useMessages('auth')
  const { href } = useLocale()
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
          {t(byPassword ? 'useCode' : 'usePassword')}
        </Button>
        <a href={href(`/forgot-password${query}`)}>{t('forgot')}</a>
      </p>
      <p>
        {t('noAccount')} <a href={href(`/sign-up${query}`)}>{t('signUpLink')}</a>
      </p>
      <p className="quiet">{t('terms')}</p>
    </>
  )
  return (
    <AuthFrame title={t('loginTitle')} intro={t('loginText')} foot={foot}>
      {byPassword ? (
        <PasswordForm onEntered={() => entered(redirect)} />
      ) : (
        <IdentifyForm flowType="login" redirect={redirect} onSent={sent} />
      )}
    </AuthFrame>
  )
}
