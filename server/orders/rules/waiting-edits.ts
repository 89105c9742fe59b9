// Until when an edit waits for its difference, and where its stock is counted.

/** A day: the longest time that an order waits for its payment. */
const DIFFERENCE_HOURS = 24

export const differenceUntil = (now: Date): Date => new Date(now.getTime() + DIFFERENCE_HOURS * 3_600_000)

/**
 * Reservations of an edit that waits have the numbers of its lines from here on: no parcel is made of them, and what is cancelled of
 * the order does not take from them. Lines have numbers of at most 999.
 */
export const WAITING_LINES_FROM = 100_000
