// The staff endpoint that moves a parcel: from the warehouse to the customer, or back when it is not accepted.

import { z } from 'zod'
import { staffOrderExample, zOrderNumber, zStaffOrder } from '../orders/staff-api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'

export const parcelEndpoints = defineEndpoints({
  moveShipment: {
    method: 'POST',
    path: '/api/admin/shipments/{shipmentId}/move',
    access: 'staff',
    permission: 'orders.write',
    approval: 'refunds',
    summary:
      'Moves a shipment to another state; its order takes the state of the shipment that is furthest behind. With `returned` the shipment is credited and refunded, and its items go back to stock; nothing goes back from a lost shipment. Repeating the request changes nothing.',
    params: z.object({ shipmentId: zOrderNumber }),
    body: z.object({
      to: z.enum(['packed', 'shipped', 'out-for-delivery', 'delivered', 'returning', 'lost', 'returned']),
      /**
       * With `packed` only: the quantities counted into the parcel, each of its lines once. The call is rejected when the parcel has
       * changed in the meantime.
       */
      counted: z
        .array(z.object({ lineNo: z.int().min(1), quantity: z.int().min(1) }))
        .min(1)
        .max(200)
        .optional(),
      /**
       * Required with `shipped` and only used there: the code of an active carrier of the market. For a lost parcel, `shipped` sends the
       * products again from the stock of its warehouse, free of charge.
       */
      carrier: zText(40).optional(),
      /** Required with `shipped` and only used there: the carrier’s tracking number. */
      trackingNumber: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{4,40}$/, 'Letters, digits and hyphens, 4 to 40 of them.')
        .optional(),
      /** Required with `returning` and `lost` and only used there: why it was not delivered. */
      reason: zText(300).optional(),
      /** With `lost` only: number of the claim with the carrier. */
      claim: zText(60).optional(),
      /** With `returned` only, and required there unless the parcel was lost: the quantity of each line that goes back to stock. */
      items: z
        .array(z.object({ lineNo: z.int().min(1), saleable: z.int().min(0) }))
        .min(1)
        .max(200)
        .optional(),
    }),
    response: envelope(zStaffOrder),
    errors: [
      ...([
        'order.shipment-unknown',
        'order.state',
        'order.on-hold',
        'order.edit-waits',
        'order.parcel-changed',
        'order.not-invoiced',
      ] as const),
      ...([
        'request.invalid',
        'request.idempotency',
        'invoice.credited',
        'staff.confirm',
        'checkout.out-of-stock',
      ] as const),
      ...APPROVAL_ERRORS,
    ],
    example: ok(staffOrderExample),
  },
})
