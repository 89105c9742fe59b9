// The call by which staff decide that the products of a lost parcel are sent again.

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
      'Decides that a lost shipment is sent again: its products are reserved in its warehouse at once, and it is on the pick list until it is packed. Rejected without stock; a refund stays possible, which releases the products. Repeating it changes nothing.',
    params: z.object({ shipmentId: zOrderNumber }),
    body: z.object({}),
    response: envelope(zStaffOrder),
    errors: ['order.shipment-unknown', 'order.state', 'checkout.out-of-stock'],
    example: ok(staffOrderExample),
  },
})
