// How many notifications are unread: read again when a screen is opened or the tab comes back, and each minute in which the
// person does something. Nothing is asked while nobody is there: a call would keep the session from ending.

import { useEffect, useRef } from 'react'
import { useLocation } from '../../framework/navigation.ts'
import { createObservable, useObservable } from '../../ui/observable.ts'
import { call } from './api.ts'

const EVERY_MS = 60_000

const unread = createObservable<number | null>(null)
/** Counts what marking as read has returned: an answer to an earlier question is out of date then. */
let marked = 0

/** Null until it is known. */
export const useUnread = (): number | null => useObservable(unread, null)

/** Shows the number that marking as read has returned. */
export function showUnread(count: number): void {
  marked += 1
  unread.set(count)
}

/** Keeps the number up to date while the frame of the console is shown to somebody who may be notified. */
export function useUnreadPoll(may: boolean): void {
  const { path } = useLocation()
  const isActive = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen reads it again
  useEffect(() => {
    if (!may) return
    const read = () => {
      isActive.current = false
      const before = marked
      // without an answer the number of before stays
      call('GET /api/admin/session/notifications/unread').then(
        ({ data }) => marked === before && unread.set(data.unread),
        () => undefined,
      )
    }
    const act = () => {
      isActive.current = true
    }
    const comeBack = () => document.visibilityState === 'visible' && read()
    const timer = setInterval(() => isActive.current && comeBack(), EVERY_MS)
    document.addEventListener('pointerdown', act)
    document.addEventListener('keydown', act)
    document.addEventListener('visibilitychange', comeBack)
    read()
    return () => {
      clearInterval(timer)
      document.removeEventListener('pointerdown', act)
      document.removeEventListener('keydown', act)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [may, path])
}
