// Limits of the rules of returns.

/** Longest time in which products may be returned, in days. */
export const MAX_RETURN_DAYS = 365

export const MAX_REASON_NAME = 80
