// The effect of cancelling part of an order, or all of it: for the preview, and for the cancellation itself.

import { type InvoiceShare, sharesOf } from '../../../contract/invoices/shares.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { findOrderToCancel, type OrderToCancel } from '../repository/cancellations.ts'
import type { OrderRow } from '../repository/orders.ts'
import {
  amountsToShare,
  type Held,
  type Item,
  type Rest,
  restByPrices,
  restByShares,
  takeHeld,
  wholeParcel,
} from '../rules/cancellation.ts'
import { hasLeft } from '../rules/shipments.ts'
import { isCancellable, isRetryable } from '../rules.ts'

/** A line and the quantity to cancel; all that can be cancelled when omitted. */
export interface ItemRequest {
  lineNo: number
  quantity?: number | undefined
}

export interface CancellationPlan {
  /** Nothing is left of the order. */
  whole: boolean
  items: Item[]
  payableAfterMinor: number
  refundMinor: number
  /** Null when nothing is left: the amounts then stay as they were. */
  rest: Rest | null
  /** The reservations to reduce. */
  taken: Held[]
  /** Shares of shipments that have left: they are final from now on. */
  shares: { id: string; share: InvoiceShare }[]
  /** The previous amounts. */
  before: object
}

/** The cancellable quantity of each line: neither cancelled nor handed over. */
function openItems({ lines, shipments }: OrderToCancel): Item[] {
  const gone = shipments.filter(({ state }) => hasLeft(state)).flatMap(shipment => shipment.lines)
  return lines.flatMap(({ lineNo, quantity, cancelledQuantity }) => {
    const left = sum(gone.filter(line => line.lineNo === lineNo).map(line => line.quantity))
    const open = quantity - cancelledQuantity - left
    return open > 0 ? [{ lineNo, quantity: open }] : []
  })
}

function chosenItems(requested: readonly ItemRequest[], open: readonly Item[], lines: OrderToCancel['lines']): Item[] {
  return requested.map(({ lineNo, quantity }, index) => {
    const known = lines.some(line => line.lineNo === lineNo)
    const repeated = requested.findIndex(one => one.lineNo === lineNo) !== index
    if (!known || repeated) {
      const message = known ? 'Each line once.' : 'The order has no such line.'
      throw appError('request.invalid', { problems: [{ path: `body.items.${index}.lineNo`, message }] })
    }
    const maximum = open.find(item => item.lineNo === lineNo)?.quantity ?? 0
    const wanted = quantity ?? maximum
    if (wanted === 0 || wanted > maximum) throw appError('order.not-cancellable')
    return { lineNo, quantity: wanted }
  })
}

/** The invoiced shares of shipments that have left. */
function finalShares(stored: OrderToCancel): { id: string; share: InvoiceShare }[] {
  const shares = sharesOf(amountsToShare(stored), stored.shipments)
  return stored.shipments.flatMap(({ id, state }, index) => {
    const share = shares[index]
    return hasLeft(state) && share ? [{ id, share }] : []
  })
}

/** The reservations of the parcel to cancel. @throws order.parcel-changed unless it contains exactly the items */
function takeParcel({ shipments, held }: OrderToCancel, items: readonly Item[], shipmentId: number): Held[] {
  const parcel = shipments.find(({ number }) => number === shipmentId)
  const taken = parcel ? wholeParcel(items, held, parcel.id) : null
  if (!taken) throw appError('order.parcel-changed')
  return taken
}

/**
 * The effect of cancelling items, or the whole order without items; with `shipmentId` the items are the whole parcel.
 * Nothing is changed; lock the order to act on it.
 * @throws order.not-cancellable, order.parcel-changed, order.cancel-whole when part of an unpaid order is requested,
 *   request.invalid
 */
export async function planCancellation(
  db: Db,
  order: OrderRow,
  requested: readonly ItemRequest[] | undefined,
  shipmentId?: number,
): Promise<CancellationPlan> {
  if (!isCancellable(order.state)) throw appError('order.not-cancellable')
  const stored = await findOrderToCancel(db, order.id)
  const gone = stored.shipments.some(({ state }) => hasLeft(state))
  if (gone && !requested) throw appError('order.not-cancellable')
  const open = openItems(stored)
  const items = requested ? chosenItems(requested, open, stored.lines) : open
  const all = open.every(({ lineNo, quantity }) =>
    items.some(one => one.lineNo === lineNo && one.quantity === quantity),
  )
  const parcel = shipmentId === undefined ? null : takeParcel(stored, items, shipmentId)
  const whole = all && !gone
  const paid = order.paymentMode === 'prepaid' && !isRetryable(order.state)
  const before = { payableMinor: order.payableMinor, totals: stored.totals, lines: stored.lines }
  if (whole) {
    const refundMinor = paid ? order.payableMinor : 0
    return { whole, items, payableAfterMinor: 0, refundMinor, rest: null, taken: [], shares: [], before }
  }
  if (isRetryable(order.state)) throw appError('order.cancel-whole')
  const taken = parcel ?? takeHeld(items, stored.held)
  if (!taken) throw appError('order.not-cancellable')
  const shares = gone ? finalShares(stored) : []
  const rest =
    stored.pricing && !gone
      ? restByPrices(stored, stored.pricing, items)
      : restByShares(
          stored,
          items,
          shares.map(({ share }) => share),
        )
  const payableAfterMinor = rest.totals.totalPayableAmountMinor
  const refundMinor = paid ? order.payableMinor - payableAfterMinor : 0
  return { whole, items, payableAfterMinor, refundMinor, rest, taken, shares, before }
}
