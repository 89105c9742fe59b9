// The landing page of partner links: the token is removed from the address at once and used when the visitor continues.

import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { applySession } from '../app/session.ts'
import { FormError } from '../shared/form-error.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { actOf } from './components/partner-token.ts'

/** The token from the query or the fragment; null until the page runs in the browser. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  const read = useRef(false)
  useEffect(() => {
    if (read.current) return
    read.current = true
    const { search, hash, pathname } = location
    const found = new URLSearchParams(search).get('token') ?? new URLSearchParams(hash.slice(1)).get('token')
    history.replaceState(history.state, '', pathname)
    setToken(found ?? '')
  })
  return token
}

export function Screen() {
  const t = useMessages('auth')
  const { href } = useLocale()
  const token = useToken()
  const act = actOf(token ?? '')
  const action = useAction()
  const [failed, setFailed] = useState(false)
  const proceed = async () => {
    const done = await action.run(async () => {
      const body = { token: token ?? '' }
      if (act === 'login') {
        const { data } = await quietCall('POST /api/v1/createProductUrl/tokenAuthentication', { body })
        await applySession(data.session)
        return navigate(href(data.link), { replace: true })
      }
      const { data } = await quietCall('POST /api/v1/createProductUrl/processD2cToken', { body })
      await applySession(data.session)
      if (data.rejected.length > 0) showToast(t('partnerRejected', { count: data.rejected.length }))
      navigate(href(data.link), { replace: true })
    })
    setFailed(!done)
  }
  const home = (
    <ButtonLink kind="go" href={href('/')}>
      {t('partnerHome')}
    </ButtonLink>
  )
  if (token !== null && !act) {
    return (
      <AuthFrame title={t('partnerTitle')}>
        <p role="alert">{t('partnerBroken')}</p>
        {home}
      </AuthFrame>
    )
  }
  const texts = { login: 'partnerLogin', product: 'partnerProduct', cart: 'partnerCart' } as const
  return (
    <AuthFrame title={t('partnerTitle')}>
      <p>{act ? t(texts[act]) : t('partnerReading')}</p>
      <FormError text={action.error} />
      {failed ? (
        home
      ) : (
        <Button kind="go" size="big" wide busy={action.busy} disabled={!act} onClick={() => void proceed()}>
          {t('partnerContinue')}
        </Button>
      )}
    </AuthFrame>
  )
}
