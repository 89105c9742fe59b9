// The number of unread notifications: reloaded when a screen is opened, the tab becomes visible or an event arrives,
// and each minute while the member is active. An inactive console makes no calls, which would keep the session alive.

import { useEffect, useRef } from 'react'
import { UNREAD_MAX } from '../../../contract/annotations/notifications.rules.ts'
import { useLocation } from '../../framework/navigation.ts'
import { createObservable, useObservable } from '../../ui/observable.ts'
import { call } from './api.ts'
import { openNotificationStream } from './notification-stream.ts'

const EVERY_MS = 60_000

const unread = createObservable<number | null>(null)
/** Incremented when marking as read returns: a response to an earlier request is then out of date. */
let marked = 0

/** Null until it is known. */
export const useUnread = (): number | null => useObservable(unread, null)

/** Shows the number returned by marking as read. */
export function showUnread(count: number): void {
  marked += 1
  unread.set(count)
}

/** User activity, while the frame of the console is shown. */
function onActivity(act: () => void): () => void {
  document.addEventListener('pointerdown', act)
  document.addEventListener('keydown', act)
  return () => {
    document.removeEventListener('pointerdown', act)
    document.removeEventListener('keydown', act)
  }
}

/** Keeps the number up to date while the frame is shown to a member with notifications. */
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
      // without a response the previous number stays
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
      // inactive: the number is increased without a call, and reloaded when the member is active again
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
