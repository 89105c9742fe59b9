// How the states of orders, parcels and payments are shown: dot and message key.

import type { OrderState } from '../../../contract/orders/status.rules.ts'

/** Hollow: not started; half: in progress; full: done; ok: paid; wait: on hold. */
type Dot = '' | 'half' | 'full' | 'ok' | 'wait'

export const ORDER_DOTS: Readonly<Record<OrderState, Dot>> = {
  'pending-payment': 'wait',
  'payment-failed': 'wait',
  placed: '',
  processing: '',
  packed: 'half',
  shipped: 'half',
  delivered: 'full',
  cancelled: 'full',
  expired: 'full',
  'returned-to-origin': 'full',
}

const PAYMENT_DOTS: Readonly<Record<string, Dot>> = {
  paid: 'ok',
  refunded: 'full',
  'refund-due': 'half',
  pending: 'wait',
}

export const paymentDot = (state: string): Dot => PAYMENT_DOTS[state] ?? ''

/** The views of the list: the states that each one holds. */
export const ORDER_VIEWS = {
  all: [],
  toConfirm: ['placed'],
  toPack: ['processing'],
  toHandOver: ['packed'],
  onTheWay: ['shipped'],
  toPay: ['pending-payment', 'payment-failed'],
  delivered: ['delivered'],
  ended: ['cancelled', 'expired', 'returned-to-origin'],
} as const satisfies Record<string, readonly OrderState[]>
export type OrderView = keyof typeof ORDER_VIEWS

/** The view that matches the states in a URL; null for a custom selection. */
export function viewOf(states: readonly string[]): OrderView | null {
  const views = Object.keys(ORDER_VIEWS) as OrderView[]
  return views.find(view => [...ORDER_VIEWS[view]].sort().join() === [...states].sort().join()) ?? null
}
