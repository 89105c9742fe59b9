// Why an inspection rejects a unit.

/** What happens to rejected items: they go back to the customer, or the store keeps them without a refund. */
export const NOT_ACCEPTED = ['sent-back', 'kept'] as const
export type NotAccepted = (typeof NOT_ACCEPTED)[number]
