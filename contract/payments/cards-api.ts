// Endpoints of saved cards: a gateway keeps the card, the store its token, brand and last four digits.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zUuid } from '../shared/schemas.ts'

const zSavedCard = z.object({
  /** Id of the card for paying, sent as `bankEmi` of method 7. */
  cardId: z.string(),
  gateway: z.string(),
  /** As spelled by the gateway: `Visa`, `RuPay`. */
  brand: z.string(),
  lastFour: z.string(),
  savedAt: z.iso.datetime(),
})
export type SavedCard = z.output<typeof zSavedCard>

export const cardEndpoints = defineEndpoints({
  savedCards: {
    method: 'GET',
    path: '/api/v1/payment/getSavedCards',
    access: 'customer',
    summary: 'Lists the cards that the customer has saved at the gateways of the market, last used first.',
    response: envelope(z.array(zSavedCard)),
    errors: [],
    example: ok([
      {
        ...{ cardId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4', gateway: 'stripe', brand: 'Visa', lastFour: '4242' },
        savedAt: '2026-11-23T10:00:00.000Z',
      },
    ]),
  },
  deleteSavedCard: {
    method: 'POST',
    path: '/api/v1/payment/postdeleteSavedCards',
    access: 'customer',
    sensitive: true,
    summary:
      'Deletes a saved card. It can no longer be used from then on; the gateway deletes it too, later if it cannot be reached now.',
    body: z.object({ cardId: zUuid }),
    response: envelope(z.object({ deleted: z.boolean() })),
    errors: ['payment.card-unknown'],
    example: ok({ deleted: true }),
    perMinute: 30,
  },
})
