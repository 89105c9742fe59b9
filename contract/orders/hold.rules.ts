// Holds of orders: their reasons, and in which states there is something to hold back.

import type { OrderState } from './status.rules.ts'

export const HOLD_REASONS = [
  'payment-check',
  'address-check',
  'customer-asked',
  'stock-problem',
  'documents',
  'suspicious',
  'other',
] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** In these states something of an order is still to be sent; in the others a hold means nothing. */
export const HOLDABLE_STATES = [
  'pending-payment',
  'payment-failed',
  'placed',
  'processing',
  'packed',
] as const satisfies readonly OrderState[]

export const isHoldable = (state: OrderState): boolean => HOLDABLE_STATES.some(one => one === state)

/** The least length of the words for the reason `other`. */
export const OTHER_HOLD_WORDS = 3

/** Whether a list of orders has columns for holds, on the screen and in its file: when it has none but orders on hold. */
export const showsHolds = (hold: 'on' | 'off' | undefined): boolean => hold === 'on'
