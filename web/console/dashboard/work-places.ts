// The list of each kind of pending work, its group, and the age from which it is late.

import type { WorkKind } from '../../../contract/dashboard/dashboard.rules.ts'

export const WORK_GROUPS = ['orders', 'money', 'customers', 'catalogue', 'store'] as const
export type WorkGroup = (typeof WORK_GROUPS)[number]

interface Place {
  group: WorkGroup
  path: string
  query: Readonly<Record<string, string>>
  /** Hours after which the oldest is highlighted. */
  lateAfter: number
}

export const WORK_PLACES: Readonly<Record<WorkKind, Place>> = {
  'orders-to-confirm': { group: 'orders', path: '/orders', query: { state: 'placed', hold: 'off' }, lateAfter: 4 },
  'orders-to-pack': { group: 'orders', path: '/orders', query: { state: 'processing', hold: 'off' }, lateAfter: 24 },
  'orders-to-hand-over': { group: 'orders', path: '/orders', query: { state: 'packed', hold: 'off' }, lateAfter: 24 },
  'orders-on-hold': { group: 'orders', path: '/orders', query: { hold: 'on' }, lateAfter: 48 },
  'payments-pending': { group: 'money', path: '/orders', query: { state: 'pending-payment' }, lateAfter: 72 },
  'payments-different': { group: 'money', path: '/finance/differences', query: {}, lateAfter: 48 },
  'refunds-failed': { group: 'money', path: '/refunds', query: { state: 'failed' }, lateAfter: 24 },
  'disputes-open': { group: 'money', path: '/disputes', query: {}, lateAfter: 48 },
  'returns-to-decide': { group: 'customers', path: '/returns', query: { state: 'requested' }, lateAfter: 24 },
  'returns-to-inspect': { group: 'customers', path: '/returns', query: { state: 'received' }, lateAfter: 48 },
  'quotes-to-write': { group: 'customers', path: '/quotes', query: {}, lateAfter: 24 },
  'tickets-open': { group: 'customers', path: '/support', query: { state: 'open' }, lateAfter: 24 },
  'leads-new': { group: 'customers', path: '/leads', query: { state: 'new' }, lateAfter: 48 },
  'reviews-held': { group: 'catalogue', path: '/reviews', query: {}, lateAfter: 48 },
  'questions-unanswered': {
    ...{ group: 'catalogue', path: '/reviews', lateAfter: 48 },
    query: { kind: 'question', state: 'published' },
  },
  'stock-low': { group: 'catalogue', path: '/stock', query: { only: 'below' }, lateAfter: 72 },
  'texts-to-translate': { group: 'catalogue', path: '/products/translations', query: {}, lateAfter: 168 },
  'keys-ending': { group: 'store', path: '/keys', query: {}, lateAfter: 7 * 24 },
  'jobs-failed': { group: 'store', path: '/settings/jobs', query: {}, lateAfter: 1 },
  'backups-late': { group: 'store', path: '/settings/backups', query: {}, lateAfter: 0 },
  'imports-failed': { group: 'catalogue', path: '/imports', query: {}, lateAfter: 0 },
}

const HOUR_MS = 3_600_000

/** Hours since a time, and whether that is late for the kind; null if nothing is pending. */
export function ageOf(kind: WorkKind, oldestAt: string | null, now: number): { hours: number; late: boolean } | null {
  if (oldestAt === null) return null
  const hours = Math.max(0, (now - Date.parse(oldestAt)) / HOUR_MS)
  return { hours, late: hours >= WORK_PLACES[kind].lateAfter }
}
