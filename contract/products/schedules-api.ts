// Staff endpoints to schedule price changes with an optional end, list them, and withdraw or end them.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zMsn, zText, zUuid } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { CELL_PROBLEMS } from './fields.rules.ts'
import { MAX_CELLS } from './filters.ts'
import {
  CELL_OUTCOMES,
  CLASH_KINDS,
  isScheduledField,
  SCHEDULE_FAILURES,
  SCHEDULE_STATES,
  SCHEDULED_FIELDS,
} from './schedules.rules.ts'
import { zOfferKey } from './schemas.ts'

const zSchedule = z.object({
  scheduleId: zUuid,
  market: zMarket,
  note: z.string(),
  /** Name of the member. */
  who: z.string(),
  createdAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  /** When the earlier prices are restored; null when they are not. */
  endsAt: z.iso.datetime().nullable(),
  state: z.enum(SCHEDULE_STATES),
  reason: z.enum(SCHEDULE_FAILURES),
  products: z.int(),
  cells: z.int(),
  /** Cells that were applied at the start, and those that were not. */
  applied: z.int(),
  notApplied: z.int(),
  /** Cells left unchanged at the end because they were changed since. */
  left: z.int(),
  changeSetId: zUuid.nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Name of the member who ended or cancelled it; empty when it ran to its end. */
  endedBy: z.string(),
})
export type PriceSchedule = z.output<typeof zSchedule>

const zScheduledCell = z.object({
  msn: z.string(),
  partNumber: z.string(),
  seller: z.string(),
  field: z.enum(SCHEDULED_FIELDS),
  was: z.string(),
  now: z.string(),
  outcome: z.enum(CELL_OUTCOMES),
  /** The value at the start, if it was neither. */
  found: z.string(),
  problem: z.enum(CELL_PROBLEMS).nullable(),
  undone: z.enum(['restored', 'left']).nullable(),
})
export type ScheduledCell = z.output<typeof zScheduledCell>

const zClash = z.object({
  kind: z.enum(CLASH_KINDS),
  scheduleId: zUuid,
  note: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** Number of cells, and the product of the first one. */
  cells: z.int(),
  msn: z.string(),
})
export type PriceClash = z.output<typeof zClash>

const zRows = z
  .array(
    z.object({
      msn: zMsn,
      seller: zOfferKey,
      cells: z.record(
        z.string().max(80).refine(isScheduledField, 'Prices, MRPs and price breaks alone change at a time.'),
        z.object({ was: z.string().max(30_000), now: z.string().max(30_000) }),
      ),
    }),
  )
  .min(1)
  .max(MAX_CELLS)
const zWanted = z.object({
  market: zMarket,
  rows: zRows,
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }).nullable(),
})
export type WantedSchedule = z.output<typeof zWanted>

const access = 'staff' as const
const params = z.object({ scheduleId: zUuid })
const schedule: PriceSchedule = {
  ...{ scheduleId: '0d4c2d0e-52c5-4f37-9a3b-2f8f3d9a6d10', market: 'IN', note: 'Sale of the week', who: 'Meera Iyer' },
  ...{ createdAt: '2026-11-26T12:00:00.000Z', startsAt: '2026-11-26T18:30:00.000Z' },
  ...{ endsAt: '2026-11-29T18:29:00.000Z', state: 'upcoming', reason: '', products: 1, cells: 1, applied: 0 },
  ...{ notApplied: 0, left: 0, changeSetId: null, startedAt: null, endedAt: null, endedBy: '' },
}
const cell: ScheduledCell = {
  ...{ msn: 'MSN0000A1B2', partNumber: 'TID-13', seller: 'SAHYA', field: 'price', was: '3190.00', now: '2990.00' },
  ...{ outcome: 'waiting', found: '', problem: null, undone: null },
}
const clash: PriceClash = {
  ...{ kind: 'same-cell', scheduleId: schedule.scheduleId, note: schedule.note, cells: 1, msn: 'MSN0000A1B2' },
  ...{ startsAt: schedule.startsAt, endsAt: schedule.endsAt },
}

export const priceScheduleEndpoints = defineEndpoints({
  schedulePrices: {
    method: 'POST',
    path: '/api/admin/products/schedules',
    access,
    permission: 'prices.write',
    summary:
      'Schedules a change set of prices that takes effect at a given time and, with an end, is reverted at another. Nothing is stored when a cell has changed since it was read or is invalid. Repeating it with the same id changes nothing. For members only, as it runs with their permissions.',
    approval: 'prices',
    body: zWanted.extend({ scheduleId: zUuid, note: zText(200, 0) }),
    maxBytes: 8_000_000,
    response: envelope(zSchedule),
    errors: [
      'product.changes-rejected',
      'product.changes-none',
      'product.schedule-time',
      'request.idempotency',
      'session.login-required',
      ...APPROVAL_ERRORS,
    ],
    example: ok(schedule),
  },
  priceClashes: {
    method: 'POST',
    path: '/api/admin/products/schedules/clashes',
    access,
    permission: 'products.read',
    recorded: false,
    summary: 'Returns conflicts of these cells at this time with upcoming and running schedules, 50 at most.',
    body: zWanted,
    maxBytes: 8_000_000,
    response: envelope(z.object({ clashes: z.array(zClash) })),
    errors: [],
    example: ok({ clashes: [clash] }),
  },
  priceSchedules: {
    method: 'GET',
    path: '/api/admin/products/schedules',
    access,
    permission: 'products.read',
    summary: 'Lists the price schedules of a market, latest created first; `before` returns the following page.',
    query: z.object({
      market: zMarket,
      state: z.enum(SCHEDULE_STATES).optional(),
      before: zUuid.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ schedules: z.array(zSchedule), more: z.boolean() })),
    errors: [],
    example: ok({ schedules: [schedule], more: false }),
  },
  priceSchedule: {
    method: 'GET',
    path: '/api/admin/products/schedules/{scheduleId}',
    access,
    permission: 'products.read',
    summary: 'Returns a price schedule with a page of its cells; `after` returns the following page.',
    params,
    query: z.object({
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(200),
    }),
    response: envelope(z.object({ schedule: zSchedule, cells: z.array(zScheduledCell), next: z.int().nullable() })),
    errors: ['product.schedule-unknown'],
    example: ok({ schedule, cells: [cell], next: null }),
  },
  withdrawPriceSchedule: {
    method: 'POST',
    path: '/api/admin/products/schedules/{scheduleId}/withdraw',
    access,
    permission: 'prices.write',
    summary: 'Cancels a schedule that has not started.',
    params,
    response: envelope(zSchedule),
    errors: ['product.schedule-unknown', 'product.schedule-state'],
    example: ok({ ...schedule, state: 'withdrawn' as const }),
  },
  endPriceSchedule: {
    method: 'POST',
    path: '/api/admin/products/schedules/{scheduleId}/end',
    access,
    permission: 'prices.write',
    summary: 'Ends a running schedule now: the earlier prices return where nobody has changed them since.',
    params,
    response: envelope(zSchedule),
    errors: ['product.schedule-unknown', 'product.schedule-state'],
    example: ok({ ...schedule, state: 'done' as const }),
  },
})
