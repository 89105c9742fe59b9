// States of a shipment, and the state of an order that follows from its shipments.

import { SHIPMENT_STATES, type ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'

const TRANSITIONS: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  processing: ['packed'],
  packed: ['shipped'],
  // a carrier may not report the last leg of a delivery
  shipped: ['out-for-delivery', 'delivered', 'returning', 'lost'],
  'out-for-delivery': ['delivered', 'returning', 'lost'],
  // with credit notes, refund and stock: by the returns domain
  returning: ['returned'],
  // sent again, or credited and refunded by the returns domain, unless the carrier finds it
  lost: ['shipped', 'delivered', 'returning', 'returned'],
  delivered: [],
  returned: [],
  cancelled: [],
}

export function canMoveShipment(from: ShipmentState, to: ShipmentState): boolean {
  return TRANSITIONS[from].includes(to)
}

/** Whether a shipment in this state has left its warehouse; a returned one was invoiced and is not sent again. */
export function hasLeft(state: ShipmentState): boolean {
  return !['processing', 'packed', 'cancelled'].includes(state)
}

const ORDER_STATE_OF = {
  processing: 'processing',
  packed: 'packed',
  shipped: 'shipped',
  'out-for-delivery': 'shipped',
  returning: 'shipped',
  lost: 'shipped',
  delivered: 'delivered',
  returned: 'returned-to-origin',
  cancelled: null,
} as const satisfies Record<ShipmentState, OrderState | null>

/**
 * The state of an order with these shipments: that of the one furthest behind. Returned ones count only when nothing
 * else is left; null when none is active.
 */
export function orderStateOf(shipments: readonly ShipmentState[]): OrderState | null {
  const last = SHIPMENT_STATES.find(state => shipments.includes(state))
  return last === undefined ? null : ORDER_STATE_OF[last]
}
