// The frame around every screen: skip link, header, main, footer, mobile navigation, toasts, loading bar, login popup.

import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { readStored } from '../../framework/api/browser-storage.ts'
import type { FrameProps } from '../../framework/app-definition.ts'
import { loadingBar } from '../../framework/loading-bar.ts'
import { useObservable } from '../../ui/observable.ts'
import { NO_TOASTS, toasts } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { useLoginRequest } from '../auth/components/open-login.ts'
import { addToCart } from '../cart/components/cart-actions.ts'
import { FeaturesOff } from '../shared/features.ts'
import { BottomNav } from './bottom-nav.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import type { Shell } from './shell.ts'
import { SiteFooter } from './site-footer.tsx'
import type { OpenedPage } from './track-page.ts'

/** Later work of a page is fetched when it is shown and idle. */
const SETTLED_MS = 5000

const Toaster = lazy(() => import('../../ui/toaster.tsx').then(module => ({ default: module.Toaster })))

const LoginHost = lazy(() =>
  import('../auth/components/login-host.tsx').then(module => ({ default: module.LoginHost })),
)
const CompareBar = lazy(() =>
  import('../storefront/components/compare-bar.tsx').then(module => ({ default: module.CompareBar })),
)
const PageVisit = lazy(() => import('./page-visit.tsx').then(module => ({ default: module.PageVisit })))

/** The login popup, fetched when a screen first opens it. */
function Login() {
  const request = useLoginRequest()
  return request ? (
    <Suspense>
      <LoginHost request={request} />
    </Suspense>
  ) : null
}

/** The toasts, fetched with the first one. */
function Toasts() {
  const shown = useObservable(toasts, NO_TOASTS)
  const used = useRef(false)
  used.current ||= shown.length > 0
  return used.current ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}

export function Frame({ shell, plain, title, children }: FrameProps<Shell>) {
  const t = useMessages('common')
  const loading = useObservable(loadingBar, false)
  const [comparing, setComparing] = useState(false)
  const [visit, setVisit] = useState<OpenedPage>()
  useEffect(() => {
    if (readStored('kh_compare')) setComparing(true)
  }, [])
  const shown = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another visit
  useEffect(() => {
    const left = new AbortController()
    const page = { url: location.href, previous: shown.current, at: Date.now(), left: left.signal }
    shown.current = page.url
    setTimeout(() => setVisit(page), SETTLED_MS)
    return () => left.abort()
  }, [title])
  /** One listener for the add buttons and the boxes to compare of all cards. */
  const act = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-compare]')) setComparing(true)
    const button = event.target.closest<HTMLElement>('[data-add]')
    if (!button?.dataset.add || button.ariaBusy) return
    button.ariaBusy = 'true'
    void addToCart(button.dataset.add.toUpperCase(), Number(button.dataset.quantity ?? 1), t('added')).finally(() => {
      button.ariaBusy = null
    })
  }
  return (
    <FeaturesOff value={shell.off}>
      <a className={styles.skip} href="#main" data-native="">
        {t('skip')}
      </a>
      <div className={styles.loading} hidden={!loading} role="progressbar" aria-label={t('loading')} />
      <Header shell={shell} plain={plain} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: buttons inside turn keys into clicks themselves */}
      <main id="main" className={styles.main} onClick={act}>
        {children}
      </main>
      <SiteFooter footer={shell.footer} />
      {!plain && <BottomNav categories={shell.categories} />}
      <p className="vh" aria-live="polite">
        {title}
      </p>
      <Toasts />
      <Suspense>{comparing && <CompareBar />}</Suspense>
      <Suspense>{visit && <PageVisit page={visit} plain={plain} />}</Suspense>
      <Login />
    </FeaturesOff>
  )
}
