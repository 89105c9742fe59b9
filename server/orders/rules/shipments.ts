// States of a shipment, and the state of an order that follows from its shipments.

import { SHIPMENT_STATES, type ShipmentState } from '../../../contract/orders/staff-api.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'

const TRANSITIONS: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  processing: ['packed'],
  packed: ['shipped'],
  // a carrier may not report that the shipment is on its last leg
  shipped: ['out-for-delivery', 'delivered'],
  'out-for-delivery': ['delivered'],
  delivered: [],
  cancelled: [],
}

export function canMoveShipment(from: ShipmentState, to: ShipmentState): boolean {
  return TRANSITIONS[from].includes(to)
}

/** Whether the products of a shipment in this state are no longer in the warehouse. */
export function hasLeft(state: ShipmentState): boolean {
  return state === 'shipped' || state === 'out-for-delivery' || state === 'delivered'
}

const ORDER_STATE_OF = {
  processing: 'processing',
  packed: 'packed',
  shipped: 'shipped',
  'out-for-delivery': 'shipped',
  delivered: 'delivered',
} as const satisfies Record<Exclude<ShipmentState, 'cancelled'>, OrderState>

/** The state of an order with these shipments: that of the one that is furthest behind; null without any that is under way. */
export function orderStateOf(shipments: readonly ShipmentState[]): OrderState | null {
  const last = SHIPMENT_STATES.find(state => state !== 'cancelled' && shipments.includes(state))
  return last === undefined || last === 'cancelled' ? null : ORDER_STATE_OF[last]
}
