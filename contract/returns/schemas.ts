// What the calls of returns take and return: what of an order can be returned, and a return as its customer sees it.

import { z } from 'zod'
import { zChallanBrief } from '../invoices/schemas.ts'
import { zCurrency, zMinor, zMsn, zPictureId, zText, zUuid } from '../shared/schemas.ts'
import { NOT_ACCEPTED } from './inspection.rules.ts'
import { RETURN_KINDS, RETURN_STATES } from './states.rules.ts'

export const MAX_RETURN_PICTURES = 5

export const zReturnKind = z.enum(RETURN_KINDS)
export const zReturnState = z.enum(RETURN_STATES)

export const zReturnItems = z
  .array(z.object({ lineNo: z.int().min(1), quantity: z.int().min(1) }))
  .min(1)
  .max(200)

/** Who collects the products: a carrier at the door, or the buyer sends them. */
export const zHandover = z.enum(['pick-up', 'send-in'])
/** Where the money goes: back the way it came; or when it was paid in cash, to a bank account that is named now or by a link. */
export const zRefundTo = z.enum(['source', 'bank-account', 'link'])

/** A line of what can be returned of an order. */
export const zReturnableLine = z.object({
  lineNo: z.int(),
  /** What of it was delivered and is in no other return. */
  quantity: z.int(),
  /** The last day; null when its time is over or nothing of it has arrived. */
  until: z.string().nullable(),
  /** What it can be returned for with any reason. */
  kinds: z.array(zReturnKind),
  /** What it can be returned for when the seller is at fault. */
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
  /** For how long the credit of an exchange can be used. */
  creditDays: z.int(),
  handover: zHandover,
  refundTo: zRefundTo,
})
export type ReturnOptions = z.output<typeof zReturnOptions>

/** The product that an exchange is wanted for; without it the same product is sent again. */
export const zReplacement = z.object({ productId: zMsn, quantity: z.int().min(1).max(9999) })

export const zReturnRequest = z.object({
  orderNumber: z.int(),
  kind: zReturnKind,
  items: zReturnItems,
  reasonId: z.int(),
  replacement: zReplacement.optional(),
})

export const zReturnPreview = z.object({
  /** What is refunded, or with another replacement what becomes a credit for it. */
  refund: zMinor,
  /** The wanted replacement at the prices of today; null without one. Shipping and discounts are those of its order. */
  replacement: z
    .object({
      ...zReplacement.shape,
      productName: z.string(),
      /** Of all units, tax included. */
      price: zMinor,
      /** The tax inside. */
      tax: zMinor,
      /** What is left to pay; negative is refunded. */
      difference: z.int(),
    })
    .nullable(),
})
export type ReturnPreview = z.output<typeof zReturnPreview>

export const zReturnBody = zReturnRequest.extend({
  /** From getReturnTransactionId: the same request under it again changes nothing. */
  returnTransactionId: zUuid,
  note: zText(500, 0).default(''),
  pictures: z.array(zPictureId).max(MAX_RETURN_PICTURES).default([]),
  /** Where the refund goes to a bank account: which one, or `refundByLink`. */
  bankAccountId: zUuid.optional(),
  /** The account is named later, by a link that is sent once there is something to refund. */
  refundByLink: z.boolean().default(false),
  /** The refund that the buyer was shown. */
  expectedRefund: zMinor.optional(),
})

export const zReturn = z.object({
  returnNumber: z.int(),
  orderNumber: z.int(),
  kind: zReturnKind,
  state: zReturnState,
  /** Who has requested it: the customer, or staff for the customer. */
  openedBy: z.enum(['customer', 'staff']),
  /** False: pieces that were damaged or missing are sent once more, and nothing comes back. */
  comesBack: z.boolean(),
  /** Status code of the specification; its label is worded by the screen. */
  statusCode: z.int(),
  reason: z.string(),
  note: z.string(),
  pictures: z.array(z.string()),
  items: z.array(
    z.object({
      lineNo: z.int(),
      msn: zMsn,
      partNumber: z.string(),
      /** Number of the barcode; empty for none. */
      ean: z.string(),
      productName: z.string(),
      quantity: z.int(),
      /** What of it passed the inspection; null before. */
      acceptedQuantity: z.int().nullable(),
    }),
  ),
  handover: zHandover,
  /** Where to send the products; null when they are collected. */
  sendTo: z.array(z.object({ name: z.string(), lines: z.array(z.string()) })).nullable(),
  /** What is refunded, or was; of an exchange for another product its credit; 0 for an exchange for the same one. */
  refund: zMinor,
  /** What an exchange for another product is for. */
  replacement: z.object({ ...zReplacement.shape, productName: z.string(), productUrl: z.string() }).nullable(),
  /** The credit of an exchange for another product, once the products were accepted. */
  credit: z
    .object({
      amount: zMinor,
      /** What can be used, or refunded now. */
      left: zMinor,
      used: zMinor,
      refunded: zMinor,
      /** Then what is left is refunded. */
      validUntil: z.iso.datetime(),
    })
    .nullable(),
  /** Of pieces that were not accepted; null before the inspection and when all was accepted. */
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
  /** Of the replacement; empty until it is sent. */
  carrier: z.string(),
  trackingNumber: z.string(),
  /** Of the replacement, in India: one for each seller and registration that it comes from. */
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
