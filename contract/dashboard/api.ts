// Calls of the dashboard: work that waits for the caller, the set-up of a new shop, and sales.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zDay, zMarket, zMinor, zMsn } from '../shared/schemas.ts'
import { SETUP_STEPS } from './setup.rules.ts'

/** Kinds of work, in the order in which they are shown. */
export const WORK_KINDS = [
  'orders-to-confirm',
  'orders-to-pack',
  'orders-to-hand-over',
  'payments-pending',
  'refunds-failed',
  'disputes-open',
  'returns-to-decide',
  'returns-to-inspect',
  'quotes-to-write',
  'tickets-open',
  'leads-new',
  'reviews-held',
  'questions-unanswered',
  'stock-low',
  'texts-to-translate',
  'imports-failed',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** From this number on, work is not counted further. */
export const WORK_LIMIT = 1000

const zWork = z.object({
  kind: z.enum(WORK_KINDS),
  /** At most WORK_LIMIT. */
  count: z.int(),
  /** Since when the oldest waits; null when nothing does. */
  oldestAt: z.iso.datetime().nullable(),
})
export type Work = z.output<typeof zWork>

const zSetup = z.object({ step: z.enum(SETUP_STEPS), done: z.boolean() })
export type Setup = z.output<typeof zSetup>

const zSalesDay = z.object({ day: zDay, orders: z.int(), amount: zMinor })
export type SalesDay = z.output<typeof zSalesDay>

/** How far visitors came in a period, by day: who comes on two days counts twice. */
const zFunnel = z.object({
  visitors: z.int(),
  /** Of them: looked at a product; put one into the cart or ordered; ordered. */
  viewers: z.int(),
  carts: z.int(),
  buyers: z.int(),
})
export type Funnel = z.output<typeof zFunnel>

const zSales = z.object({
  currency: zCurrency,
  /** When the figures were computed last; null before the first time. */
  computedAt: z.iso.datetime().nullable(),
  /** Each day of the period, the earliest first. */
  days: z.array(zSalesDay),
  /** As many days before the period. */
  before: z.array(zSalesDay),
  bestSellers: z.array(z.object({ msn: zMsn, name: z.string(), quantity: z.int(), amount: zMinor })),
  /** Of visitors who agreed to being counted. */
  funnel: zFunnel,
})
export type Sales = z.output<typeof zSales>

export const dashboardEndpoints = defineEndpoints({
  staffWork: {
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'staff-own',
    summary: 'Work of a market that waits, of the kinds that the caller may see.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ at: z.iso.datetime(), work: z.array(zWork) })),
    errors: ['session.forbidden'],
    example: ok({
      at: '2026-11-25T10:40:00.000Z',
      work: [{ kind: 'orders-to-confirm', count: 14, oldestAt: '2026-11-25T07:30:00.000Z' }],
    }),
  },
  setupChecklist: {
    method: 'GET',
    path: '/api/admin/dashboard/setup',
    access: 'staff-own',
    summary:
      'Steps in which a shop is set up in a market, of those that the caller may do: whether the store finds each done.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ steps: z.array(zSetup) })),
    errors: ['session.forbidden'],
    example: ok({ steps: [{ step: 'tax-rates', done: false }] }),
  },
  staffSales: {
    method: 'GET',
    path: '/api/admin/dashboard/sales',
    access: 'staff',
    permission: 'sales.read',
    summary:
      'Sales of a market by day up to today, the same number of days before, what sold best, and how far visitors came.',
    query: z.object({ market: zMarket, days: z.coerce.number().int().min(1).max(90).default(28) }),
    response: envelope(zSales),
    errors: [],
    example: ok({
      currency: 'INR',
      computedAt: '2026-11-25T10:40:00.000Z',
      days: [{ day: '2026-11-25', orders: 14, amount: 12_768_000 }],
      before: [{ day: '2026-11-24', orders: 11, amount: 9_920_000 }],
      funnel: { visitors: 640, viewers: 410, carts: 52, buyers: 14 },
      bestSellers: [{ msn: 'MSN0A1B2C3D', name: 'Impact drill, 500 W', quantity: 12, amount: 4_188_000 }],
    }),
  },
})
