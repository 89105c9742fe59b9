// Refetches an order when the server reports a change.

import { useEffect, useRef } from 'react'
import { quietCall } from '../../framework/session/session.ts'
import { type OrderContents, readOrder } from './order-data.ts'

/** Several changes come together, such as a state and its event. */
const SETTLE_MS = 400
/** Delay before reconnecting after the stream has ended. */
const AGAIN_MS = 15_000

/**
 * Follows an order while the page is visible: a hidden one would occupy one of the browser's few connections.
 * `onChange` receives the current order.
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
        // the next change reloads it
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
      // its URL is signed for a minute: a new one is needed to reconnect
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
