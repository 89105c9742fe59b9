// Possible outcomes of a tax number check.

/** What the authority's register says about a number. */
export const CHECK_OUTCOMES = ['active', 'suspended', 'cancelled', 'not-found'] as const
