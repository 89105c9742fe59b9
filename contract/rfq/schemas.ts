// Responses about bulk quote requests and their quotations.

import { z } from 'zod'
import { zCurrency, zMinor } from '../shared/schemas.ts'
import { RFQ_STATES } from './states.rules.ts'

export const zRfqState = z.enum(RFQ_STATES)

export const zQuote = z.object({
  /** Number of the quotation within the request. */
  version: z.int(),
  quotedAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  /** From order to delivery. */
  deliveryDays: z.int(),
  note: z.string(),
  currency: zCurrency,
  lines: z.array(
    z.object({
      msn: z.string(),
      offerId: z.int(),
      productName: z.string(),
      sellerName: z.string(),
      sellUnit: z.string(),
      quantity: z.int(),
      /** Tax included, like all prices. */
      unitPrice: zMinor,
      /** Store price for this quantity at the time of the quotation. */
      listUnitPrice: zMinor,
      taxPercentage: z.number(),
      taxable: zMinor,
      taxes: zMinor,
      amount: zMinor,
    }),
  ),
  shippingCharges: zMinor,
  taxable: zMinor,
  taxes: zMinor,
  taxParts: z.array(z.object({ code: z.string(), amount: zMinor })),
  totalPayableAmount: zMinor,
})
export type Quote = z.output<typeof zQuote>

export const zRfq = z.object({
  rfqNumber: z.int(),
  state: zRfqState,
  msn: z.string().nullable(),
  /** Name of the product or the kind of product, in the language of the request. */
  productName: z.string(),
  /** Address of the product or category; null when it is no longer sold. */
  link: z.string().nullable(),
  mainImageLink: z.string().nullable(),
  quantity: z.int(),
  fullName: z.string(),
  email: z.string(),
  /** With country code. */
  mobile: z.string(),
  pincode: z.string(),
  city: z.string(),
  description: z.string(),
  /** Further products of the enquiry. */
  moreLines: z.array(z.object({ productName: z.string(), quantity: z.int(), description: z.string() })),
  /** Addresses of pictures. */
  pictures: z.array(z.string()),
  isBusiness: z.boolean(),
  gstin: z.string(),
  raisedAt: z.iso.datetime(),
  /** Why it was declined or closed; empty for none. */
  reason: z.string(),
  /** The newest quotation; null until there is one. */
  quote: zQuote.nullable(),
})
export type Rfq = z.output<typeof zRfq>

const quote: Quote = {
  ...{ version: 1, quotedAt: '2026-11-21T09:00:00.000Z', validUntil: '2026-12-05T18:29:59.000Z', deliveryDays: 6 },
  ...{ note: 'Delivery in two lots is possible.', currency: 'INR' },
  lines: [
    {
      ...{ msn: 'MSN0000A1B2', offerId: 42, productName: 'Torvik TID-13 600 W Impact Drill, 13 mm' },
      ...{
        sellerName: 'Sahyadri Supplies',
        sellUnit: 'piece',
        quantity: 60,
        unitPrice: 236_000,
        listUnitPrice: 295_000,
      },
      ...{ taxPercentage: 18, taxable: 12_000_000, taxes: 2_160_000, amount: 14_160_000 },
    },
  ],
  ...{ shippingCharges: 0, taxable: 12_000_000, taxes: 2_160_000, totalPayableAmount: 14_160_000 },
  taxParts: [
    { code: 'CGST', amount: 1_080_000 },
    { code: 'SGST', amount: 1_080_000 },
  ],
}

export const rfqExample: Rfq = {
  ...{ rfqNumber: 700_001, state: 'quoted', msn: 'MSN0000A1B2' },
  productName: 'Torvik TID-13 600 W Impact Drill, 13 mm',
  link: '/torvik-tid-13-600-w-impact-drill/mp/msn0000a1b2',
  mainImageLink: '/media/0f3c/medium.webp',
  quantity: 60,
  ...{ fullName: 'Asha Kulkarni', email: 'asha@plant.example', mobile: '919876543210' },
  ...{ pincode: '411026', city: 'Pune', description: 'For our assembly line, delivery in two lots.' },
  moreLines: [{ productName: 'Safety goggles', quantity: 40, description: '' }],
  pictures: ['/media/9f86d081884c7d659a2feaa0c55ad015/medium.webp'],
  ...{ isBusiness: true, gstin: '27AAPFU0939F1ZV', raisedAt: '2026-11-20T12:00:00.000Z', reason: '', quote },
}
