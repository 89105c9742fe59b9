// Watches for idle visitors in the browser.

import { IDLE_CHECK_MS } from '../../../../contract/shared/timers.ts'
import { isIdle, withActivity } from './idle.ts'

const ACTIVITY = { pointermove: 'move', pointerdown: 'move', keydown: 'key', scroll: 'scroll' } as const
/** An open dialog or a focused field is not idle. */
const IN_USE = 'dialog[open],input:focus,select:focus,textarea:focus'

/** Calls `onIdle` once, after the given seconds without pointer, scroll or key, counted from `since`. Returns a disposer. */
export function watchIdle(seconds: number, onIdle: () => void, since = performance.now()): () => void {
  let watch = { last: since, scrolled: scrollY > 0 }
  const heard = new AbortController()
  for (const [event, kind] of Object.entries(ACTIVITY)) {
    const hear = () => {
      watch = withActivity(watch, kind, performance.now())
    }
    addEventListener(event, hear, { signal: heard.signal, passive: true })
  }
  const stop = () => {
    clearInterval(timer)
    heard.abort()
  }
  const timer = setInterval(() => {
    if (document.querySelector(IN_USE) || !isIdle(watch, performance.now(), seconds)) return
    stop()
    onIdle()
  }, IDLE_CHECK_MS)
  return stop
}
