// What can be resent to the customer of an order, and in which states.

import type { OrderState } from '../orders/status.rules.ts'

/** The confirmation, and the kinds of documents. */
export const SENT_AGAIN = ['confirmation', 'invoice', 'credit-note', 'debit-note'] as const
export type SentAgain = (typeof SENT_AGAIN)[number]

const NOT_CONFIRMED: readonly OrderState[] = ['pending-payment', 'payment-failed', 'expired', 'cancelled']

/** Whether a confirmation of the order would be correct: it is placed and not cancelled. */
export const isConfirmed = (state: OrderState): boolean => !NOT_CONFIRMED.includes(state)
