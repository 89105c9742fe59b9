// State machine of an order: allowed transitions, their effects on stock and payment, and fixed texts.

import { type ParcelToShare, sharesOf } from '../../contract/invoices/shares.rules.ts'
import type { TaxedAmounts } from '../../contract/orders/shares.rules.ts'
import type { ShipmentState } from '../../contract/orders/staff-shipments.ts'
import { GROUP_OF_STATE, type OrderGroup, type OrderState } from '../../contract/orders/status.rules.ts'
import type { TaxPart } from '../../contract/shared/tax.ts'

/** Allowed transitions. Delivered, cancelled and returned-to-origin are final here. */
const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  'pending-payment': ['placed', 'payment-failed', 'expired', 'cancelled'],
  'payment-failed': ['pending-payment', 'placed', 'expired', 'cancelled'],
  placed: ['processing', 'cancelled'],
  // what was not sent yet may be cancelled after the rest has returned
  processing: ['packed', 'cancelled', 'returned-to-origin'],
  packed: ['shipped', 'cancelled', 'returned-to-origin'],
  shipped: ['delivered', 'returned-to-origin'],
  delivered: [],
  cancelled: [],
  'returned-to-origin': [],
  // a payment after the expiry revives the order if its stock is still available
  expired: ['placed'],
}

export function canTransition(from: OrderState, to: OrderState): boolean {
  return TRANSITIONS[from].includes(to)
}

/** Initial states of an order: cash on delivery is placed at once, a prepaid order waits for its payment. */
export function firstState(paymentMode: 'cod' | 'prepaid'): OrderState {
  return paymentMode === 'cod' ? 'placed' : 'pending-payment'
}

/** Whether an order in this state keeps stock reserved. */
export function holdsStock(state: OrderState): boolean {
  return ['pending-payment', 'placed', 'processing', 'packed'].includes(state)
}

export function isCancellable(state: OrderState): boolean {
  return canTransition(state, 'cancelled')
}

/** Whether its payment may be retried. */
export function isRetryable(state: OrderState): boolean {
  return state === 'pending-payment' || state === 'payment-failed'
}

/** Effect of a transition on the stock of the order. */
export function stockEffect(from: OrderState, to: OrderState): 'none' | 'reserve' | 'release' | 'ship' {
  if (holdsStock(from) === holdsStock(to)) return 'none'
  if (holdsStock(to)) return 'reserve'
  return to === 'shipped' ? 'ship' : 'release'
}

const PREPAID_MINUTES = 30
/** A bank transfer takes hours to arrive, so its order waits for a day. */
const TRANSFER_MINUTES = 24 * 60

/** When an unpaid order expires. */
export function unpaidUntil(now: Date, paymentMethodId: number, transferMethodId: number): Date {
  const minutes = paymentMethodId === transferMethodId ? TRANSFER_MINUTES : PREPAID_MINUTES
  return new Date(now.getTime() + minutes * 60_000)
}

/** Payment state shown to the customer; the database follows the order a moment later. */
export function paymentStateOf(order: OrderState, payment: string): string {
  if (order !== 'cancelled' && order !== 'returned-to-origin') return payment
  if (payment === 'due') return 'void'
  return payment === 'paid' ? 'refund-due' : payment
}

/** Number of orders in each group, from the number in each state. */
export function countGroups(byState: readonly { state: OrderState; count: number }[]): Record<OrderGroup, number> {
  const counts = { all: 0, 'to-pay': 0, 'on-the-way': 0, delivered: 0, cancelled: 0 }
  for (const { state, count } of byState) {
    counts.all += count
    counts[GROUP_OF_STATE[state]] += count
  }
  return counts
}

/** Why a customer cancels. */
export const CANCEL_REASONS = [
  { id: 1, en: 'Ordered by mistake', hi: 'गलती से ऑर्डर हो गया' },
  { id: 2, en: 'Found a better price', hi: 'कहीं और कम कीमत मिली' },
  { id: 3, en: 'Delivery takes too long', hi: 'डिलीवरी में ज़्यादा समय लग रहा है' },
  { id: 4, en: 'Wrong product or quantity', hi: 'गलत उत्पाद या मात्रा चुनी' },
  { id: 5, en: 'Wrong address or billing details', hi: 'पता या बिलिंग विवरण गलत है' },
  { id: 6, en: 'Want to change the payment method', hi: 'भुगतान का तरीका बदलना है' },
  { id: 7, en: 'No longer needed', hi: 'अब ज़रूरत नहीं है' },
  { id: 8, en: 'Other reason', hi: 'अन्य कारण' },
] as const

export interface WarehouseStep {
  /** Null where only the shipments move on. */
  orderTo: OrderState | null
  shipmentTo: ShipmentState
  /** Where the event happens. */
  at: 'warehouse' | 'destination'
}

/** The next step of a test order through the warehouse and to delivery; null where there is none. */
export function nextWarehouseStep(state: OrderState, shipment: ShipmentState | null): WarehouseStep | null {
  if (state === 'placed') return { orderTo: 'processing', shipmentTo: 'processing', at: 'warehouse' }
  if (state === 'processing') return { orderTo: 'packed', shipmentTo: 'packed', at: 'warehouse' }
  if (state === 'packed') return { orderTo: 'shipped', shipmentTo: 'shipped', at: 'warehouse' }
  if (state !== 'shipped') return null
  return shipment === 'out-for-delivery'
    ? { orderTo: 'delivered', shipmentTo: 'delivered', at: 'destination' }
    : { orderTo: null, shipmentTo: 'out-for-delivery', at: 'destination' }
}

/** How a test order moves along: a warehouse pass comes every half minute, at worst this much late. */
export const WAREHOUSE_TIMES = { passEverySeconds: 30, lateSeconds: 10, restSeconds: 15 } as const

/**
 * Orders unchanged since then are due in a pass at `now`. The period is shorter than the time between two passes, so
 * that each pass moves every order, and a duplicate pass does not move it twice.
 */
export function restedSince(now: Date): Date {
  return new Date(now.getTime() - WAREHOUSE_TIMES.restSeconds * 1000)
}

interface LineAmounts {
  lineNo: number
  quantity: number
  taxableMinor: number
  taxParts: readonly TaxPart[]
  payableMinor: number
}

/**
 * Price of the products in each shipment: a line in several shipments is divided by quantity as on their invoices, so
 * that the shares of every amount add up to the line. Shipping and fees belong to no shipment.
 */
export function shipmentAmounts(
  lines: readonly LineAmounts[],
  shipments: readonly Omit<ParcelToShare, 'share'>[],
): TaxedAmounts[] {
  const isHeld = ({ lineNo }: LineAmounts) =>
    shipments.some(shipment => shipment.lines.some(line => line.lineNo === lineNo && line.quantity > 0))
  // in none yet, or no longer
  const held = lines.filter(isHeld).map(line => ({ ...line, unitPriceMinor: 0, taxRateBp: 0 }))
  const parcels = shipments.map(shipment => ({ ...shipment, share: null }))
  return sharesOf({ lines: held, charges: [], emiDiscountMinor: 0 }, parcels).map(share => ({
    payableMinor: share.totalMinor,
    taxableMinor: share.taxableMinor,
    taxParts: addedParts(share.lines.flatMap(line => line.taxParts)),
  }))
}

/** Each kind of tax once. */
function addedParts(parts: readonly TaxPart[]): TaxPart[] {
  const added: TaxPart[] = []
  for (const part of parts) {
    const known = added.find(one => one.code === part.code && one.rateBp === part.rateBp)
    if (known) known.amountMinor += part.amountMinor
    else added.push({ ...part })
  }
  return added
}
