// The login popup: all steps of login and sign-up in one dialog, on any page.

import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useMessages } from '../../app/messages.ts'
import { type AuthFlow, verifyCode } from './auth-flow.ts'
import { CodeForm } from './code-form.tsx'
import { IdentifyForm } from './identify-form.tsx'
import styles from './login.module.css'
import { closeLogin, type LoginRequest } from './open-login.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialButtons } from './social-buttons.tsx'

type Step = 'identify' | 'password' | 'code' | 'details'

interface LoginPopupProps {
  request: LoginRequest
  onClose(): void
  onEntered(): void
}

export function LoginPopup({ request, onClose, onEntered }: LoginPopupProps) {
  const t = useMessages('auth')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const [step, setStep] = useState<Step>('identify')
  const [flow, setFlow] = useState<AuthFlow | null>(null)
  const body = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts at its first field
  useEffect(() => body.current?.querySelector('input')?.focus(), [step])
  const sent = (next: AuthFlow) => {
    setFlow(next)
    setStep('code')
  }
  const entered = (name = '') => {
    showToast(name ? t('welcome', { name }) : t('welcomeBack'))
    onEntered()
  }
  const check = async (otp: string) => {
    if (!flow) return
    const next = await verifyCode(flow, otp)
    if (next === 'entered') return entered()
    setFlow(next)
    setStep('details')
  }
  return (
    <Dialog open id="myModal" title={request.title ?? t('loginDialog')} closeLabel={tCommon('close')} onClose={onClose}>
      <div ref={body}>
        {step === 'identify' && (
          <div className={styles.form}>
            <p className="quiet">{t('loginText')}</p>
            <IdentifyForm flowType="login" initial={flow?.identifier} redirect="" onSent={sent} />
          </div>
        )}
        {step === 'password' && <PasswordForm onEntered={() => entered()} />}
        {step === 'code' && flow && (
          <CodeForm flow={flow} onCode={check} onSent={setFlow} onChange={() => setStep('identify')} />
        )}
        {step === 'details' && flow && <SignUpForm flow={flow} onEntered={entered} />}
        {(step === 'identify' || step === 'password') && (
          <>
            <p className={styles.more}>
              <Button kind="quiet" onClick={() => setStep(step === 'password' ? 'identify' : 'password')}>
                {t(step === 'password' ? 'useCode' : 'usePassword')}
              </Button>
              <a href={href('/forgot-password')} onClick={closeLogin}>
                {t('forgot')}
              </a>
            </p>
            <PasskeyLogin onEntered={() => entered()} />
            <SocialButtons redirect={request.redirect ?? ''} />
          </>
        )}
      </div>
    </Dialog>
  )
}
