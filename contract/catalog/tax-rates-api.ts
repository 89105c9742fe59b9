// Staff endpoints to list the tax rates of a market, and to set, end and withdraw rates by day.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zDay, zMarket, zMinor, zText } from '../shared/schemas.ts'
import { TAX_CATEGORIES } from '../shared/tax-category.rules.ts'

const access = 'staff' as const
/** Largest unit price of a rate with a limit, in minor units. */
const MAX_LIMIT_MINOR = 1_000_000_00
const zHeading = z.string().regex(/^\d{0,8}$/, 'Up to eight digits; none for all other products.')
const zId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

const zTaxRate = z.object({
  taxRateId: z.int(),
  /** Leading digits of the HSN codes of its products; empty for all products without a rate of their own. */
  heading: z.string(),
  description: z.string(),
  /** In basis points: 1800 is 18 %. */
  rateBp: z.int(),
  /** Why it bears no tax where it is 0, or `standard`. */
  category: z.enum(TAX_CATEGORIES),
  /** First and last day; null without an end. */
  from: z.string(),
  to: z.string().nullable(),
  /** Highest unit price, tax included, in minor units; null for every price. */
  maxUnit: zMinor.nullable(),
  state: z.enum(['ended', 'current', 'upcoming']),
})
export type DatedTaxRate = z.output<typeof zTaxRate>

const rate: DatedTaxRate = {
  ...{ taxRateId: 12, heading: '8467', description: 'Power tools', rateBp: 1800, from: '2017-07-01', to: null },
  category: 'standard',
  ...{ maxUnit: null, state: 'current' },
}
const params = z.object({ taxRateId: z.coerce.number().pipe(zId) })
const permission = 'settings.write' as const

export const taxRateEndpoints = defineEndpoints({
  taxRates: {
    method: 'GET',
    path: '/api/admin/taxRates',
    access,
    permission: 'settings.read',
    summary:
      'Lists the tax rates of a market by heading and first day. Digits find the rates that apply to a code and those of its subheadings; other text searches the descriptions.',
    query: z.object({
      market: zMarket,
      text: z.string().trim().max(60).default(''),
      /** Whether to include ended rates. */
      ended: z.enum(['true', 'false']).default('false'),
      /** The last rate of the previous page. */
      after: z.coerce.number().pipe(zId).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: envelope(
      z.object({
        rates: z.array(zTaxRate),
        /** Cursor of the next page; null at the end. */
        next: z.int().nullable(),
        /** Today in the market: the first day from which a rate can be set. */
        today: z.string(),
      }),
    ),
    errors: ['tax-rate.unknown'],
    example: ok({ rates: [rate], next: null, today: '2026-11-26' }),
  },
  setTaxRate: {
    method: 'POST',
    path: '/api/admin/taxRates',
    access,
    permission,
    confirmed: true,
    summary:
      'Sets the rate of a heading from a day on, until the next rate begins; the previous rate ends the day before. Repeating it changes nothing.',
    body: z.object({
      market: zMarket,
      heading: zHeading,
      rateBp: z.int().min(0).max(10_000),
      /** For a rate of 0: `zero-rated` or `exempt` in the UAE, `exempt` or `nil-rated` in India; the first when omitted. */
      category: z.enum(TAX_CATEGORIES).optional(),
      /** Today in the market, or later. */
      from: zDay,
      /** Highest unit price, tax included; omitted for every price. */
      maxUnit: zMinor.min(1).max(MAX_LIMIT_MINOR).optional(),
      description: zText(200, 0).default(''),
    }),
    response: envelope(zTaxRate),
    errors: ['tax-rate.past', 'tax-rate.taken', 'tax-rate.default', 'request.invalid'],
    example: ok(rate),
  },
  endTaxRate: {
    method: 'POST',
    path: '/api/admin/taxRates/{taxRateId}/end',
    access,
    permission,
    confirmed: true,
    summary:
      'Ends a rate on a day; shorter headings apply from then on. The default rate for all other products cannot be ended. Repeating it changes nothing.',
    params,
    body: z.object({ market: zMarket, lastDay: zDay }),
    response: envelope(zTaxRate),
    errors: ['tax-rate.unknown', 'tax-rate.past', 'tax-rate.default'],
    example: ok({ ...rate, to: '2026-12-31' }),
  },
  takeBackTaxRate: {
    method: 'POST',
    path: '/api/admin/taxRates/{taxRateId}/takeBack',
    access,
    permission,
    confirmed: true,
    summary: 'Deletes a rate that has not begun; the previous rate, which would have ended the day before, continues.',
    params,
    body: z.object({ market: zMarket }),
    response: envelope(z.object({ taxRateId: z.int() })),
    errors: ['tax-rate.unknown', 'tax-rate.past', 'tax-rate.default'],
    example: ok({ taxRateId: 12 }),
  },
})
