// Stands once in the application: fetches the login popup and its words when a screen first asks for it.

import { type ComponentProps, lazy, Suspense, useContext, useEffect, useState } from 'react'
import { loadWords, type Words } from '../../../i18n/words.ts'
import { navigate } from '../navigation.ts'
import { closeLogin, useLoginRequest } from '../open-login.ts'
import { StoreContext } from '../store-context.ts'

const LoginPopup = lazy(() => import('./login-popup.tsx').then(module => ({ default: module.LoginPopup })))

/** The popup with its words, wherever it is opened. */
function WithWords(props: ComponentProps<typeof LoginPopup>) {
  const setting = useContext(StoreContext)
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    loadWords(['auth', 'business'], setting.language)
      .then(setWords)
      .catch(() => closeLogin())
  }, [setting.language])
  if (!words) return null
  return (
    <StoreContext value={{ ...setting, words: { ...setting.words, ...words } }}>
      <LoginPopup {...props} />
    </StoreContext>
  )
}

export function LoginHost() {
  const request = useLoginRequest()
  if (!request) return null
  const entered = () => {
    closeLogin()
    const here = location.pathname + location.search + location.hash
    navigate(request.redirect ?? here, { replace: request.redirect === undefined, keepScroll: !request.redirect })
  }
  return (
    <Suspense>
      <WithWords request={request} onClose={closeLogin} onEntered={entered} />
    </Suspense>
  )
}
