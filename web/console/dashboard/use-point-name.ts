// How an hour, a day or a week of sales is named.

import type { SalesPoint } from '../../../contract/dashboard/api.ts'
import type { SalesStep } from '../../../contract/dashboard/dashboard.rules.ts'
import { useDates } from '../../framework/use-dates.ts'

/** `14:00`, or `Tue, 24 Nov`: the day, or the first day of a week; both would not fit on mobile. */
export function usePointName(by: SalesStep): (point: SalesPoint) => string {
  const { day } = useDates()
  return point => (by === 'hour' ? `${String(point.hour ?? 0).padStart(2, '0')}:00` : day(point.day))
}
