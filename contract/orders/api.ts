// Calls of orders: lists, one order, tracking, cancelling.

import { z } from 'zod'
import { zTotalsStep } from '../cart/api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zText } from '../shared/schemas.ts'
import { ORDER_GROUPS } from './status.rules.ts'

const zBrief = z.object({
  orderNumber: z.int(),
  orderId: z.string(),
  state: z.string(),
  /** Status code of the specification; its label is worded by the screen. */
  statusCodeOfOrder: z.int(),
  placedAt: z.string(),
  currency: zCurrency,
  payable: zMinor,
  itemCount: z.int(),
  paymentMode: z.enum(['cod', 'prepaid']),
  paymentState: z.string(),
  /** The buyer's own references; empty when there are none. */
  poNumber: z.string(),
  costCentre: z.string(),
  promisedOn: z.string().nullable(),
  items: z.array(
    z.object({
      lineNo: z.int(),
      msn: z.string(),
      productName: z.string(),
      productUrl: z.string(),
      image: z.string().nullable(),
      quantity: z.int(),
      seller: z.string(),
    }),
  ),
})
export type OrderBrief = z.output<typeof zBrief>

const zOrderAddressView = z.object({
  name: z.string(),
  phone: z.string(),
  addressLine: z.string(),
  addressLine2: z.string(),
  landmark: z.string(),
  city: z.string(),
  stateName: z.string(),
  postCode: z.string(),
})
const zTaxPart = z.object({ code: z.string(), rateBp: z.number(), amountMinor: zMinor })
/** Products of one seller, sold under one registration, from one warehouse. */
const zParcel = z.object({
  shipmentId: z.int(),
  state: z.string(),
  carrier: z.string(),
  /** Number of the carrier; empty until it is handed over, and where the carrier gives none. */
  trackingNumber: z.string(),
  from: z.string(),
  promisedOn: z.string().nullable(),
  /** Null on shipments from before they were divided by seller. */
  seller: z.string().nullable(),
  /** GSTIN or TRN that its products were sold under. */
  taxNumber: z.string().nullable(),
  /** GST State code or emirate code that decided the tax. */
  placeOfSupply: z.string().nullable(),
  lines: z.array(z.object({ lineNo: z.int(), quantity: z.int() })),
})
/** With the amounts of its products; shipping and fees belong to the order. */
const zShipment = zParcel.extend({ taxable: zMinor, taxParts: z.array(zTaxPart), payable: zMinor })
const zTracking = zParcel.extend({
  events: z.array(z.object({ code: z.string(), place: z.string(), at: z.string() })),
})
export type Tracking = z.output<typeof zTracking>

const zOrder = zBrief.extend({
  lines: z.array(
    z.object({
      lineNo: z.int(),
      msn: z.string(),
      productName: z.string(),
      productUrl: z.string(),
      brandName: z.string(),
      partNumber: z.string(),
      image: z.string().nullable(),
      hsn: z.string(),
      quantity: z.int(),
      cancelledQuantity: z.int(),
      unitPrice: zMinor,
      mrp: zMinor,
      taxRateBp: z.int(),
      taxable: zMinor,
      taxParts: z.array(zTaxPart),
      payable: zMinor,
      seller: z.string(),
      promisedOn: z.string().nullable(),
    }),
  ),
  shippingAddress: zOrderAddressView,
  billingAddress: zOrderAddressView,
  invoiceType: z.enum(['retail', 'tax']),
  companyName: z.string(),
  gstin: z.string(),
  paymentMethodId: z.int(),
  totalAmount: zMinor,
  totalOffer: zMinor,
  taxes: zMinor,
  shippingCharges: zMinor,
  steps: z.array(zTotalsStep),
  shipments: z.array(zShipment),
  events: z.array(z.object({ kind: z.string(), state: z.string().nullable(), at: z.string(), why: z.string() })),
  cancellable: z.boolean(),
  retryable: z.boolean(),
})
export type Order = z.output<typeof zOrder>

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
  paymentMethodId: 5,
  totalAmount: 489_000,
  totalOffer: 170_000,
  taxes: 48_660,
  shippingCharges: 0,
  steps: [],
  shipments: [{ ...parcel, ...amounts }],
  events: [{ kind: 'placed', state: 'placed', at: '2026-11-20T12:00:00.000Z', why: '' }],
  cancellable: true,
  retryable: false,
}
const zNumberQuery = z.object({ orderNumber: z.coerce.number().int() })

export const orderEndpoints = defineEndpoints({
  userOrders: {
    method: 'GET',
    path: '/api/v1/checkout/getUserOrders',
    access: 'customer',
    summary: 'The customer’s orders, newest first, by group of states.',
    query: z.object({
      state: z.enum(ORDER_GROUPS).default('all'),
      str: zText(40, 0).default('').describe('Only orders with this number, or this text in PO number or cost centre'),
      pageIndex: z.coerce.number().int().min(0).max(10_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(40).default(20),
    }),
    response: envelope(
      z.object({
        totalCount: z.int(),
        pageIndex: z.int(),
        pageSize: z.int(),
        orders: z.array(zBrief),
        /** How many orders each group has. */
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
  orderByUser: {
    method: 'GET',
    path: '/api/v1/checkout/getorderbyuserid',
    access: 'customer',
    summary: 'One order in brief.',
    query: zNumberQuery,
    response: envelope(zBrief),
    errors: ['order.unknown'],
    example: ok(brief),
  },
  orderDetails: {
    method: 'GET',
    path: '/api/v1/order/orderDetails',
    access: 'customer',
    summary: 'An order in full.',
    query: zNumberQuery,
    response: envelope(zOrder),
    errors: ['order.unknown'],
    example: ok(order),
  },
  cancelReasons: {
    method: 'GET',
    path: '/api/v1/order/cancelReasons',
    access: 'public',
    summary: 'Reasons for a cancellation.',
    response: envelope(z.array(z.object({ id: z.int(), reason: z.string() }))),
    errors: [],
    example: ok([{ id: 1, reason: 'Ordered by mistake' }]),
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/v1/order/cancelOrder',
    access: 'customer',
    summary: 'Cancels an order that is not shipped; its stock is free again.',
    body: z.object({ orderNumber: z.int(), reasonId: z.int(), note: zText(300, 0).default('') }),
    response: envelope(zOrder),
    errors: ['order.unknown', 'order.not-cancellable'],
    example: ok(order),
  },
  tracking: {
    method: 'GET',
    path: '/api/v1/order/orderTracking',
    access: 'customer',
    summary: 'Tracking events of a shipment.',
    query: z.object({ shipmentId: z.coerce.number().int() }),
    response: envelope(zTracking),
    errors: ['order.shipment-unknown'],
    example: ok({ ...parcel, events: [{ code: 'packed', place: 'Pune', at: '2026-11-21T09:00:00.000Z' }] }),
  },
})
