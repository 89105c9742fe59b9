// Order holds: their reasons, and the states in which they apply.

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

/** States in which something of an order still has to be sent; in others a hold has no effect. */
export const HOLDABLE_STATES = [
  'pending-payment',
  'payment-failed',
  'placed',
  'processing',
  'packed',
] as const satisfies readonly OrderState[]

export const isHoldable = (state: OrderState): boolean => HOLDABLE_STATES.some(one => one === state)

/** Minimum length of the text for the reason `other`. */
export const OTHER_HOLD_WORDS = 3

/** Whether a list of orders, on screen and in its file, has columns for holds: when it contains only orders on hold. */
export const showsHolds = (hold: 'on' | 'off' | undefined): boolean => hold === 'on'
