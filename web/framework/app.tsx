// The root of the store: the frame, the current screen in it, and what happens when the page changes.

import { Component, lazy, type ReactNode, Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Language, Market } from '../../contract/shared/market.ts'
import { ROUTES } from '../store/app/routes.ts'
import { useLoginRequest } from '../store/auth/components/open-login.ts'
import { Failure } from '../store/shared/failure.tsx'
import { Frame } from '../store/shell/frame.tsx'
import type { Shell } from '../store/shell/shell.ts'
import { StoreContext } from './locale.ts'
import { LocationContext } from './navigation.ts'
import type { PageState } from './page-state.ts'
import { startRouter } from './router.ts'

const LoginHost = lazy(() =>
  import('../store/auth/components/login-host.tsx').then(module => ({ default: module.LoginHost })),
)

/** The login popup, fetched when a screen first asks for it. */
function Login() {
  const request = useLoginRequest()
  return request ? (
    <Suspense>
      <LoginHost request={request} />
    </Suspense>
  ) : null
}

interface AppProps {
  initial: PageState
  setting: { market: Market; language: Language; shell: Shell }
}

/** A screen that fails shows the error text in place of a blank page. */
class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children
  }
}

/** Moves focus to the heading of a new page, so that keyboard and screen reader start there. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

export function App({ initial, setting }: AppProps) {
  const [page, setPage] = useState(initial)
  const shown = useRef(initial.payload)
  const { market, language, shell } = setting
  const { payload, Screen, words, search, hash } = page

  useEffect(() => {
    // Another screen may take its time; what changes within a screen answers at once.
    const show = (next: PageState, inPlace: boolean) => (inPlace ? setPage(next) : startTransition(() => setPage(next)))
    return startRouter(initial, language, show)
  }, [initial, language])
  useEffect(() => {
    if (shown.current === payload) return
    shown.current = payload
    focusHeading()
  }, [payload])

  const store = useMemo(() => ({ market, language, words }), [market, language, words])
  const location = useMemo(() => ({ path: payload.path, search, hash }), [payload.path, search, hash])
  return (
    <StoreContext value={store}>
      <LocationContext value={location}>
        <Frame shell={shell} plain={ROUTES[payload.route].frame === 'plain'} title={payload.head.title}>
          <ScreenBoundary key={payload.route + payload.path}>
            <Suspense>
              <Screen data={payload.data} />
            </Suspense>
          </ScreenBoundary>
        </Frame>
        <Login />
      </LocationContext>
    </StoreContext>
  )
}
