// The staff endpoint to correct an order's delivery address before packing.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText } from '../shared/schemas.ts'
import { staffOrderExample, zOrderNumber, zStaffOrder } from './staff-api.ts'

/** The editable fields. City, State and pincode or emirate stay: tax, stock and delivery were computed with them. */
const zAddressParts = z.object({
  name: zText(100),
  addressLine: zText(200),
  addressLine2: zText(200, 0).default(''),
  landmark: zText(100, 0).default(''),
})
export type AddressParts = z.output<typeof zAddressParts>

export const orderAddressEndpoints = defineEndpoints({
  correctOrderAddress: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/address',
    access: 'staff',
    permission: 'orders.edit',
    summary:
      'Corrects the delivery address of an order within the same delivery location, before a parcel is packed. The customer is notified by mail.',
    params: z.object({ orderNumber: zOrderNumber }),
    body: z.object({
      address: zAddressParts,
      /** When omitted, the number stays; staff see it masked. */
      phone: z.string().trim().min(1).max(20).optional(),
      /** The address that the caller has read; the call is rejected when it has been changed since. */
      replaces: zAddressParts,
      reason: zText(500, 3),
    }),
    response: envelope(zStaffOrder),
    errors: ['order.unknown', 'order.state', 'request.invalid'],
    example: ok(staffOrderExample),
  },
})
