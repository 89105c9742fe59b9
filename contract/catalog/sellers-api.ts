// Staff endpoints for the legally required details of sellers and their contact addresses.

import { z } from 'zod'
import { markFilters } from '../annotations/marks.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { isVpa, normalizeEmail } from '../shared/identifiers.ts'
import { zLanguage, zMarket, zText } from '../shared/schemas.ts'

/** Turnover of all registrations of the seller in a financial year, in paise. */
const zTurnover = z.strictObject({
  /** `2025-26` */
  year: z.string().regex(/^20\d{2}-\d{2}$/),
  amount: z.int().min(0).max(1_000_000_000_000_000),
})
const zLicence = z.strictObject({
  number: zText(50),
  /** Issuing authority. */
  authority: zText(120),
})
const zContact = z.strictObject({
  email: z
    .string()
    .max(320)
    .transform((text, context) => {
      const email = normalizeEmail(text)
      if (email === null)
        context.addIssue({ code: 'custom', message: 'A mail address such as accounts@seller.example' })
      return email ?? ''
    }),
  /** Language of emails. */
  language: zLanguage,
})
const zUpiId = z.string().trim().max(255).refine(isVpa, 'A UPI id such as seller@bank')

const zSellerRegistration = z.object({
  /** GSTIN or TRN. */
  taxNumber: z.string(),
  legalName: z.string(),
  /** State of India or emirate. */
  state: z.object({ en: z.string(), hi: z.string() }),
  /** Null when the start is not known. */
  validFrom: z.iso.datetime().nullable(),
  /** The end, exclusive; null when not known. */
  validTo: z.iso.datetime().nullable(),
})
export type SellerRegistration = z.output<typeof zSellerRegistration>

const zSellerDetails = z.object({
  sellerCode: z.string(),
  /** Version of the details; send the version last read when changing them. */
  version: z.int(),
  /** By State, the latest of each State first. */
  registrations: z.array(zSellerRegistration),
  legalName: z.string(),
  market: zMarket,
  /** Null while it is not declared. */
  turnover: zTurnover.nullable(),
  /** Minimum digits of the HSN codes of its products; 0 while the turnover is not declared. */
  hsnDigits: z.int(),
  /** India: shown on its debit notes. */
  upiId: z.string().nullable(),
  /** UAE: included in its electronic invoices. */
  tradeLicence: zLicence.nullable(),
  /** Email to which the operator sends its commission invoices; null for none. */
  contact: z.object({ email: z.string(), language: zLanguage }).nullable(),
})
export type SellerDetails = z.output<typeof zSellerDetails>

const zChange = z
  .strictObject({
    turnover: zTurnover.nullable(),
    upiId: zUpiId.nullable(),
    tradeLicence: zLicence.nullable(),
    contact: zContact.nullable(),
    /** The version last read; without it, whatever is stored is replaced. */
    version: z.int().min(0),
  })
  .partial()
export type SellerDetailsChange = z.output<typeof zChange>

const example = {
  ...{ sellerCode: 'SAHYA', legalName: 'Sahyadri Industrial Supplies Private Limited', market: 'IN' as const },
  version: 1042,
  registrations: [
    {
      ...{ taxNumber: '27AAKCS4821M1ZW', legalName: 'Sahyadri Industrial Supplies Private Limited' },
      ...{ state: { en: 'Maharashtra', hi: 'महाराष्ट्र' }, validFrom: null, validTo: null },
    },
  ],
  ...{
    turnover: { year: '2025-26', amount: 12_00_00_000_00 },
    hsnDigits: 6,
    upiId: 'sahyadri@hdfcbank',
    tradeLicence: null,
    contact: { email: 'accounts@sahyadri.example', language: 'en' as const },
  },
}

export const zSellerFilter = z.object({
  market: zMarket,
  /** Part of the code or the legal name, or a whole tax number. */
  text: z.string().trim().max(60).default(''),
  ...markFilters,
})

export const sellerEndpoints = defineEndpoints({
  sellers: {
    method: 'GET',
    path: '/api/admin/catalog/sellers',
    access: 'staff',
    permission: 'offers.read',
    summary:
      'Lists the sellers of a country by code, with their registrations, turnover, UPI id, trade licence and email.',
    query: zSellerFilter.extend({
      /** The last code of the previous page. */
      after: z.string().trim().max(60).default(''),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: envelope(z.object({ sellers: z.array(zSellerDetails) })),
    errors: [],
    example: ok({ sellers: [example] }),
  },
  seller: {
    method: 'GET',
    path: '/api/admin/catalog/sellers/{sellerCode}',
    access: 'staff',
    permission: 'offers.read',
    summary: 'Returns a seller with registrations, turnover, UPI id, trade licence and email.',
    params: z.object({ sellerCode: zText(60) }),
    response: envelope(zSellerDetails),
    errors: ['catalog.seller-unknown'],
    example: ok(example),
  },
  setSellerDetails: {
    method: 'POST',
    path: '/api/admin/catalog/sellers/{sellerCode}/details',
    access: 'staff',
    permission: 'sellers.write',
    summary:
      'Sets the turnover and UPI id of a seller in India, or the trade licence of a seller in the UAE, and the email. Omitted fields stay unchanged; null removes a value.',
    params: z.object({ sellerCode: zText(60) }),
    body: zChange,
    response: envelope(zSellerDetails),
    errors: ['catalog.seller-unknown', 'catalog.changed-meanwhile', 'request.invalid'],
    example: ok(example),
  },
})
