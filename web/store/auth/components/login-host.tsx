// The login popup: loads its messages and navigates to the requested address after login.

import { useContext, useEffect, useState } from 'react'
import { LocaleContext } from '../../../framework/locale.ts'
import { loadMessages, type Messages } from '../../../framework/messages/messages.ts'
import { navigate } from '../../../framework/navigation.ts'
import { writeBackUrl } from './back-url.ts'
import { LoginPopup } from './login-popup.tsx'
import { closeLogin, type LoginRequest } from './open-login.ts'

export function LoginHost({ request }: { request: LoginRequest }) {
  const setting = useContext(LocaleContext)
  const [messages, setMessages] = useState<Messages | null>(null)
  useEffect(() => {
    loadMessages(['auth', 'business'], setting.language)
      .then(setMessages)
      .catch(() => closeLogin())
  }, [setting.language])
  // the popup may navigate to a page, such as the one for a forgotten password
  useEffect(() => {
    const { redirect, title = document.title } = request
    writeBackUrl({ backurl: redirect ?? location.pathname + location.search + location.hash, title, source: 'popup' })
  }, [request])
  const close = () => {
    writeBackUrl(null)
    closeLogin()
  }
  const entered = () => {
    close()
    const here = location.pathname + location.search + location.hash
    navigate(request.redirect ?? here, { replace: request.redirect === undefined, keepScroll: !request.redirect })
  }
  if (!messages) return null
  return (
    <LocaleContext value={{ ...setting, messages: { ...setting.messages, ...messages } }}>
      <LoginPopup request={request} onClose={close} onEntered={entered} />
    </LocaleContext>
  )
}
