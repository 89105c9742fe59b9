// The endpoint of the account overview: open orders, quotations, savings, tax, points and products to buy again.

import { z } from 'zod'
import { card } from '../catalog/examples.ts'
import { zProductCard } from '../catalog/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMinor } from '../shared/schemas.ts'

const zOverview = z.object({
  currency: zCurrency,
  /** Number of orders in any state; 0 for a new customer. */
  ordersInAll: z.int(),
  /** Accepted orders that are not delivered yet, and the promised date of the next one. */
  onTheWay: z.object({ count: z.int(), nextOn: z.string().nullable() }),
  /** Orders awaiting payment. */
  toPay: z.int(),
  /** Quotations that can be accepted now, and when the first of them expires. */
  quotes: z.object({ answered: z.int(), firstUntil: z.iso.datetime().nullable() }),
  /** The tax year: a financial year such as 2026-27 in India, a calendar year in the UAE. */
  year: z.string(),
  /** Savings against list prices on the orders of the year that were not cancelled. */
  saved: zMinor,
  /** GST or VAT on the year's invoices less credit notes, and the part on invoices with the customer's tax number. */
  tax: z.object({ total: zMinor, claimable: zMinor }),
  rewards: z.object({
    balance: z.int(),
    worth: zMinor,
    pending: z.int(),
    gold: z.boolean(),
  }),
  /** Products bought before that are in stock, most recent first. */
  buyAgain: z.array(zProductCard),
})
export type AccountOverview = z.output<typeof zOverview>

export const accountEndpoints = defineEndpoints({
  overview: {
    method: 'GET',
    path: '/api/v1/customer/overview',
    access: 'customer',
    summary: 'Returns an overview of the account; all figures are computed from stored data.',
    response: envelope(zOverview),
    errors: [],
    example: ok({
      ...{ currency: 'INR' as const, ordersInAll: 7, onTheWay: { count: 2, nextOn: '2026-11-27' }, toPay: 0 },
      quotes: { answered: 1, firstUntil: '2026-12-02T18:30:00.000Z' },
      ...{ year: '2026-27', saved: 412_500, tax: { total: 918_400, claimable: 640_200 } },
      rewards: { balance: 340, worth: 34_000, pending: 62, gold: false },
      buyAgain: [card],
    }),
  },
})
