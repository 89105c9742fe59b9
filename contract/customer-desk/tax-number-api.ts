// Staff endpoints to check a customer's GSTIN or TRN and record what the tax authority says about it.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText, zUuid } from '../shared/schemas.ts'
import { CHECK_OUTCOMES } from './tax-number.rules.ts'

const access = 'staff' as const
const params = z.object({ customerId: zUuid })

const zCheck = z.object({
  checkId: z.int(),
  taxNumber: z.string(),
  outcome: z.enum(CHECK_OUTCOMES),
  /** As registered with the authority; empty when the number was not found. */
  registeredName: z.string(),
  staffName: z.string(),
  at: z.iso.datetime(),
})
export type TaxNumberCheck = z.output<typeof zCheck>

const zState = z.object({ code: z.string(), nameEn: z.string(), nameHi: z.string() })

const zTaxNumber = z.object({
  market: zMarket,
  /** Empty when the customer has none. */
  taxNumber: z.string(),
  companyName: z.string(),
  /** Null when the number is well formed, or there is none. */
  problem: z.enum(['format', 'check-digit', 'state']).nullable(),
  /** Kind of taxpayer that has numbers of this format; null in the UAE and for malformed numbers. */
  kind: z.enum(['normal', 'tax-deductor', 'tcs-operator', 'un-body', 'non-resident', 'oidar', 'government']).nullable(),
  /** The State in which the number is registered. */
  state: zState.nullable(),
  pan: z.string().nullable(),
  /** At most ten billing addresses in another State. */
  elsewhere: z.array(z.object({ addressId: zUuid, city: z.string(), place: z.string(), state: zState })),
  /** At most ten other customers of the market with the same number. */
  others: z.array(z.object({ customerId: zUuid, number: z.int(), name: z.string() })),
  /** The last twenty, latest first, including those of previous numbers of the customer. */
  checks: z.array(zCheck),
})
export type TaxNumberDetail = z.output<typeof zTaxNumber>

export const taxNumberExample: TaxNumberDetail = {
  ...{ market: 'IN', taxNumber: '27AAPFU0939F1ZV', companyName: 'Kulkarni Engineering Works', problem: null },
  ...{ kind: 'normal', state: { code: '27', nameEn: 'Maharashtra', nameHi: 'महाराष्ट्र' }, pan: 'AAPFU0939F' },
  elsewhere: [],
  others: [],
  checks: [
    {
      ...{ checkId: 3, taxNumber: '27AAPFU0939F1ZV', outcome: 'active', registeredName: 'KULKARNI ENGINEERING WORKS' },
      ...{ staffName: 'Nadia Khan', at: '2026-11-24T06:12:00.000Z' },
    },
  ],
}

export const taxNumberEndpoints = defineEndpoints({
  customerTaxNumber: {
    method: 'GET',
    path: '/api/admin/customers/{customerId}/taxNumber',
    access,
    permission: 'customers.read',
    summary:
      'Returns what can be read from a customer’s GSTIN or TRN, what does not match it, and what staff found in the register of the tax authority.',
    params,
    response: envelope(zTaxNumber),
    errors: ['customer.unknown'],
    example: ok(taxNumberExample),
  },
  checkTaxNumber: {
    method: 'POST',
    path: '/api/admin/customers/{customerId}/taxNumber',
    access,
    permission: 'customers.write',
    summary:
      'Records what the register of the tax authority says about the customer’s current number. Recording the same finding twice on a day stores it once.',
    params,
    body: z.object({
      /** The number that was looked up; rejected when the customer's number has changed since. */
      taxNumber: zText(15, 15),
      outcome: z.enum(CHECK_OUTCOMES),
      /** As in the register; required unless the register has none. */
      registeredName: z.string().trim().max(200),
    }),
    response: envelope(zTaxNumber),
    errors: ['customer.unknown', 'customer.tax-number-changed'],
    example: ok(taxNumberExample),
  },
})
