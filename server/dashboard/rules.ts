// Rules of the dashboard: which work needs which permission, and the hours, days and weeks of a period.

import type { SalesPoint } from '../../contract/dashboard/api.ts'
import type { WorkKind } from '../../contract/dashboard/dashboard.rules.ts'
import { dayAfter } from '../../contract/shared/days.ts'
import type { Permission } from '../../contract/shared/permissions.ts'

/** Counts of a kind of work are shown to callers who may see its list. */
export const WORK_PERMISSIONS: Readonly<Record<WorkKind, Permission>> = {
  'orders-to-confirm': 'orders.read',
  'orders-to-pack': 'orders.read',
  'orders-to-hand-over': 'orders.read',
  'orders-on-hold': 'orders.read',
  'payments-pending': 'orders.read',
  'payments-different': 'ledger.read',
  'refunds-failed': 'orders.read',
  'disputes-open': 'orders.read',
  'returns-to-decide': 'orders.read',
  'returns-to-inspect': 'orders.read',
  'quotes-to-write': 'rfq.read',
  'tickets-open': 'support.read',
  'leads-new': 'leads.read',
  'reviews-held': 'reviews.read',
  'questions-unanswered': 'reviews.read',
  'stock-low': 'stock.read',
  'texts-to-translate': 'translations.write',
  'imports-failed': 'imports.read',
  'jobs-failed': 'settings.read',
  'keys-ending': 'keys.write',
  'backups-late': 'settings.read',
}

/** `count` days up to `last`, earliest first; a day without sales has zeros. */
export function fillDays(rows: readonly SalesPoint[], last: string, count: number): SalesPoint[] {
  const known = new Map(rows.map(row => [row.day, row]))
  return Array.from({ length: count }, (_, at) => {
    const day = dayAfter(last, at + 1 - count)
    return known.get(day) ?? { day, hour: null, orders: 0, amount: 0 }
  })
}

/** The first `count` hours of a day; an hour without sales has zeros. */
export function fillHours(rows: readonly SalesPoint[], day: string, count: number): SalesPoint[] {
  const known = new Map(rows.filter(row => row.day === day).map(row => [row.hour, row]))
  return Array.from({ length: count }, (_, hour) => known.get(hour) ?? { day, hour, orders: 0, amount: 0 })
}

const WEEK = 7

/** Sums of seven days each; their number is a multiple of seven. */
export function weeksOf(days: readonly SalesPoint[]): SalesPoint[] {
  return days
    .filter((_, at) => at % WEEK === 0)
    .map((first, week) => {
      const all = days.slice(week * WEEK, (week + 1) * WEEK)
      const sum = (of: 'orders' | 'amount') => all.reduce((total, day) => total + day[of], 0)
      return { ...first, orders: sum('orders'), amount: sum('amount') }
    })
}
