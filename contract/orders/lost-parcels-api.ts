// The call by which staff decide that the products of a lost parcel are sent once more.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { staffOrderExample, zOrderNumber, zStaffOrder } from './staff-api.ts'

export const lostParcelEndpoints = defineEndpoints({
  sendAgain: {
    method: 'POST',
    path: '/api/admin/shipments/{shipmentId}/sendAgain',
    access: 'staff',
    permission: 'orders.write',
    summary:
      'Decides that a lost shipment is sent once more: its products are taken from the stock of its warehouse at once, and it is in the pick list until it is packed. Rejected without stock; a refund stays possible, which puts the products back. Repeating it changes nothing.',
    params: z.object({ shipmentId: zOrderNumber }),
    body: z.object({}),
    response: envelope(zStaffOrder),
    errors: ['order.shipment-unknown', 'order.state', 'checkout.out-of-stock'],
    example: ok(staffOrderExample),
  },
})
