// The period of the dashboard figures, kept in the URL.

import { SALES_WEEKS, type SalesStep } from '../../../contract/dashboard/dashboard.rules.ts'
import { SEARCH_PERIODS } from '../../../contract/search/counts.rules.ts'
import { useQuery } from '../app/router.tsx'

export interface Period {
  by: SalesStep
  /** Period of the sales; the server decides on hourly and weekly ones. */
  days: number
  /** Period of the searches, which are counted for some periods only: the next longer one, or the longest. */
  searchDays: (typeof SEARCH_PERIODS)[number]
  /** In the address. */
  query: Readonly<Record<string, string>>
}

export const PERIODS: readonly Period[] = [
  { by: 'hour', days: 1, searchDays: 7, query: { by: 'hour' } },
  ...SEARCH_PERIODS.map(days => ({
    ...{ by: 'day' as const, days, searchDays: days },
    query: { days: String(days) },
  })),
  { by: 'week', days: 7 * SALES_WEEKS, searchDays: 90, query: { by: 'week' } },
]

const isAsked = ({ query }: Period, asked: URLSearchParams) =>
  Object.entries(query).every(([name, value]) => asked.get(name) === value)

/** The period that an address names; 28 days without one. */
export function periodOf(asked: URLSearchParams): Period {
  const found = PERIODS.find(period => isAsked(period, asked)) ?? PERIODS.find(({ days }) => days === 28)
  if (!found) throw new Error('There is a period of 28 days')
  return found
}

export const usePeriod = (): Period => periodOf(useQuery())
