// The staff endpoint that shows a delivery's phone number in full.

import { z } from 'zod'
import { contactExample, zContactData } from '../shared/contact.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zOrderNumber } from './staff-api.ts'

export const orderContactEndpoints = defineEndpoints({
  orderContact: {
    method: 'GET',
    path: '/api/admin/orders/{orderNumber}/contact',
    access: 'staff',
    permission: 'customers.unmask',
    summary: 'Returns the full delivery phone number of an order; recorded in the audit log.',
    params: z.object({ orderNumber: zOrderNumber }),
    response: envelope(zContactData.pick({ phone: true })),
    errors: ['order.unknown'],
    recorded: true,
    perMinute: 60,
    example: ok({ phone: contactExample.phone }),
  },
})
