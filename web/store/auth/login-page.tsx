// The login page: a code to a mobile number or email, or a password.

import { useEffect, useState } from 'react'
import { readStored } from '../../framework/api/browser-storage.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthData } from './auth-loader.ts'
import { type AuthFlow, writeFlow } from './components/auth-flow.ts'
import { writeBackUrl } from './components/back-url.ts'
import { IdentifyForm } from './components/identify-form.tsx'
import { PasskeyLogin } from './components/passkey-login.tsx'
import { PasswordForm } from './components/password-form.tsx'
import { SocialButtons } from './components/social-buttons.tsx'
import { useEntered } from './use-entered.ts'

export function Screen({ data: { redirect } }: { data: AuthData }) {
  const t = useMessages('auth')
  const { href } = useLocale()
  const entered = useEntered()
  const [byPassword, setByPassword] = useState(false)
  useEffect(() => {
    writeBackUrl(redirect ? { backurl: redirect, title: document.title, source: 'page' } : null)
  }, [redirect])
  const [chosen, setChosen] = useState(0)
  useEffect(() => setChosen(readStored<string[]>('kh_wishlist')?.length ?? 0), [])
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
      {chosen > 0 && (
        <p>
          <a href={href('/dashboard/wishlist')}>{t('guestWishlist', { count: chosen })}</a>
        </p>
      )}
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
      <PasskeyLogin onEntered={() => entered(redirect)} />
      <SocialButtons redirect={redirect} />
    </AuthFrame>
  )
}
