// The event stream by which an open console learns of new notifications at once. Its URL comes from a call, which
// would keep the session alive: it is requested only when the member is active.

import { call } from './api.ts'

/** Minimum time before reconnecting after the stream has ended. */
const AGAIN_MS = 10_000

interface NotificationStream {
  /** Reconnects if the stream has ended; called on user activity. */
  keepOpen(): void
  close(): void
}

/** Connects; `onChange` is called for each new notification. */
export function openNotificationStream(onChange: () => void): NotificationStream {
  let stream: EventSource | null = null
  let isClosed = false
  let isWaiting = false
  const later = () => {
    setTimeout(() => {
      isWaiting = false
    }, AGAIN_MS)
  }
  const keepOpen = () => {
    if (stream || isWaiting || isClosed) return
    isWaiting = true
    call('GET /api/admin/session/notifications/stream').then(({ data }) => {
      if (isClosed) return
      stream = new EventSource(data.address)
      stream.onmessage = ({ data: line }) => line === 'changed' && onChange()
      // its URL is signed for a minute: a new one is needed to reconnect
      stream.onerror = () => {
        stream?.close()
        stream = null
        later()
      }
    }, later)
  }
  return {
    keepOpen,
    close() {
      isClosed = true
      stream?.close()
    },
  }
}
