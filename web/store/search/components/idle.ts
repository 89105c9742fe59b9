// When a visitor has been idle long enough for the search nudge; pure.

import { ACTIVITY_DEBOUNCE_MS } from '../../../../contract/shared/timers.ts'

/** Activity is noted at most once in this time. */
const DEBOUNCE_MS = ACTIVITY_DEBOUNCE_MS

export interface IdleWatch {
  /** Last activity, in milliseconds of the caller's clock. */
  last: number
  /** Scrolling ends the watch: the visitor is reading. */
  scrolled: boolean
}

/** The watch after an activity. */
export function withActivity(watch: IdleWatch, kind: 'move' | 'scroll' | 'key', now: number): IdleWatch {
  if (kind === 'scroll') return { ...watch, scrolled: true }
  return now - watch.last < DEBOUNCE_MS ? watch : { ...watch, last: now }
}

export function isIdle({ last, scrolled }: IdleWatch, now: number, seconds: number): boolean {
  return !scrolled && seconds > 0 && now - last >= seconds * 1000
}
