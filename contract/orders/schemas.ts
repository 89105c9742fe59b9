// Orders as returned: in brief and in full, their shipments, and the effect of a cancellation.

import { z } from 'zod'
import { zTotalsStep } from '../cart/api.ts'
import { zRefund } from '../payments/refunds-api.ts'
import { zCurrency, zMinor } from '../shared/schemas.ts'
import { zWaitingEdit } from './waiting-edits.ts'

export const zBrief = z.object({
  orderNumber: z.int(),
  orderId: z.string(),
  state: z.string(),
  /** Status code of the specification; the client provides the label. */
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
      /** As ordered. */
      quantity: z.int(),
      cancelledQuantity: z.int(),
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
  /** Tracking number; empty until it is handed over, and where the carrier gives none. */
  trackingNumber: z.string(),
  from: z.string(),
  promisedOn: z.string().nullable(),
  /** Null on shipments older than the division by seller. */
  seller: z.string().nullable(),
  /** GSTIN or TRN under which its products were sold. */
  taxNumber: z.string().nullable(),
  /** GST State code or emirate code that decided the tax. */
  placeOfSupply: z.string().nullable(),
  lines: z.array(z.object({ lineNo: z.int(), quantity: z.int() })),
})
/** With the amounts of its products; shipping and fees belong to the order. */
const zShipment = zParcel.extend({ taxable: zMinor, taxParts: z.array(zTaxPart), payable: zMinor })
export const zTracking = zParcel.extend({
  events: z.array(z.object({ code: z.string(), place: z.string(), at: z.string() })),
})
export type Tracking = z.output<typeof zTracking>

export const zOrder = zBrief.extend({
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
      /** As it was ordered; the amounts are those of what is left of it. */
      quantity: z.int(),
      cancelledQuantity: z.int(),
      /** Quantity that was neither cancelled nor handed over, while the order can be cancelled. */
      cancellableQuantity: z.int(),
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
  /** The message of a gift, which may be empty; null when it is not one. */
  giftMessage: z.string().nullable(),
  /** The staff member who built its cart; null when the customer did. */
  agentId: z.string().nullable(),
  agentName: z.string(),
  paymentMethodId: z.int(),
  totalAmount: zMinor,
  totalOffer: zMinor,
  taxes: zMinor,
  shippingCharges: zMinor,
  steps: z.array(zTotalsStep),
  shipments: z.array(zShipment),
  events: z.array(z.object({ kind: z.string(), state: z.string().nullable(), at: z.string(), why: z.string() })),
  /** Refunds, paid or due, oldest first. */
  refunds: z.array(zRefund),
  /** Amount credited for undeliverable parcels: refunded, or not collected. */
  notDelivered: zMinor,
  /** Reward points: earned on delivery, earned and kept, used and not returned. */
  rewards: z.object({ due: z.int(), earned: z.int(), used: z.int() }),
  /** Whether any part of it can be cancelled. */
  cancellable: z.boolean(),
  /** It can only be cancelled as a whole, because it is not paid yet. */
  cancelOnlyWhole: z.boolean(),
  retryable: z.boolean(),
  /** A staff edit that waits until its difference is paid; null for none. */
  waitingEdit: zWaitingEdit.nullable(),
  /** Whether the order is on hold: staff check something before the rest is sent. */
  onHold: z.boolean(),
})
export type Order = z.output<typeof zOrder>

/** Lines of an order with the quantities to cancel; without one, all of the line that can be cancelled. */
export const zCancelItems = z
  .array(z.object({ lineNo: z.int().min(1), quantity: z.int().min(1).optional() }))
  .min(1)
  .max(200)

/** Input of a cancellation. */
export const zCancelKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Eight to 64 letters, digits, - or _.')

export const zCancelPreview = z.object({
  /** Whether nothing is left of the order. */
  whole: z.boolean(),
  payableBefore: zMinor,
  payableAfter: zMinor,
  /** The refund; 0 when nothing was paid. */
  refund: zMinor,
})
export type CancelPreview = z.output<typeof zCancelPreview>
