// The root component of an app: the current screen in its frame, and what happens when the page changes.

import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { App } from './app-definition.ts'
import { LocaleContext } from './locale.ts'
import { LocationContext } from './navigation.ts'
import type { PageState } from './page-state.ts'
import { startRouter } from './router.ts'

interface AppRootProps {
  app: App
  initial: PageState
  setting: { market: Market; language: Language; shell: unknown }
}

interface BoundaryProps {
  Failure: ComponentType
  children: ReactNode
}

/** Shows the app's error text in place of a screen that throws. */
class ScreenBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { Failure, children } = this.props
    return this.state.failed ? <Failure /> : children
  }
}

/** Moves focus to the heading of a new page, where keyboard and screen reader users start reading. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

export function AppRoot({ app, initial, setting }: AppRootProps) {
  const [page, setPage] = useState(initial)
  const shown = useRef(initial.payload)
  const { market, language, shell } = setting
  const { payload, Screen, messages, search, hash } = page
  const { Frame, Failure, routes } = app

  useEffect(() => {
    // A new screen may render in the background; a change within a screen is shown at once.
    const show = (next: PageState, inPlace: boolean) => (inPlace ? setPage(next) : startTransition(() => setPage(next)))
    return startRouter(app, initial, language, show)
  }, [app, initial, language])
  useEffect(() => {
    if (shown.current === payload) return
    shown.current = payload
    focusHeading()
  }, [payload])

  const locale = useMemo(() => ({ market, language, messages }), [market, language, messages])
  const location = useMemo(() => ({ path: payload.path, search, hash }), [payload.path, search, hash])
  return (
    <LocaleContext value={locale}>
      <LocationContext value={location}>
        <Frame shell={shell} plain={routes[payload.route]?.frame === 'plain'} title={payload.head.title}>
          <ScreenBoundary key={payload.route + payload.path} Failure={Failure}>
            <Suspense>
              <Screen data={payload.data} />
            </Suspense>
          </ScreenBoundary>
        </Frame>
      </LocationContext>
    </LocaleContext>
  )
}
