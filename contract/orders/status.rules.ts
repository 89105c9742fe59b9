// States of an order, with the specification's status codes and the labels shown to shoppers.

import { PAYMENT_METHOD_IDS } from '../shared/limits.ts'

/** States of an order with the specification's status code for each; see `orderStatusCode` for the others. */
export const ORDER_STATES = {
  'pending-payment': 11,
  'payment-failed': 12,
  placed: 10,
  processing: 25,
  packed: 100,
  shipped: 120,
  delivered: 150,
  cancelled: 310,
  expired: 320,
  // nothing could be delivered: all parcels are back in their warehouses or were lost
  'returned-to-origin': 360,
} as const
export type OrderState = keyof typeof ORDER_STATES

/** Distinguishes orders in the same state. */
export interface OrderSituation {
  state: OrderState
  paymentMethodId: number
  /** Part of it was cancelled. */
  partCancelled: boolean
  /** One of its parcels has already left. */
  partSent: boolean
  cancelledByStaff: boolean
  /** Nothing of it can be returned any longer. */
  returnsOver: boolean
}

/** The status code of an order without a return: from its state, or a special case. */
export function orderStatusCode(order: OrderSituation): number {
  const { state, paymentMethodId, partCancelled, partSent, cancelledByStaff, returnsOver } = order
  const byTransfer = paymentMethodId === PAYMENT_METHOD_IDS.neft
  switch (state) {
    case 'pending-payment':
      return byTransfer ? 13 : ORDER_STATES[state]
    case 'placed':
      if (partCancelled) return 20
      if (byTransfer) return 17
      return paymentMethodId === PAYMENT_METHOD_IDS.cashOnDelivery ? ORDER_STATES[state] : 15
    case 'packed':
      return partSent ? 110 : ORDER_STATES[state]
    case 'delivered':
      return returnsOver ? 400 : ORDER_STATES[state]
    case 'cancelled':
      return cancelledByStaff ? 340 : ORDER_STATES[state]
    default:
      return ORDER_STATES[state]
  }
}

/** The groups of an order list, in display order. */
export const ORDER_GROUPS = ['all', 'to-pay', 'on-the-way', 'delivered', 'cancelled'] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]

/** The group of each state, besides the group of all orders. */
export const GROUP_OF_STATE: Readonly<Record<OrderState, Exclude<OrderGroup, 'all'>>> = {
  'pending-payment': 'to-pay',
  'payment-failed': 'to-pay',
  placed: 'on-the-way',
  processing: 'on-the-way',
  packed: 'on-the-way',
  shipped: 'on-the-way',
  delivered: 'delivered',
  cancelled: 'cancelled',
  // nothing came of it, as with a cancelled one
  expired: 'cancelled',
  'returned-to-origin': 'cancelled',
}

/** The states of a group. */
export function statesOfGroup(group: OrderGroup): OrderState[] {
  const states = Object.keys(GROUP_OF_STATE) as OrderState[]
  return group === 'all' ? states : states.filter(state => GROUP_OF_STATE[state] === group)
}

/** Labels as spelled in the specification; underscores are displayed as spaces. */
export const ORDER_LABELS = [
  'ACCEPTED',
  'PAYMENT_PENDING',
  'PAYMENT_FAILED',
  'EXCHANGE_APPROVED',
  'PROCESSING',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
  'RETURN_REQUESTED',
  'EXCHANGE_REQUESTED',
  'RETURN_APPROVED',
  'RETURN_REJECTED',
  'CANCELLED',
] as const
export type OrderLabel = (typeof ORDER_LABELS)[number]

const LABEL_OF_CODE: Readonly<Record<number, OrderLabel>> = {
  10: 'ACCEPTED',
  15: 'ACCEPTED',
  17: 'ACCEPTED',
  20: 'ACCEPTED',
  11: 'PAYMENT_PENDING',
  13: 'PAYMENT_PENDING',
  12: 'PAYMENT_FAILED',
  23: 'EXCHANGE_APPROVED',
  140: 'EXCHANGE_APPROVED',
  100: 'PACKED',
  110: 'PACKED',
  120: 'SHIPPED',
  150: 'DELIVERED',
  400: 'DELIVERED',
  160: 'RETURN_REQUESTED',
  165: 'EXCHANGE_REQUESTED',
  170: 'RETURN_APPROVED',
  180: 'RETURN_REJECTED',
  190: 'RETURN_REJECTED',
  310: 'CANCELLED',
  320: 'CANCELLED',
  340: 'CANCELLED',
  360: 'CANCELLED',
}

/** The label of a status code; every code from 25 to 90 is PROCESSING. Null for a code that is not in the table. */
export function orderLabel(statusCode: number): OrderLabel | null {
  if (Number.isInteger(statusCode) && statusCode >= 25 && statusCode <= 90) return 'PROCESSING'
  return LABEL_OF_CODE[statusCode] ?? null
}

/** A label for display in English: `PAYMENT PENDING`. */
export function labelText(label: OrderLabel): string {
  return label.replaceAll('_', ' ')
}
