// The endpoint with which a member of customer groups gets their own prices for the products on a page.

import { z } from 'zod'
import { zBreak } from '../catalog/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMinor } from '../shared/schemas.ts'
import { MAX_OWN_PRICES } from './choice.rules.ts'

const zOwnPrice = z.object({
  msn: z.string(),
  /** Price of one unit from the seller shown on product pages, tax included. */
  salesPrice: zMinor,
  /** Regular price of one unit; equal to the own price when only larger quantities cost less. */
  publicPrice: zMinor,
  priceWithoutTax: zMinor,
  taxRateBp: z.int(),
  /** Per cent below the MRP; 0 for none. */
  discount: z.int(),
  /** Smallest order quantity. */
  minQuantity: z.int(),
  /** Ascending in quantity; each lower than the one before. */
  breaks: z.array(zBreak),
})
export type OwnPrice = z.output<typeof zOwnPrice>

export const ownPriceEndpoints = defineEndpoints({
  ownPrices: {
    method: 'GET',
    path: '/api/v1/user/ownPrices',
    access: 'customer',
    summary:
      'Returns the customer’s prices from the price lists of their groups, for those products where they are below the regular price.',
    query: z.object({ msns: z.string().max(1000).describe(`MSNs joined by commas, ${MAX_OWN_PRICES} at most`) }),
    response: envelope(
      z.object({
        /** Whether a price list applies to the customer today; if not, no further call is needed during this visit. */
        hasLists: z.boolean(),
        prices: z.array(zOwnPrice),
      }),
    ),
    errors: [],
    example: ok({
      hasLists: true,
      prices: [
        {
          ...{
            msn: 'MSN0000A1B1',
            salesPrice: 295_000,
            publicPrice: 319_000,
            priceWithoutTax: 250_000,
            taxRateBp: 1800,
          },
          ...{ discount: 26, minQuantity: 1 },
          breaks: [{ minQuantity: 10, price: 283_200, priceWithoutTax: 240_000 }],
        },
      ],
    }),
  },
})
