// The page that asks for the login code.

import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages } from '../app/messages.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthData } from './auth-loader.ts'
import { verifyCode, writeFlow } from './components/auth-flow.ts'
import { CodeForm } from './components/code-form.tsx'
import { useEntered } from './use-entered.ts'
import { useFlow } from './use-flow.ts'

export function Screen(_: { data: AuthData }) {
  const t = useMessages('auth')
  const { href } = useLocale()
  const entered = useEntered()
  const [flow, keep] = useFlow()
  const check = async (otp: string) => {
    if (!flow) return
    const next = await verifyCode(flow, otp)
    if (next === 'entered') return entered(flow.data.redirect)
    // Not through this page's state: it would show the form for a used code until the next page is loaded.
    writeFlow(next)
    navigate(href('/sign-up'), { replace: true })
  }
  const again = href(flow?.data.redirect ? `/login?redirect=${encodeURIComponent(flow.data.redirect)}` : '/login')
  return (
    <AuthFrame title={t('otpTitle')}>
      {flow === undefined && <Skeleton height="264px" />}
      {flow === null && (
        <>
          <p>{t('noFlow')}</p>
          <ButtonLink kind="go" href={href('/login')}>
            {t('startAgain')}
          </ButtonLink>
        </>
      )}
      {flow && <CodeForm flow={flow} onCode={check} onSent={keep} onChange={() => navigate(again)} />}
    </AuthFrame>
  )
}
