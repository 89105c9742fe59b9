// Endpoints of the dashboard: work waiting for the caller, the setup of a new shop, and sales.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zDay, zMarket, zMinor, zMsn } from '../shared/schemas.ts'
import { SALES_STEPS, WORK_KINDS } from './dashboard.rules.ts'
import { SETUP_STEPS } from './setup.rules.ts'

const zWork = z.object({
  kind: z.enum(WORK_KINDS),
  /** At most WORK_LIMIT. */
  count: z.int(),
  /** Since when the oldest item has been waiting; null when there is none. */
  oldestAt: z.iso.datetime().nullable(),
})
export type Work = z.output<typeof zWork>

const zSetup = z.object({ step: z.enum(SETUP_STEPS), done: z.boolean() })
export type Setup = z.output<typeof zSetup>

const zSalesPoint = z.object({
  /** The first day of a week. */
  day: zDay,
  /** Hour of the day, in the time zone of the market; null unless sales are by hour. */
  hour: z.int().min(0).max(23).nullable(),
  orders: z.int(),
  amount: zMinor,
})
export type SalesPoint = z.output<typeof zSalesPoint>

/** How far visitors got in a period, counted per day: a visitor on two days counts twice. */
const zFunnel = z.object({
  visitors: z.int(),
  /** Of these: viewed a product; added to the cart or ordered; ordered. */
  viewers: z.int(),
  carts: z.int(),
  buyers: z.int(),
})
export type Funnel = z.output<typeof zFunnel>

const zSales = z.object({
  currency: zCurrency,
  /** When the figures were last computed; null before the first time. */
  computedAt: z.iso.datetime().nullable(),
  /** Each hour, day or week of the period, earliest first. */
  period: z.array(zSalesPoint),
  /** The previous period of the same length; for hours, the same hours of yesterday. */
  before: z.array(zSalesPoint),
  bestSellers: z.array(z.object({ msn: zMsn, name: z.string(), quantity: z.int(), amount: zMinor })),
  /** For visitors who consented to analytics. */
  funnel: zFunnel,
})
export type Sales = z.output<typeof zSales>

export const dashboardEndpoints = defineEndpoints({
  staffWork: {
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'staff-own',
    summary: 'Returns pending work of a market, of the kinds that the caller may see.',
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
    summary: 'Lists the setup steps of a market that the caller may do, and whether the store finds each one done.',
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
      'Returns the sales of a market up to now, by hour of today, by day or by week, those of the previous period of the same length, the best sellers of the period, and the conversion funnel of visitors. `days` applies to sales by day only.',
    query: z.object({
      market: zMarket,
      by: z.enum(SALES_STEPS).default('day'),
      days: z.coerce.number().int().min(1).max(90).default(28),
    }),
    response: envelope(zSales),
    errors: [],
    example: ok({
      currency: 'INR',
      computedAt: '2026-11-25T10:40:00.000Z',
      period: [{ day: '2026-11-25', hour: null, orders: 14, amount: 12_768_000 }],
      before: [{ day: '2026-11-24', hour: null, orders: 11, amount: 9_920_000 }],
      funnel: { visitors: 640, viewers: 410, carts: 52, buyers: 14 },
      bestSellers: [{ msn: 'MSN0A1B2C3D', name: 'Impact drill, 500 W', quantity: 12, amount: 4_188_000 }],
    }),
  },
})
