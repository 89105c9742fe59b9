// Why a part of an order is refunded without a return.

/** Why a credit note takes back what was charged although nothing comes back. */
export const REDUCTION_REASONS = [
  /** Fewer pieces have arrived than were invoiced. */
  'missing',
  /** The pieces are not as agreed, and the customer keeps them. */
  'deficient',
  /** The price was charged wrongly. */
  'overcharged',
  /** The customer has no claim to it. */
  'goodwill',
] as const
export type ReductionReason = (typeof REDUCTION_REASONS)[number]

/** Reasons for whole pieces, which cannot be returned afterwards, and for a part of the price of a line. */
export const PIECE_REASONS = ['missing', 'deficient', 'overcharged'] as const satisfies readonly ReductionReason[]
export const AMOUNT_REASONS = ['goodwill', 'deficient', 'overcharged'] as const satisfies readonly ReductionReason[]
