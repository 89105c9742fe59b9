// Input and output of returns: what can be returned of an order, and a return as its customer sees it.

import { z } from 'zod'
import { zChallanBrief } from '../invoices/schemas.ts'
import { zCurrency, zDay, zMinor, zMsn, zPictureId, zText, zUuid } from '../shared/schemas.ts'
import { NOT_ACCEPTED } from './inspection.rules.ts'
import { PICKUP_WINDOWS } from './pickups.rules.ts'
import { RETURN_KINDS, RETURN_STATES } from './states.rules.ts'

export const MAX_RETURN_PICTURES = 5

export const zReturnKind = z.enum(RETURN_KINDS)
export const zReturnState = z.enum(RETURN_STATES)

export const zReturnItems = z
  .array(z.object({ lineNo: z.int().min(1), quantity: z.int().min(1) }))
  .min(1)
  .max(200)

/** How the products come back: a carrier picks them up, or the buyer sends them. */
export const zHandover = z.enum(['pick-up', 'send-in'])
/** Destination of the refund: the original payment method or, for a cash payment, a bank account given now or through a link. */
export const zRefundTo = z.enum(['source', 'bank-account', 'link'])

/** A line of an order that can be returned. */
export const zReturnableLine = z.object({
  lineNo: z.int(),
  /** Delivered units that are in no other return. */
  quantity: z.int(),
  /** Last day for a return; null when it has passed or nothing has been delivered. */
  until: z.string().nullable(),
  /** Kinds of return that are possible with any reason. */
  kinds: z.array(zReturnKind),
  /** Kinds of return that are possible when the seller is at fault. */
  faultKinds: z.array(zReturnKind),
})

export const zReturnOptions = z.object({
  orderNumber: z.int(),
  currency: zCurrency,
  lines: z.array(zReturnableLine),
  reasons: z.array(
    z.object({
      id: z.int(),
      reason: z.string(),
      /** At least one picture is required. */
      needsPictures: z.boolean(),
      /** The seller is at fault: defective, wrong, late. */
      isFault: z.boolean(),
    }),
  ),
  /** Days for which an exchange credit can be used. */
  creditDays: z.int(),
  handover: zHandover,
  refundTo: zRefundTo,
})
export type ReturnOptions = z.output<typeof zReturnOptions>

/** The replacement for an exchange; without it the same product is sent again. */
export const zReplacement = z.object({ productId: zMsn, quantity: z.int().min(1).max(9999) })

export const zReturnRequest = z.object({
  orderNumber: z.int(),
  kind: zReturnKind,
  items: zReturnItems,
  reasonId: z.int(),
  replacement: zReplacement.optional(),
})

export const zReturnPreview = z.object({
  /** The refund, or with a different replacement the credit for it. */
  refund: zMinor,
  /** The requested replacement at today’s prices; null without one. Its own order adds shipping and discounts. */
  replacement: z
    .object({
      ...zReplacement.shape,
      productName: z.string(),
      /** Of all units, tax included. */
      price: zMinor,
      /** Tax included in the price. */
      tax: zMinor,
      /** Amount left to pay; a negative amount is refunded. */
      difference: z.int(),
    })
    .nullable(),
})
export type ReturnPreview = z.output<typeof zReturnPreview>

export const zReturnBody = zReturnRequest.extend({
  /** From getReturnTransactionId; repeating the request with the same id changes nothing. */
  returnTransactionId: zUuid,
  note: zText(500, 0).default(''),
  pictures: z.array(zPictureId).max(MAX_RETURN_PICTURES).default([]),
  /** The bank account for a refund to one; otherwise set `refundByLink`. */
  bankAccountId: zUuid.optional(),
  /** The account is given later, through a link sent once there is something to refund. */
  refundByLink: z.boolean().default(false),
  /** The refund shown to the buyer. */
  expectedRefund: zMinor.optional(),
})

export const zReturn = z.object({
  returnNumber: z.int(),
  orderNumber: z.int(),
  kind: zReturnKind,
  state: zReturnState,
  /** Who requested it: the customer, or staff on the customer’s behalf. */
  openedBy: z.enum(['customer', 'staff']),
  /** False: damaged or missing items are sent again, and nothing has to be returned. */
  comesBack: z.boolean(),
  /** Status code of the specification; the client provides the label. */
  statusCode: z.int(),
  reason: z.string(),
  note: z.string(),
  pictures: z.array(z.string()),
  items: z.array(
    z.object({
      lineNo: z.int(),
      msn: zMsn,
      partNumber: z.string(),
      /** Barcode number; empty for none. */
      ean: z.string(),
      productName: z.string(),
      quantity: z.int(),
      /** Units that passed the inspection; null before it. */
      acceptedQuantity: z.int().nullable(),
    }),
  ),
  handover: zHandover,
  /**
   * The latest pick-up of an approved return that was not cancelled; null before one is booked. `requested`: whether the carrier has
   * booked it is not known yet; `failed`: nothing was collected; `collected`: it is on its way to the warehouse. Of a withdrawn return
   * one that was collected all the same; `delivered`: it has arrived.
   */
  pickup: z
    .object({
      state: z.enum(['requested', 'booked', 'failed', 'collected', 'delivered']),
      carrierCode: z.string(),
      carrier: z.string(),
      /** Empty while it is requested. */
      trackingNumber: z.string(),
      day: zDay,
      window: z.enum(PICKUP_WINDOWS),
      /** Why it failed; empty otherwise. */
      reason: z.string(),
    })
    .nullable(),
  /** Where to send the products; null when they are collected. */
  sendTo: z.array(z.object({ name: z.string(), lines: z.array(z.string()) })).nullable(),
  /**
   * The refund, due or paid; for an exchange for another product its credit; 0 for an exchange for the same product.
   */
  refund: zMinor,
  /** The product requested in an exchange for another one. */
  replacement: z.object({ ...zReplacement.shape, productName: z.string(), productUrl: z.string() }).nullable(),
  /** Whether stock is reserved for a replacement that is not sent yet. */
  replacementHeld: z.boolean(),
  /** The credit of an exchange for another product, once the products were accepted. */
  credit: z
    .object({
      amount: zMinor,
      /** Amount that can be used or refunded now. */
      left: zMinor,
      used: zMinor,
      refunded: zMinor,
      /** When the rest is refunded. */
      validUntil: z.iso.datetime(),
    })
    .nullable(),
  /** The items that were not accepted; null before the inspection and when all were accepted. */
  notAccepted: z
    .object({
      outcome: z.enum(NOT_ACCEPTED),
      /** When they were sent back; null until then. */
      sentAt: z.iso.datetime().nullable(),
      /** Empty until then. */
      carrier: z.string(),
      trackingNumber: z.string(),
    })
    .nullable(),
  currency: zCurrency,
  refundTo: zRefundTo,
  /** Last digits of the bank account; empty without one. */
  accountLast4: z.string(),
  /** Carrier and tracking number of the replacement; empty until it is sent. */
  carrier: z.string(),
  trackingNumber: z.string(),
  /** Delivery challans of the replacement, in India: one for each seller and registration that it comes from. */
  challans: z.array(zChallanBrief),
  withdrawable: z.boolean(),
  events: z.array(z.object({ state: zReturnState, at: z.iso.datetime(), why: z.string() })),
})
export type Return = z.output<typeof zReturn>

export const returnExample: Return = {
  returnNumber: 700001,
  orderNumber: 100001,
  kind: 'return',
  state: 'requested',
  openedBy: 'customer',
  comesBack: true,
  statusCode: 160,
  reason: 'Defective or not working',
  note: 'The chuck does not close.',
  pictures: [],
  items: [
    {
      ...{ lineNo: 1, msn: 'MSN0000A1B2', partNumber: 'TID-13', ean: '8901234567894', productName: 'Impact drill' },
      ...{ quantity: 1, acceptedQuantity: null },
    },
  ],
  handover: 'pick-up',
  pickup: null,
  replacementHeld: false,
  sendTo: null,
  refund: 319_000,
  replacement: null,
  credit: null,
  notAccepted: null,
  currency: 'INR',
  refundTo: 'source',
  accountLast4: '',
  carrier: '',
  trackingNumber: '',
  challans: [],
  withdrawable: true,
  events: [{ state: 'requested', at: '2026-11-23T09:00:00.000Z', why: '' }],
}
