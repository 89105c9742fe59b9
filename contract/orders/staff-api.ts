// Staff endpoints to list, view, confirm and cancel orders.

import { z } from 'zod'
import { markFilters } from '../annotations/marks.ts'
import { zTotalsStep } from '../cart/api.ts'
import { FIELD_LIST_ERRORS, fieldQuery, zShownFields } from '../custom-fields/list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zDay, zMarket, zMinor, zText, zUuid } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { zHold, zHoldBrief } from './hold.ts'
import { deskFilters } from './list-filters.ts'
import { zCancelItems, zCancelKey } from './schemas.ts'
import { zRecords, zStaffEvent, zStaffLine } from './staff-records.ts'
import { zStaffShipment } from './staff-shipments.ts'
import { ORDER_STATES, type OrderState } from './status.rules.ts'
import { zWaitingEditForStaff } from './waiting-edits.ts'

export const zOrderState = z.enum(Object.keys(ORDER_STATES) as [OrderState, ...OrderState[]])
export const zOrderNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const zOrderListed = z.object({
  orderNumber: z.int(),
  market: zMarket,
  state: zOrderState,
  placedAt: z.iso.datetime(),
  currency: zCurrency,
  payable: zMinor,
  paymentMode: z.enum(['cod', 'prepaid']),
  paymentState: z.string(),
  /** Name at the delivery address. */
  name: z.string(),
  /** Company on the invoice; empty for a retail invoice. */
  company: z.string(),
  gstin: z.string(),
  poNumber: z.string(),
  city: z.string(),
  itemCount: z.int(),
  /** Whether staff have put it on hold and something of it is still to be sent. */
  onHold: z.boolean(),
  /** Null when it is not on hold. */
  hold: zHoldBrief.nullable(),
  /** The earliest promised date of a line. */
  promisedOn: z.string().nullable(),
  /** When packing slips or labels were last printed for it in bulk; null for never. */
  printedAt: z.iso.datetime().nullable(),
  /** Custom fields requested for the list. */
  fields: zShownFields.optional(),
})
export type StaffOrderListed = z.output<typeof zOrderListed>

export const zStaffOrder = zOrderListed.extend({
  customerId: zUuid,
  paymentMethodId: z.int(),
  /** The contact whose code confirmed cash on delivery; null when no code was required. */
  codProved: z.enum(['phone', 'email']).nullable(),
  /** The message on the gift card, for a gift-wrapped order; null otherwise. */
  giftMessage: z.string().nullable(),
  /** The staff member who built its cart; null when the customer did. */
  agentId: z.string().nullable(),
  agentName: z.string(),
  shippingAddress: z.object({
    name: z.string(),
    phone: z.string(),
    addressLine: z.string(),
    addressLine2: z.string(),
    landmark: z.string(),
    city: z.string(),
    stateName: z.string(),
    postCode: z.string(),
  }),
  lines: z.array(zStaffLine),
  /** Its coupon code, from the checkout or staff; null for none. */
  coupon: z.string().nullable(),
  /** The automatic offers it was placed with, and whether it still has each. */
  offers: z.array(z.object({ code: z.string(), titleEn: z.string(), titleHi: z.string(), applies: z.boolean() })),
  /** Surcharge added by staff; null for none. */
  surcharge: z.object({ amount: zMinor, label: z.string() }).nullable(),
  /** How the total was computed, one row per kind of step. */
  steps: z.array(zTotalsStep),
  records: zRecords,
  /** Null when none is waiting. */
  waitingEdit: zWaitingEditForStaff.nullable(),
  hold: zHold.nullable(),
  /** Carriers to which parcels of the market can be handed over. */
  carriers: z.array(z.object({ code: z.string(), name: z.string() })),
  shipments: z.array(zStaffShipment),
  events: z.array(zStaffEvent.extend({ state: zOrderState.nullable() })),
})
export type StaffOrder = z.output<typeof zStaffOrder>

export const listedOrderExample: StaffOrderListed = {
  orderNumber: 100001,
  market: 'IN',
  state: 'processing',
  placedAt: '2026-11-20T12:00:00.000Z',
  currency: 'INR',
  payable: 319_000,
  paymentMode: 'cod',
  paymentState: 'due',
  ...{ name: 'Asha Kulkarni', company: '', gstin: '', poNumber: 'PO-2026-118' },
  city: 'Pune',
  itemCount: 1,
  ...{ onHold: false, hold: null },
  promisedOn: '2026-11-24',
  printedAt: null,
}
export const staffOrderExample: StaffOrder = {
  ...listedOrderExample,
  customerId: '2f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  paymentMethodId: 5,
  codProved: null,
  giftMessage: null,
  agentId: null,
  agentName: '',
  shippingAddress: {
    name: 'Asha Kulkarni',
    phone: '919876543210',
    ...{ addressLine: 'Plot 12, MIDC Bhosari', addressLine2: '', landmark: '' },
    city: 'Pune',
    stateName: 'Maharashtra',
    postCode: '411026',
  },
  lines: [
    {
      lineNo: 1,
      msn: 'MSN0000A1B2',
      productName: 'Impact drill',
      ...{ partNumber: 'TID-13', ean: '8901234567894' },
      ...{ quantity: 1, cancelledQuantity: 0, hsn: '84672100', unitPrice: 319_000, mrp: 399_000 },
      orderedUnitPrice: null,
      priceList: null,
      ...{ taxRateBp: 1800, taxable: 270_339, payable: 319_000 },
    },
  ],
  ...{ coupon: null, offers: [], surcharge: null },
  steps: [],
  records: { payments: [], refunds: [], documents: [], returns: [], prints: [] },
  ...{ waitingEdit: null, hold: null },
  carriers: [{ code: 'vayu-express', name: 'Vayu Express' }],
  shipments: [
    {
      shipmentId: 500001,
      dividedFrom: null,
      state: 'processing',
      warehouse: 'Pune',
      seller: 'Sahyadri Supplies',
      taxNumber: '27AAPFU0939F1ZV',
      carrier: 'Surface',
      trackingNumber: '',
      booking: null,
      losses: [],
      returnReason: '',
      promisedOn: '2026-11-24',
      lines: [{ lineNo: 1, quantity: 1 }],
    },
  ],
  events: [
    {
      kind: 'placed',
      state: 'placed',
      who: 'customer:3f0c6ac8',
      why: '',
      at: '2026-11-20T12:00:00.000Z',
      edit: null,
      holdReason: null,
    },
    {
      kind: 'state',
      state: 'processing',
      who: 'staff:key:0f4b7c1e-52c0-4f43-9b0c-4f2f3a1d6e10',
      why: '',
      at: '2026-11-20T12:30:00.000Z',
      edit: null,
      holdReason: null,
    },
  ],
}
const access = 'staff' as const

export const staffOrderEndpoints = defineEndpoints({
  listOrders: {
    method: 'GET',
    path: '/api/admin/orders',
    access,
    permission: 'orders.read',
    summary:
      'Lists the orders of a market, newest first, filtered by state, hold, payment method and state, amount, warehouse, carrier, coupon, printed documents, order date, tag, assignee, custom fields (`field`) and text. `show` names the custom fields to return; pass `next` as `before` to get the following page.',
    query: z.object({
      market: zMarket,
      state: z
        .union([zOrderState, z.array(zOrderState)])
        .transform(states => [states].flat())
        .optional(),
      payment: z.enum(['cod', 'prepaid']).optional(),
      /** Only orders on hold, or only orders not on hold. */
      hold: z.enum(['on', 'off']).optional(),
      /** First and last order date, in the time zone of the market. */
      ...{ from: zDay.optional(), to: zDay.optional() },
      /** Whole number, phone or purchase order number, or at least three letters of name or company. */
      text: zText(60).optional(),
      ...deskFilters,
      ...markFilters,
      ...fieldQuery,
      /** Number of the last order on the previous page. */
      before: zOrderNumber.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ orders: z.array(zOrderListed), more: z.boolean(), next: z.int().nullable() })),
    errors: FIELD_LIST_ERRORS,
    example: ok({ orders: [listedOrderExample], more: false, next: null }),
  },
  showOrder: {
    method: 'GET',
    path: '/api/admin/orders/{orderNumber}',
    access,
    permission: 'orders.read',
    summary: 'Returns an order with its shipments, destination and history.',
    params: z.object({ orderNumber: zOrderNumber }),
    response: envelope(zStaffOrder),
    errors: ['order.unknown'],
    example: ok(staffOrderExample),
  },
  confirmOrder: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/confirm',
    access,
    permission: 'orders.write',
    summary: 'Confirms a placed order and divides it into shipments. Repeating it changes nothing.',
    params: z.object({ orderNumber: zOrderNumber }),
    response: envelope(zStaffOrder),
    errors: ['order.unknown', 'order.state', 'order.on-hold'],
    example: ok(staffOrderExample),
  },
  cancelOrderByStaff: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/cancel',
    access,
    approval: 'refunds',
    permission: 'orders.write',
    summary:
      'Cancels an order of which nothing has been sent, or items that have not been sent; stock is released and payments are refunded.',
    params: z.object({ orderNumber: zOrderNumber }),
    body: z.object({
      reason: zText(300),
      items: zCancelItems.optional(),
      /** Required with `items`; repeating the request with the same key changes nothing. */
      idempotencyKey: zCancelKey.optional(),
      /** With `items`: the parcel that waits to be packed and contains exactly these, which is cancelled. */
      shipmentId: zOrderNumber.optional(),
    }),
    response: envelope(zStaffOrder),
    errors: [
      ...([
        'order.unknown',
        'order.parcel-changed',
        'order.not-cancellable',
        'order.cancel-whole',
        'request.idempotency',
      ] as const),
      ...(['request.invalid', 'staff.confirm'] as const),
      ...APPROVAL_ERRORS,
    ],
    example: ok({ ...staffOrderExample, state: 'cancelled' as const }),
  },
})
