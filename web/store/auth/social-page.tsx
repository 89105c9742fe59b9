// The page that login providers redirect to: completes the login, or the visitor verifies an account to connect.

import { useEffect, useRef, useState } from 'react'
import { PROVIDER_NAMES } from '../../../contract/auth/social.rules.ts'
import type { SocialUser } from '../../../contract/auth/social-api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { hrefIn, useLocale } from '../../framework/locale.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages } from '../app/messages.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthData } from './auth-loader.ts'
import type { AuthFlow } from './components/auth-flow.ts'
import { CodeForm } from './components/code-form.tsx'
import { IdentifyForm } from './components/identify-form.tsx'
import { PasswordForm } from './components/password-form.tsx'
import { completeLogin, connectByCode, connectUser, readSocialFlow } from './components/social-flow.ts'
import { useEntered } from './use-entered.ts'

/** Asks for a code or for the password of the account to connect. */
export function ProveAccount({ user, onEntered }: { user: SocialUser; onEntered(): void }) {
  const t = useMessages('auth')
  const [flow, setFlow] = useState<AuthFlow | null>(null)
  const [byPassword, setByPassword] = useState(false)
  const check = async (otp: string) => {
    if (!flow) return
    await connectByCode(user, flow, otp)
    onEntered()
  }
  if (flow) return <CodeForm flow={flow} onCode={check} onSent={setFlow} onChange={() => setFlow(null)} />
  return (
    <>
      <Notice>{t('socialProve', { name: PROVIDER_NAMES[user.provider], account: user.email || user.name })}</Notice>
      {byPassword ? (
        <PasswordForm enter={(typed, password) => connectUser(user, typed, { password })} onEntered={onEntered} />
      ) : (
        <IdentifyForm flowType="login" initial={user.email} redirect="" onSent={setFlow} />
      )}
      <p>
        <Button kind="quiet" onClick={() => setByPassword(!byPassword)}>
          {t(byPassword ? 'useCode' : 'usePassword')}
        </Button>
      </p>
    </>
  )
}

/** Completes the login once, and removes the used code from the address. */
function useReturn() {
  const { language } = useLocale()
  const entered = useEntered()
  const [user, setUser] = useState<SocialUser | null>(null)
  const action = useAction()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const flow = readSocialFlow()
    const returned = location.search.slice(1)
    if (flow && flow.language !== language) return location.replace(hrefIn(flow.language, `/login/social?${returned}`))
    history.replaceState(history.state, '', location.pathname)
    void action.run(async () => {
      if (!flow) throw new ApiError(400, { code: 'auth.social-not-logged-in' })
      const stranger = await completeLogin(flow.provider, returned)
      if (stranger) setUser(stranger)
      else entered(flow.redirect)
    })
  })
  return { user, error: action.error, done: () => entered(readSocialFlow()?.redirect ?? '') }
}

export function Screen(_: { data: AuthData }) {
  const t = useMessages('auth')
  const { href } = useLocale()
  const { user, error, done } = useReturn()
  return (
    <AuthFrame title={t('socialTitle')}>
      {!user && !error && <Skeleton height="264px" />}
      {error && (
        <>
          <p role="alert">{error}</p>
          <ButtonLink kind="go" href={href('/login')}>
            {t('startAgain')}
          </ButtonLink>
        </>
      )}
      {user && <ProveAccount user={user} onEntered={done} />}
    </AuthFrame>
  )
}
