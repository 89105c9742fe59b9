// How many notifications are unread: read again when a screen is opened, the tab comes back or a new one is told of, and each
// minute in which the person does something. Nothing is asked while nobody is there: a call would keep the session from ending.

import { useEffect, useRef } from 'react'
import { UNREAD_MAX } from '../../../contract/annotations/notifications.rules.ts'
import { useLocation } from '../../framework/navigation.ts'
import { createObservable, useObservable } from '../../ui/observable.ts'
import { call } from './api.ts'
import { openNotificationStream } from './notification-stream.ts'

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

/** What the person does, for as long as the frame of the console is shown. */
function onActivity(act: () => void): () => void {
  document.addEventListener('pointerdown', act)
  document.addEventListener('keydown', act)
  return () => {
    document.removeEventListener('pointerdown', act)
    document.removeEventListener('keydown', act)
  }
}

/** Keeps the number up to date while the frame of the console is shown to somebody who may be notified. */
export function useUnreadCount(may: boolean): void {
  const { path } = useLocation()
  const isActive = useRef(false)
  const readNow = useRef(() => {})
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
    readNow.current = read
    const comeBack = () => document.visibilityState === 'visible' && read()
    const timer = setInterval(() => isActive.current && comeBack(), EVERY_MS)
    document.addEventListener('visibilitychange', comeBack)
    read()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [may, path])
  useEffect(() => {
    if (!may) return
    const stream = openNotificationStream(() => {
      // nobody is there: the number goes up without a call, and is read when the person is back
      if (isActive.current) readNow.current()
      else unread.set(Math.min(UNREAD_MAX, (unread.get() ?? 0) + 1))
    })
    const ignore = onActivity(() => {
      isActive.current = true
      stream.keepOpen()
    })
    stream.keepOpen()
    return () => {
      ignore()
      stream.close()
    }
  }, [may])
}
