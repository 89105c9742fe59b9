// Calendar days, YYYY-MM-DD.

/** No store has older records; the database has no year 0. */
export const FIRST_DAY = '2000-01-01'

/** The day a number of days after another, both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
