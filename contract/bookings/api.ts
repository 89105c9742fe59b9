// Staff endpoints to book parcels with carriers before hand-over, and their labels.

import { z } from 'zod'
import { staffOrderExample, zOrderNumber, zStaffOrder } from '../orders/staff-api.ts'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zMarket, zText } from '../shared/schemas.ts'

/** Maximum number of orders whose labels are printed at once. */
export const MAX_LABEL_ORDERS = 50

const params = z.object({ shipmentId: zOrderNumber })
const pdf = { response: zFile, file: 'application/pdf' } as const

export const bookingEndpoints = defineEndpoints({
  carriers: {
    method: 'GET',
    path: '/api/admin/carriers',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Lists the carriers of a market and whether the store books with them directly; for the others, staff enter the tracking number.',
    query: z.object({ market: zMarket }),
    response: envelope(
      z.object({ carriers: z.array(z.object({ code: z.string(), name: z.string(), books: z.boolean() })) }),
    ),
    errors: [],
    example: ok({ carriers: [{ code: 'vayu-express', name: 'Vayu Express', books: true }] }),
  },
  bookCarrier: {
    method: 'POST',
    path: '/api/admin/shipments/{shipmentId}/booking',
    access: 'staff',
    permission: 'orders.write',
    summary:
      'Books a packed shipment with a carrier, which assigns a tracking number. Idempotent: repeating the request changes nothing, and a retry after a lost response does not book twice.',
    params,
    body: z.object({
      carrier: zText(40),
      /** Tracking number that the carrier gave to staff; not for carriers with direct booking. */
      trackingNumber: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{4,40}$/, 'Letters, digits and hyphens, 4 to 40 of them.')
        .optional(),
    }),
    response: envelope(zStaffOrder),
    errors: [
      ...([
        'order.shipment-unknown',
        'order.state',
        'order.on-hold',
        'request.invalid',
        'request.idempotency',
      ] as const),
      ...(['order.carrier-unreachable', 'order.carrier-declined', 'order.number-used'] as const),
    ],
    example: ok(staffOrderExample),
  },
  cancelBooking: {
    method: 'POST',
    path: '/api/admin/shipments/{shipmentId}/cancelBooking',
    access: 'staff',
    permission: 'orders.write',
    summary: 'Cancels the booking of a shipment that was not handed over yet. Repeating it changes nothing.',
    params,
    response: envelope(zStaffOrder),
    errors: ['order.shipment-unknown', 'order.state', 'order.carrier-unreachable', 'order.carrier-declined'],
    example: ok(staffOrderExample),
  },
  label: {
    method: 'GET',
    path: '/api/admin/shipments/{shipmentId}/label',
    access: 'staff',
    permission: 'orders.write',
    summary:
      'Returns the label of a booked shipment as an A6 PDF. It shows the full address and phone number; the download is recorded in the audit log.',
    params,
    ...pdf,
    recorded: true,
    errors: ['order.shipment-unknown', 'order.not-booked'],
    example: { name: 'label-500001.pdf', bytes: new Uint8Array() },
  },
  labels: {
    method: 'GET',
    path: '/api/admin/shipmentLabels',
    access: 'staff',
    permission: 'orders.write',
    summary:
      'Returns the labels of all booked shipments of up to fifty orders as one PDF, in the order given; orders of other markets are left out. Recorded in the audit log.',
    query: z.object({
      /** Order numbers, separated by commas. */
      orders: z
        .string()
        .regex(/^\d{1,15}(,\d{1,15})*$/, 'Numbers separated by commas.')
        .transform(text => [...new Set(text.split(',').map(Number))])
        .pipe(z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(MAX_LABEL_ORDERS)),
    }),
    ...pdf,
    recorded: true,
    errors: ['order.not-booked'],
    example: { name: 'labels.pdf', bytes: new Uint8Array() },
  },
})
