// Holds of orders: in which states there is something to hold back, and what staff say of one.

import { z } from 'zod'
import { zText, zUuid } from '../shared/schemas.ts'
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

/** Why an order is held; no customer sees it. */
export const zHoldWords = z.object({
  reason: z.enum(HOLD_REASONS),
  /** At least three characters for the reason `other`. */
  note: zText(300, 0).default(''),
})
export type HoldWords = z.output<typeof zHoldWords>

export const zHold = z.object({
  holdId: zUuid,
  reason: z.enum(HOLD_REASONS),
  note: z.string(),
  /** Name of the member or the API key. */
  by: z.string(),
  since: z.iso.datetime(),
})
