// How long a pasted list may be.

/** Most numbers of a pasted list. */
export const MAX_NUMBERS = 1000
