// Calls by which staff look at the offers of a product: every seller, its stock by warehouse, and what keeps it from selling.

import { z } from 'zod'
import { defineEndpoints, envelope } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zMsn } from '../shared/schemas.ts'
import { offerStates as exampleStates } from './examples.ts'
import { zOfferReason } from './schemas.ts'

const zOfferStock = z.object({
  warehouse: z.string(),
  /** GST state code or emirate code of the warehouse. */
  stateCode: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  /** The seller's tax number that it is sold under; null when there is none for this State. */
  taxNumber: z.string().nullable(),
  /** Why nothing can be sold from here; null when the units can. */
  reason: zOfferReason.nullable(),
})

const zOfferState = z.object({
  offerId: z.int(),
  sellerCode: z.string(),
  sellerName: z.string(),
  condition: z.enum(['new', 'refurbished']),
  active: z.boolean(),
  currency: zCurrency,
  price: zMinor,
  mrp: zMinor,
  /** Whether the product page and the listings show this offer. */
  shown: z.boolean(),
  /** Why the offer cannot be bought now; null when it can. */
  reason: zOfferReason.nullable(),
  stock: z.array(zOfferStock),
})
export type OfferState = z.output<typeof zOfferState>

export const catalogEndpoints = defineEndpoints({
  offerStates: {
    method: 'GET',
    path: '/api/admin/catalog/offers',
    access: 'staff',
    permission: 'offers.read',
    summary:
      'Every offer of a product, also those that are not active, with its stock by warehouse and the reason why it cannot be sold.',
    query: z.object({ msn: zMsn }),
    response: envelope(z.array(zOfferState)),
    errors: ['catalog.product-unknown'],
    example: exampleStates,
  },
})
