// Why an inspection does not accept a piece.

/** What becomes of pieces that are not accepted: the customer gets them back, or the store keeps them without a refund. */
export const NOT_ACCEPTED = ['sent-back', 'kept'] as const
export type NotAccepted = (typeof NOT_ACCEPTED)[number]
