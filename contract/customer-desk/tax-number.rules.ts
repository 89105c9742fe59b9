// What a check of a tax number may find.

/** What the register of the authority says of a number. */
export const CHECK_OUTCOMES = ['active', 'suspended', 'cancelled', 'not-found'] as const
