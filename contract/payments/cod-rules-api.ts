// Staff endpoints for the limits of cash on delivery by location.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zReadVersion, zVersion } from '../shared/record-version.ts'
import { zMarket, zMinor } from '../shared/schemas.ts'

const zRule = z.object({
  market: zMarket,
  /** The first digits of a pincode, or the code of an emirate; empty for the whole market. */
  placePrefix: z.string(),
  /** Largest amount, inclusive; null for the limit of the market. */
  maxAmount: zMinor.nullable(),
  /** Largest total weight of an order, inclusive; null for no limit. */
  maxWeightGrams: z.int().nullable(),
  active: z.boolean(),
  version: zVersion,
})
export type CodRuleOfPlace = z.output<typeof zRule>

const zPrefix = z.string().trim().toUpperCase()
const PREFIX = { IN: /^([1-9]\d{0,5})?$/, AE: /^([A-Z]{2})?$/ } as const
const zRuleBody = zRule
  .extend({
    placePrefix: zPrefix.max(6).default(''),
    maxAmount: zMinor.min(1).max(1e11).nullable().default(null),
    maxWeightGrams: z.int().min(1).max(1e9).nullable().default(null),
    active: z.boolean().default(true),
    version: zReadVersion,
  })
  .refine(({ market, placePrefix }) => PREFIX[market].test(placePrefix), {
    path: ['placePrefix'],
    message: 'The first digits of a pincode in India, two letters in the UAE.',
  })
  .refine(({ maxAmount, maxWeightGrams }) => maxAmount !== null || maxWeightGrams !== null, {
    path: ['maxAmount'],
    message: 'An amount, a weight or both.',
  })

const example: CodRuleOfPlace = {
  market: 'IN',
  placePrefix: '79',
  maxAmount: 1_000_000,
  maxWeightGrams: 20_000,
  active: true,
  version: 1,
}

export const codRuleEndpoints = defineEndpoints({
  listCodRules: {
    method: 'GET',
    path: '/api/admin/payments/codRules',
    access: 'staff',
    permission: 'payments.write',
    summary: 'Lists the cash-on-delivery limits by delivery location, in the order of their prefixes.',
    query: z.object({ market: zMarket }),
    response: envelope(z.array(zRule)),
    errors: [],
    example: ok([example]),
  },
  saveCodRule: {
    method: 'POST',
    path: '/api/admin/payments/codRules',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Creates or replaces the cash-on-delivery limits of a delivery location. Only the longest matching active prefix applies, in addition to the limits of carriers and market. Send `active: false` to end them.',
    body: zRuleBody,
    response: envelope(zRule),
    errors: ['settings.changed-meanwhile'],
    example: ok(example),
  },
})
