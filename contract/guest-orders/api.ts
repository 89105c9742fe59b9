// Endpoints to look up an order without logging in: a code sent to a contact of the order gives access for an hour.

import { z } from 'zod'
import { invoiceEndpoints } from '../invoices/api.ts'
import { zInvoiceBrief } from '../invoices/schemas.ts'
import { orderEndpoints } from '../orders/api.ts'
import { zOrder, zTracking } from '../orders/schemas.ts'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'

const zNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** Number and contact as typed; one of the two contacts. */
const asked = {
  orderNumber: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  email: zText(254).optional(),
  phone: zText(30).optional(),
}
const zAsked = z.object(asked)
export type AskedOrder = z.output<typeof zAsked>

const zGuestOrder = z.object({ order: zOrder, tracking: z.array(zTracking), invoices: z.array(zInvoiceBrief) })
export type GuestOrder = z.output<typeof zGuestOrder>

export const guestOrderEndpoints = defineEndpoints({
  sendOrderCode: {
    method: 'POST',
    path: '/api/v1/order/guest/sendCode',
    access: 'public',
    summary: 'Sends a code to a contact of an order. The response is the same whether or not the order exists.',
    body: zAsked,
    response: envelope(z.object({ expiresInSeconds: z.int() })),
    errors: ['auth.identifier'],
    example: ok({ expiresInSeconds: 600 }),
    perMinute: 6,
  },
  openGuestOrder: {
    method: 'POST',
    path: '/api/v1/order/guest/open',
    access: 'public',
    summary:
      'Opens an order for this session for one hour with the code. A wrong code and an unknown order return the same error.',
    body: z.object({ ...asked, otp: zText(10) }),
    response: envelope(z.object({ orderNumber: z.int() })),
    errors: ['auth.identifier', 'order.guest-code'],
    example: ok({ orderNumber: 100_001 }),
    perMinute: 10,
  },
  guestOrder: {
    method: 'GET',
    path: '/api/v1/order/guest',
    access: 'public',
    summary: 'Returns an order that this session has opened, with its parcels and invoices.',
    query: z.object({ orderNumber: zNumber }),
    response: envelope(zGuestOrder),
    errors: ['order.unknown'],
    example: ok({
      order: orderEndpoints.orderDetails.example.data,
      tracking: [orderEndpoints.tracking.example.data],
      invoices: invoiceEndpoints.orderInvoices.example.data,
    }),
  },
  guestInvoice: {
    method: 'GET',
    path: '/api/v1/order/guest/invoice',
    access: 'public',
    summary: 'Returns an invoice of an order that this session has opened, as PDF.',
    query: z.object({ orderNumber: zNumber, invoiceId: zUuid }),
    response: zFile,
    file: 'application/pdf',
    errors: ['order.unknown', 'invoice.unknown', 'invoice.not-ready'],
    example: { name: 'TI-2627-000042-27AAKCS4821M1ZW.pdf', bytes: new Uint8Array() },
    perMinute: 30,
  },
})
