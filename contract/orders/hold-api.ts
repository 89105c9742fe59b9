// Calls by which staff put an order on hold and release it.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zUuid } from '../shared/schemas.ts'
import { zHoldWords } from './hold.ts'
import { staffOrderExample, zOrderNumber, zStaffOrder } from './staff-api.ts'

const access = 'staff' as const
const permission = 'orders.write' as const
const params = z.object({ orderNumber: zOrderNumber })

export const orderHoldEndpoints = defineEndpoints({
  holdOrder: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/hold',
    access,
    permission,
    summary:
      'Puts an order on hold: nothing in it is confirmed, packed, booked or handed over until it is released. An order that is already on hold keeps its hold. Repeating it with the same id changes nothing.',
    params,
    body: zHoldWords.extend({
      /** Made by the caller, one for each hold. */
      holdId: zUuid,
    }),
    response: envelope(zStaffOrder),
    errors: ['order.unknown', 'order.state', 'request.invalid', 'request.idempotency'],
    example: ok({
      ...staffOrderExample,
      onHold: true,
      hold: {
        ...{
          holdId: '3b0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
          reason: 'address-check' as const,
          note: 'No house number.',
        },
        ...{ by: 'Ravi Nair', since: '2026-11-20T12:40:00.000Z' },
      },
    }),
  },
  releaseOrder: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/release',
    access,
    permission,
    summary: 'Releases an order from hold. An order that is not on hold stays as it is.',
    params,
    body: z.object({
      /** Of the hold that was read: somebody may have released it and put the order on hold for something else. */
      holdId: zUuid,
    }),
    response: envelope(zStaffOrder),
    errors: ['order.unknown', 'order.other-hold'],
    example: ok(staffOrderExample),
  },
})
