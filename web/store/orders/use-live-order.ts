// Refetches an order when the server says that it has changed.

import { useEffect, useRef } from 'react'
import { quietCall } from '../../framework/session/session.ts'
import { type OrderContents, readOrder } from './order-data.ts'

/** Several changes come together, such as a state and its event. */
const SETTLE_MS = 400
/** Before another attempt when the stream has ended. */
const AGAIN_MS = 15_000

/**
 * Follows an order while the page is visible: a hidden one would keep one of the few connections of the browser. `onChange`
 * is handed the order as it is then.
 */
export function useLiveOrder(orderNumber: number, onChange: (contents: OrderContents) => void): void {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    let stream: EventSource | null = null
    let settle: ReturnType<typeof setTimeout> | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const read = () =>
      readOrder(quietCall, orderNumber)
        .then(contents => {
          if (!ended) latest.current(contents)
        })
        // the next change reads it again
        .catch(() => undefined)
    const close = () => {
      clearTimeout(again)
      clearTimeout(settle)
      stream?.close()
      stream = null
    }
    const open = async () => {
      close()
      try {
        const { data } = await quietCall('GET /api/v1/order/stream', { query: { orderNumber } })
        if (ended || document.hidden) return
        stream = new EventSource(data.address)
      } catch {
        again = setTimeout(open, AGAIN_MS)
        return
      }
      // also when it opens: the order may have changed for the last time between the page and the connection
      stream.onmessage = () => {
        clearTimeout(settle)
        settle = setTimeout(read, SETTLE_MS)
      }
      // its address is signed for a minute: a new one is needed to connect again
      stream.onerror = () => {
        close()
        again = setTimeout(open, AGAIN_MS)
      }
    }
    const follow = () => (document.hidden ? close() : void open())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', follow)
      close()
    }
  }, [orderNumber])
}
