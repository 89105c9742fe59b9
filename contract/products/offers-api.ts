// The staff endpoint that adds an offer to a product; the offer is edited and ended through its cells.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMsn, zUuid } from '../shared/schemas.ts'
import { fieldOf } from './fields.rules.ts'
import { CONDITIONS } from './offer-key.rules.ts'
import { zChangeSet, zSellerCode } from './schemas.ts'

/** Whether a field is a term of an offer, or its stock in a warehouse. */
const isTerm = (name: string) => name !== 'active' && ['offer', 'stock'].includes(fieldOf(name)?.part ?? '')

export const productOfferEndpoints = defineEndpoints({
  addProductOffer: {
    method: 'POST',
    path: '/api/admin/products/{msn}/offers',
    access: 'staff',
    permission: 'prices.write',
    summary:
      'Adds an offer of a seller who has none for the product in this condition, as a change set; reverting the change set ends the offer.',
    params: z.object({ msn: zMsn }),
    body: z.object({
      changeSetId: zUuid,
      /** Code. */
      seller: zSellerCode,
      condition: z.enum(CONDITIONS).default('new'),
      /**
       * The price, and fields that differ from an on-request offer sold in single units, in the format of
       * `fields.rules.ts`.
       */
      cells: z
        .record(z.string().max(80).refine(isTerm, 'No term of an offer.'), z.string().max(1000))
        .refine(cells => Object.hasOwn(cells, 'price') && Object.keys(cells).length <= 250, 'The price is missing.'),
    }),
    response: envelope(zChangeSet),
    errors: [
      'catalog.product-unknown',
      'catalog.seller-unknown',
      'product.offer-exists',
      'product.changes-rejected',
      'request.idempotency',
    ],
    example: ok({
      changeSetId: '3f0c6ac8-52c5-4f37-9a3b-2f8f3d9a6d10',
      ...{ market: 'IN' as const, note: '', who: 'Meera Iyer', at: '2026-11-20T12:00:00.000Z', products: 1, cells: 1 },
      ...{ state: 'applied' as const, undoneBy: '', undoneAt: null, left: 0 },
    }),
  },
})
