// A panel that offers a search to an idle shopper; it covers no prices and can be closed.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SEARCH_NUDGE_MS } from '../../../../contract/shared/timers.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useLocation } from '../../../framework/navigation.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { WithMessages } from '../../../framework/with-messages.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMessages } from '../../app/messages.ts'
import { webConfig } from '../../shared/web-config.ts'
import { type Box, freeSpot } from './free-spot.ts'
import styles from './search-nudge.module.css'
import { watchIdle } from './watch-idle.ts'

const DISMISSED = 'kh_nudge'
const MAX_TERMS = 5
/** Pages on which the nudge would disturb the shopper. */
const BUSY = /^\/(checkout|dashboard|login|otp|sign-up|forgot-password|order-confirmation|quickorder|compare)(\/|$)/

function dismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}

/** Time already waited before this file was fetched. */
const WAITED = SEARCH_NUDGE_MS / 1000

/** Opens after the rest of the configured delay, or at once. */
function useOpening(path: string): [open: boolean, close: () => void] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (BUSY.test(path) || dismissed()) return
    let stop = () => {}
    const left = new AbortController()
    void webConfig().then(({ searchNudgeSeconds: seconds }) => {
      if (left.signal.aborted || seconds <= 0) return
      if (seconds > WAITED) stop = watchIdle(seconds - WAITED, () => setOpen(true))
      else setOpen(true)
    })
    return () => {
      left.abort()
      stop()
    }
  }, [path])
  const close = () => {
    try {
      sessionStorage.setItem(DISMISSED, '1')
    } catch {
      // it may be shown again on another page
    }
    setOpen(false)
  }
  return [open, close]
}

/** Boxes of all amounts of money that can be seen. */
function shownPrices(): Box[] {
  const leaves = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    ({ childElementCount, textContent }) => childElementCount === 0 && /₹|AED/.test(textContent),
  )
  return leaves.map(leaf => leaf.getBoundingClientRect())
}

/** Puts the panel where it covers no price; without such a place it stays hidden. */
function usePlace() {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const barOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const inner = {
      ...{ left: 0, right: document.documentElement.clientWidth },
      top: Math.max(0, barOf('header')?.bottom ?? 0),
      bottom: Math.min(
        innerHeight,
        barOf('[data-action-bar]')?.top || innerHeight,
        innerHeight - (innerWidth < 720 ? 64 : 0),
      ),
    }
    const spot = freeSpot(element.getBoundingClientRect(), inner, shownPrices())
    element.style.visibility = spot ? 'visible' : 'hidden'
    if (spot) Object.assign(element.style, { left: `${spot.left}px`, top: `${spot.top}px` })
  }, [])
  return panel
}

function Panel({ onClose, path }: { onClose(): void; path: string }) {
  const { href } = useLocale()
  const panel = usePlace()
  // On a category page the search is limited to it.
  const category = /\/(\d{9,10})$/.exec(path)?.[1]
  const [name] = useState(() => (category && document.querySelector('main h1')?.textContent) || '')
  const t = useMessages('search')
  const tCommon = useMessages('common')
  const [terms, setTerms] = useState<readonly { term: string; link: string }[]>([])
  useEffect(() => {
    if (category) return
    quietCall('GET /api/v1/search/suggest', { query: { str: '' } }).then(
      ({ data }) => setTerms(data.terms.slice(0, MAX_TERMS)),
      () => undefined,
    )
  }, [category])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <section ref={panel} className={styles.nudge} aria-labelledby="search-nudge">
      <button type="button" className={styles.close} aria-label={tCommon('close')} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
      <h2 id="search-nudge">{name ? t('nudgeIn', { name }) : t('nudgeTitle')}</h2>
      <p>{t('nudgeText')}</p>
      <form action={href('/search')} className={styles.form}>
        <input
          name="str"
          type="search"
          aria-label={tCommon('searchLabel')}
          placeholder={t('nudgeField')}
          maxLength={120}
        />
        {category && <input type="hidden" name="category" value={category} />}
        <button type="submit" aria-label={tCommon('search')}>
          <Icon name="search" />
        </button>
      </form>
      {terms.length > 0 && (
        <nav aria-label={t('popular')}>
          <ul>
            {terms.map(({ term, link }) => (
              <li key={term}>
                <a href={href(link)}>{term}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="vh" role="status">
        {name ? t('nudgeIn', { name }) : t('nudgeTitle')}
      </p>
    </section>
  )
}

export function SearchNudge() {
  const { path } = useLocation()
  const [open, close] = useOpening(path)
  if (!open) return null
  return (
    <WithMessages namespace="search">
      <Panel onClose={close} path={path} />
    </WithMessages>
  )
}
