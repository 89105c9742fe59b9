// The connection by which an open console learns of new notifications at once. Its address comes from a call, which would
// keep the session from ending: it is asked for when the person does something, and not while nobody is there.

import { call } from './api.ts'

/** Before another attempt when the stream has ended, at the earliest. */
const AGAIN_MS = 10_000

interface NotificationStream {
  /** Connects again if the stream has ended; called when the person does something. */
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
      // its address is signed for a minute: a new one is needed to connect again
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
