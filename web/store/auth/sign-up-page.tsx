// The sign-up page: verifies a mobile number or email, then asks for the details.

import { useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages } from '../app/messages.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthData } from './auth-loader.ts'
import { type AuthFlow, verifyCode } from './components/auth-flow.ts'
import { CodeForm } from './components/code-form.tsx'
import { IdentifyForm } from './components/identify-form.tsx'
import { SignUpForm } from './components/sign-up-form.tsx'
import { useEntered } from './use-entered.ts'
import { useFlow } from './use-flow.ts'

export function Screen({ data }: { data: AuthData }) {
  const t = useMessages('auth')
  const { href } = useLocale()
  const entered = useEntered()
  const [kept, keep] = useFlow()
  const [exists, setExists] = useState(false)
  // Ignore a record of another flow, or one without proof.
  const usable = kept && (kept.flowType === 'signup' || (kept.flowType === 'login' && kept.data.proof !== ''))
  const flow = kept === undefined ? undefined : usable ? kept : null
  const sent = (next: AuthFlow) => {
    setExists(next.isUserExists)
    keep(next.isUserExists ? null : next)
  }
  const check = async (otp: string) => {
    if (!flow) return
    const next = await verifyCode(flow, otp)
    if (next === 'entered') return
    sent(next)
  }
  const redirect = data.redirect || (flow?.data.redirect ?? '')
  const login = href(redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login')
  const foot = (
    <p>
      {t('haveAccount')} <a href={login}>{t('loginLink')}</a>
    </p>
  )
  return (
    <AuthFrame title={t('signUpTitle')} intro={flow ? undefined : t('signUpText')} foot={foot}>
      {exists && (
        <Notice tone="warn" live actions={<a href={login}>{t('loginLink')}</a>}>
          {t('exists')}
        </Notice>
      )}
      {flow === undefined && <Skeleton height="160px" />}
      {flow === null && <IdentifyForm flowType="signup" redirect={redirect} onSent={sent} />}
      {flow && !flow.data.proof && <CodeForm flow={flow} onCode={check} onSent={sent} onChange={() => keep(null)} />}
      {flow?.data.proof && <SignUpForm flow={flow} onEntered={name => entered(redirect, name)} />}
    </AuthFrame>
  )
}
