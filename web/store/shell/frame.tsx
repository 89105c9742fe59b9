// The frame around every screen: skip link, header, main, footer, phone navigation, notices, loading bar.

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { TIMERS } from '../../../contract/shared/limits.ts'
import { readStored } from '../../framework/api/browser-storage.ts'
import { loader } from '../../framework/loading-bar.ts'
import { useText } from '../../framework/locale.ts'
import { useObservable } from '../../ui/observable.ts'
import { NO_TOASTS, toasts } from '../../ui/toast.ts'
import { addToCart } from '../cart/components/cart-actions.ts'
import { watchIdle } from '../search/components/watch-idle.ts'
import { BottomNav } from './bottom-nav.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import type { Shell } from './shell.ts'
import { SiteFooter } from './site-footer.tsx'

const Toaster = lazy(() => import('../../ui/toaster.tsx').then(module => ({ default: module.Toaster })))

const CompareBar = lazy(() =>
  import('../storefront/components/compare-bar.tsx').then(module => ({ default: module.CompareBar })),
)
const SearchNudge = lazy(() =>
  import('../search/components/search-nudge.tsx').then(module => ({ default: module.SearchNudge })),
)

/** The notices, fetched with the first one. */
function Notices() {
  const shown = useObservable(toasts, NO_TOASTS)
  const used = useRef(false)
  used.current ||= shown.length > 0
  return used.current ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}

interface FrameProps {
  shell: Shell
  /** Without the category bar and the phone navigation. */
  plain: boolean
  /** Title of the page, announced when it changes. */
  title: string
  children: ReactNode
}

export function Frame({ shell, plain, title, children }: FrameProps) {
  const t = useText('common')
  const loading = useObservable(loader, false)
  const [comparing, setComparing] = useState(false)
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (readStored('kh_compare')) setComparing(true)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins the wait anew
  useEffect(() => {
    setIdle(false)
    return watchIdle(TIMERS.searchNudge / 1000, () => setIdle(true))
  }, [title])
  /** One listener for the add buttons and the boxes to compare of all cards. */
  const act = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-compare]')) setComparing(true)
    const button = event.target.closest<HTMLElement>('[data-add]')
    if (!button?.dataset.add || button.ariaBusy) return
    button.ariaBusy = 'true'
    void addToCart(button.dataset.add, Number(button.dataset.quantity ?? 1), t('added')).finally(() => {
      button.ariaBusy = null
    })
  }
  return (
    <>
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
      <Notices />
      <Suspense>{comparing && <CompareBar />}</Suspense>
      <Suspense>{idle && !plain && <SearchNudge />}</Suspense>
    </>
  )
}
