// Limit of a pasted list.

/** Maximum number of entries in a pasted list. */
export const MAX_NUMBERS = 1000
