// Why an inspection does not accept a piece.

/** What happens to items that are not accepted: they go back to the customer, or the store keeps them without a refund. */
export const NOT_ACCEPTED = ['sent-back', 'kept'] as const
export type NotAccepted = (typeof NOT_ACCEPTED)[number]
