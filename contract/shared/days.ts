// Days of the calendar as they are entered.

/** No store has older records; the database has no year 0. */
export const FIRST_DAY = '2000-01-01'
