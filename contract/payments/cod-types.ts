// What decides whether an account may use cash on delivery: its own orders, its custom fields, and the limits of the location.

/** An account's orders with cash on delivery, counted by the database (`cod_facts`). */
export interface CodHistory {
  /** Placed in the last 24 hours, in any state. */
  placedToday: number
  /** Placed in the last 30 days and cancelled since, by the customer or by staff. */
  cancelledThisMonth: number
  /** Placed in the last 180 days and with a parcel that was not accepted and has returned. */
  notAccepted: number
}

/** Limits of a delivery location, both inclusive; null for none beyond those of the market and the carriers. */
export interface CodRule {
  maxMinor: number | null
  /** Total weight of the order. */
  maxGrams: number | null
}

/** `closed` for the account, or `open` whatever its order history. */
export const COD_OUTCOMES = ['closed', 'open'] as const
export type CodOutcome = (typeof COD_OUTCOMES)[number]

/** Why cash on delivery is closed for an account; an error code when prefixed with `payment.`. */
export const COD_PROBLEMS = ['cod-account', 'cod-orders', 'cod-cancelled', 'cod-not-accepted'] as const
export type CodProblem = (typeof COD_PROBLEMS)[number]

export interface CodFacts {
  history: CodHistory
  /** Outcome of the custom fields of the customer and its company, `closed` before `open`; null without a rule. */
  account: CodOutcome | null
  /** The limits of the longest matching prefix; null when there is no rule. */
  rule: CodRule | null
}
