// Why part of an order is refunded without a return.

/** Why a credit note is issued although nothing is returned. */
export const REDUCTION_REASONS = [
  /** Fewer units were delivered than invoiced. */
  'missing',
  /** The items are not as agreed, and the customer keeps them. */
  'deficient',
  /** The price charged was wrong. */
  'overcharged',
  /** The customer is not entitled to it. */
  'goodwill',
] as const
export type ReductionReason = (typeof REDUCTION_REASONS)[number]

/** Reasons for whole units, which cannot be returned afterwards, and for part of a line's price. */
export const PIECE_REASONS = ['missing', 'deficient', 'overcharged'] as const satisfies readonly ReductionReason[]
export const AMOUNT_REASONS = ['goodwill', 'deficient', 'overcharged'] as const satisfies readonly ReductionReason[]
