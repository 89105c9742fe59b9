// Endpoints of orders: lists, one order, tracking, cancelling.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { zLanguage, zMinor, zText } from '../shared/schemas.ts'
import { zOrderFilter } from './filter.ts'
import { zBrief, zCancelItems, zCancelKey, zCancelPreview, zOrder, zTracking } from './schemas.ts'
import { ORDER_GROUPS } from './status.rules.ts'

const brief = {
  orderNumber: 100001,
  orderId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  state: 'placed',
  statusCodeOfOrder: 10,
  placedAt: '2026-11-20T12:00:00.000Z',
  currency: 'INR' as const,
  payable: 319_000,
  itemCount: 1,
  paymentMode: 'cod' as const,
  paymentState: 'due',
  poNumber: 'PO-2026-118',
  costCentre: 'Maintenance',
  promisedOn: '2026-11-24',
  items: [
    {
      lineNo: 1,
      msn: 'MSN0000A1B2',
      productName: 'Impact drill',
      productUrl: '/impact-drill/mp/msn0000a1b2',
      image: null,
      quantity: 1,
      cancelledQuantity: 0,
      seller: 'Sahyadri Supplies',
    },
  ],
}
const view = {
  name: 'Asha Kulkarni',
  phone: '9876543210',
  addressLine: 'Plot 12, MIDC Bhosari',
  addressLine2: '',
  landmark: '',
  city: 'Pune',
  stateName: 'Maharashtra',
  postCode: '411026',
}
const parcel = {
  shipmentId: 500001,
  state: 'packed',
  carrier: 'Surface',
  trackingNumber: 'SF1234567890',
  from: 'Pune',
  promisedOn: '2026-11-24',
  seller: 'Sahyadri Supplies',
  taxNumber: '27AAPFU0939F1ZV',
  placeOfSupply: '27',
  lines: [{ lineNo: 1, quantity: 1 }],
}
const amounts = {
  taxable: 270_340,
  taxParts: [
    { code: 'CGST', rateBp: 900, amountMinor: 24_330 },
    { code: 'SGST', rateBp: 900, amountMinor: 24_330 },
  ],
  payable: 319_000,
}
const order = {
  ...brief,
  lines: [
    {
      lineNo: 1,
      msn: 'MSN0000A1B2',
      productName: 'Impact drill',
      productUrl: '/impact-drill/mp/msn0000a1b2',
      brandName: 'Torvik',
      partNumber: 'TID-13',
      image: null,
      hsn: '8467',
      quantity: 1,
      cancelledQuantity: 0,
      cancellableQuantity: 1,
      unitPrice: 319_000,
      mrp: 489_000,
      taxRateBp: 1800,
      ...amounts,
      seller: 'Sahyadri Supplies',
      promisedOn: '2026-11-24',
    },
  ],
  shippingAddress: view,
  billingAddress: view,
  invoiceType: 'tax' as const,
  companyName: 'Kulkarni Engineering Works',
  gstin: '27AAPFU0939F1ZV',
  giftMessage: null,
  agentId: null,
  agentName: '',
  paymentMethodId: 5,
  totalAmount: 489_000,
  totalOffer: 170_000,
  taxes: 48_660,
  shippingCharges: 0,
  steps: [],
  shipments: [{ ...parcel, ...amounts }],
  events: [{ kind: 'placed', state: 'placed', at: '2026-11-20T12:00:00.000Z', why: '' }],
  refunds: [],
  cancellable: true,
  cancelOnlyWhole: false,
  notDelivered: 0,
  waitingEdit: null,
  onHold: false,
  rewards: { due: 31, earned: 0, used: 0 },
  retryable: false,
}
async function* noChunks(): AsyncGenerator<Uint8Array> {}
const zNumberQuery = z.object({ orderNumber: z.coerce.number().int() })

export const orderEndpoints = defineEndpoints({
  userOrders: {
    method: 'GET',
    path: '/api/v1/checkout/getUserOrders',
    access: 'customer',
    summary: 'Lists the customer’s orders, newest first, filtered by group of states, text and date.',
    query: zOrderFilter.extend({
      pageIndex: z.coerce.number().int().min(0).max(10_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(40).default(20),
    }),
    response: envelope(
      z.object({
        totalCount: z.int(),
        pageIndex: z.int(),
        pageSize: z.int(),
        orders: z.array(zBrief),
        /** Number of orders in each group. */
        counts: z.record(z.enum(ORDER_GROUPS), z.int()),
      }),
    ),
    errors: [],
    example: ok({
      totalCount: 1,
      pageIndex: 0,
      pageSize: 20,
      orders: [brief],
      counts: { all: 1, 'to-pay': 0, 'on-the-way': 1, delivered: 0, cancelled: 0 },
    }),
  },
  userOrdersCsv: {
    method: 'GET',
    path: '/api/v1/checkout/getUserOrders.csv',
    access: 'customer',
    summary:
      'Exports the customer’s orders that match the filter of the list as CSV, newest first: one row for each line, and for shipping and fees.',
    query: zOrderFilter.extend({ language: zLanguage.optional() }),
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'orders-2026-11-23.csv', chunks: noChunks() },
    perMinute: 10,
  },
  orderByUser: {
    method: 'GET',
    path: '/api/v1/checkout/getorderbyuserid',
    access: 'customer',
    summary: 'Returns an order in brief.',
    query: zNumberQuery,
    response: envelope(zBrief),
    errors: ['order.unknown'],
    example: ok(brief),
  },
  orderDetails: {
    method: 'GET',
    path: '/api/v1/order/orderDetails',
    access: 'customer',
    summary: 'Returns an order in full.',
    query: zNumberQuery,
    response: envelope(zOrder),
    errors: ['order.unknown'],
    example: ok(order),
  },
  cancelReasons: {
    method: 'GET',
    path: '/api/v1/order/cancelReasons',
    access: 'public',
    summary: 'Lists the reasons for a cancellation.',
    response: envelope(z.array(z.object({ id: z.int(), reason: z.string() }))),
    errors: [],
    example: ok([{ id: 1, reason: 'Ordered by mistake' }]),
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/v1/order/cancelOrder',
    access: 'customer',
    summary:
      'Cancels lines and quantities that have not been handed over, or the whole order when nothing has been; stock is released and payments are refunded.',
    body: z.object({
      orderNumber: z.int(),
      items: zCancelItems.optional(),
      reasonId: z.int(),
      note: zText(300, 0).default(''),
      /** Required with `items`; repeating the request with the same key changes nothing. */
      idempotencyKey: zCancelKey.optional(),
      /** Total of the order afterwards, as returned by the preview. */
      expectedPayable: zMinor.optional(),
    }),
    response: envelope(zOrder),
    errors: [
      'order.unknown',
      'order.not-cancellable',
      'order.cancel-whole',
      'payment.amount',
      'request.idempotency',
      'request.invalid',
    ],
    example: ok(order),
  },
  cancelPreview: {
    method: 'POST',
    path: '/api/v1/order/cancelPreview',
    access: 'customer',
    summary: 'Previews cancelling some items of an order, or all of it. Changes nothing.',
    body: z.object({ orderNumber: z.int(), items: zCancelItems.optional() }),
    response: envelope(zCancelPreview),
    errors: ['order.unknown', 'order.not-cancellable', 'order.cancel-whole', 'request.invalid'],
    example: ok({ whole: false, payableBefore: 319_000, payableAfter: 219_000, refund: 100_000 }),
  },
  orderStream: {
    method: 'GET',
    path: '/api/v1/order/stream',
    access: 'customer',
    summary:
      'Issues an address for server-sent events with a message for each change of the order; it must be opened within a minute.',
    query: zNumberQuery,
    response: envelope(z.object({ address: z.string() })),
    errors: ['order.unknown'],
    example: ok({ address: '/events/order/3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4?until=1795510860000&signature=Zm9v' }),
  },
  tracking: {
    method: 'GET',
    path: '/api/v1/order/orderTracking',
    access: 'customer',
    summary: 'Lists the tracking events of a shipment.',
    query: z.object({ shipmentId: z.coerce.number().int() }),
    response: envelope(zTracking),
    errors: ['order.shipment-unknown'],
    example: ok({ ...parcel, events: [{ code: 'packed', place: 'Pune', at: '2026-11-21T09:00:00.000Z' }] }),
  },
})
