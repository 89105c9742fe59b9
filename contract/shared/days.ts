// Days of the calendar, YYYY-MM-DD.

/** No store has older records; the database has no year 0. */
export const FIRST_DAY = '2000-01-01'

/** A day some days after another one, both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
