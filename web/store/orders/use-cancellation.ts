// The lines of an order chosen for cancellation, and the resulting amounts from the server.

import { useRef, useState } from 'react'
import type { CancelPreview, Order } from '../../../contract/orders/schemas.ts'
import { randomId } from '../../framework/api/browser-storage.ts'
import { quietCall } from '../../framework/session/session.ts'
import { usePreview } from '../shared/use-preview.ts'

type Line = Order['lines'][number]

export interface Cancellation {
  /** Lines that can be cancelled. */
  lines: readonly Line[]
  /** The chosen quantity of a line; 0 when it is not chosen. */
  quantityOf(line: Line): number
  choose(line: Line, quantity: number): void
  /** Whether nothing is chosen. */
  empty: boolean
  /** The effect of the chosen quantities; null until it is known. */
  preview: CancelPreview | null
  previewError: string
  /** Sends the selection. Rejects with an `ApiError`. */
  send(reasonId: number, note: string): Promise<Order>
}

const readPreview = async (contents: string) =>
  (await quietCall('POST /api/v1/order/cancelPreview', { body: JSON.parse(contents) })).data

/** With one line, or if only the whole order can be cancelled, everything is selected initially. */
export function useCancellation(order: Order): Cancellation {
  const { orderNumber, cancelOnlyWhole } = order
  const lines = order.lines.filter(line => line.cancellableQuantity > 0)
  const all = cancelOnlyWhole || lines.length === 1
  const [chosen, setChosen] = useState<Record<number, number>>(() =>
    Object.fromEntries(all ? lines.map(line => [line.lineNo, line.cancellableQuantity]) : []),
  )
  const attempt = useRef({ contents: '', key: '' })
  const items = lines.flatMap(({ lineNo }) => {
    const quantity = chosen[lineNo] ?? 0
    return quantity > 0 ? [{ lineNo, quantity }] : []
  })
  const contents = JSON.stringify({ orderNumber, ...(cancelOnlyWhole ? {} : { items }) })
  const empty = items.length === 0

  const { preview, error: previewError, read } = usePreview(contents, !empty, readPreview)

  return {
    lines,
    quantityOf: line => chosen[line.lineNo] ?? 0,
    choose: (line, quantity) =>
      setChosen(before => ({ ...before, [line.lineNo]: Math.min(quantity, line.cancellableQuantity) })),
    empty,
    preview,
    previewError,
    async send(reasonId, note) {
      const request = `${contents} ${reasonId} ${note}`
      if (attempt.current.contents !== request) attempt.current = { contents: request, key: randomId() }
      const expected = preview ? { expectedPayable: preview.payableAfter } : {}
      const body = { ...JSON.parse(contents), reasonId, note, idempotencyKey: attempt.current.key, ...expected }
      try {
        return (await quietCall('POST /api/v1/order/cancelOrder', { body })).data
      } catch (failure) {
        // the effect may have changed
        await read()
        throw failure
      }
    },
  }
}
