// The login popup wherever it is opened: brings its words along and goes where it was asked to afterwards.

import { useContext, useEffect, useState } from 'react'
import { StoreContext } from '../../../framework/locale.ts'
import { navigate } from '../../../framework/navigation.ts'
import { loadWords, type Words } from '../../app/messages.ts'
import { LoginPopup } from './login-popup.tsx'
import { closeLogin, type LoginRequest } from './open-login.ts'

export function LoginHost({ request }: { request: LoginRequest }) {
  const setting = useContext(StoreContext)
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    loadWords(['auth', 'business'], setting.language)
      .then(setWords)
      .catch(() => closeLogin())
  }, [setting.language])
  const entered = () => {
    closeLogin()
    const here = location.pathname + location.search + location.hash
    navigate(request.redirect ?? here, { replace: request.redirect === undefined, keepScroll: !request.redirect })
  }
  if (!words) return null
  return (
    <StoreContext value={{ ...setting, words: { ...setting.words, ...words } }}>
      <LoginPopup request={request} onClose={closeLogin} onEntered={entered} />
    </StoreContext>
  )
}
