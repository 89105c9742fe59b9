// The payment deadline of an edit, and how its stock is counted.

/** A day: the longest time that an order waits for payment. */
const DIFFERENCE_HOURS = 24

export const differenceUntil = (now: Date): Date => new Date(now.getTime() + DIFFERENCE_HOURS * 3_600_000)

/**
 * Reservations of a waiting edit use line numbers from here on: no parcel is created from them, and cancellations of
 * the order do not reduce them. Real line numbers go up to 999.
 */
export const WAITING_LINES_FROM = 100_000
