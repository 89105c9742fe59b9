// States of an order, the status codes of the specification and the labels under which shoppers see them.

import { PAYMENT_METHOD_IDS } from '../shared/limits.ts'

/** States of an order with the status code that the specification shows for each; see `orderStatusCode` for the others. */
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
  // nothing of it could be delivered: all parcels are back in their warehouses or were lost
  'returned-to-origin': 360,
} as const
export type OrderState = keyof typeof ORDER_STATES

/** What tells orders of the same state apart. */
export interface OrderSituation {
  state: OrderState
  paymentMethodId: number
  /** Something of it was cancelled. */
  partCancelled: boolean
  /** One of its parcels has left already. */
  partSent: boolean
  cancelledByStaff: boolean
  /** Nothing of it can be returned any more. */
  returnsOver: boolean
}

/** The status code of an order without a return: that of its state, or of what is particular about it. */
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

/** The groups of a list of orders, in the order in which they are shown. */
export const ORDER_GROUPS = ['all', 'to-pay', 'on-the-way', 'delivered', 'cancelled'] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]

/** The group of each state, beside that of all orders. */
export const GROUP_OF_STATE: Readonly<Record<OrderState, Exclude<OrderGroup, 'all'>>> = {
  'pending-payment': 'to-pay',
  'payment-failed': 'to-pay',
  placed: 'on-the-way',
  processing: 'on-the-way',
  packed: 'on-the-way',
  shipped: 'on-the-way',
  delivered: 'delivered',
  cancelled: 'cancelled',
  // nothing came of it, as of a cancelled one
  expired: 'cancelled',
  'returned-to-origin': 'cancelled',
}

/** The states of a group. */
export function statesOfGroup(group: OrderGroup): OrderState[] {
  const states = Object.keys(GROUP_OF_STATE) as OrderState[]
  return group === 'all' ? states : states.filter(state => GROUP_OF_STATE[state] === group)
}

/** Labels as the specification writes them; an underscore is displayed as a space. */
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

/** The label of a status code; every code from 25 to 90 is PROCESSING. Null for a code that the table does not have. */
export function orderLabel(statusCode: number): OrderLabel | null {
  if (Number.isInteger(statusCode) && statusCode >= 25 && statusCode <= 90) return 'PROCESSING'
  return LABEL_OF_CODE[statusCode] ?? null
}

/** A label as it is displayed in English: `PAYMENT PENDING`. */
export function labelText(label: OrderLabel): string {
  return label.replaceAll('_', ' ')
}
