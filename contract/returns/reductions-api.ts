// Staff endpoints to refund delivered units that the customer keeps or never got, or part of their price: what is left,
// preview, and refund.

import { z } from 'zod'
import { CREDIT_NOTE_KINDS } from '../invoices/kinds.rules.ts'
import { zOrderNumber } from '../orders/staff-api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zText, zUuid } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { REDUCTION_REASONS } from './reductions.rules.ts'
import { zRefundTo } from './schemas.ts'

/** Why a line cannot be refunded; `in-return` applies only to a part of the price. */
export const REDUCTION_HINDRANCES = ['not-delivered', 'in-return', 'settled'] as const

/** For each line either whole units, or a part of the remaining price of the line, tax included. */
const zReductionItems = z
  .array(
    z.object({
      lineNo: z.int().min(1),
      quantity: z.int().min(1).optional(),
      amount: z.int().min(1).max(99_999_999_999).optional(),
    }),
  )
  .min(1)
  .max(200)
export type ReductionItems = z.output<typeof zReductionItems>

const zReducibleLine = z.object({
  lineNo: z.int(),
  productName: z.string(),
  /** Delivered units that are in no return and have not been refunded. */
  quantity: z.int(),
  /** `settled`: everything delivered is in returns or was refunded. Null when something is left. */
  hindrance: z.enum(REDUCTION_HINDRANCES).nullable(),
  /** Price of the delivered units, tax included. */
  price: z.object({
    charged: zMinor,
    /** Amount already credited. */
    credited: zMinor,
    /** The largest amount that can be refunded: each unit without a credit keeps one paisa or fils. */
    largest: zMinor,
    /** `in-return`: some units are in a return that is not decided yet. */
    hindrance: z.enum(REDUCTION_HINDRANCES).nullable(),
  }),
})
const zReducible = z.object({
  orderNumber: z.int(),
  currency: zCurrency,
  lines: z.array(zReducibleLine),
  /** Amount left on the payments of the order after refunds; 0 before it is paid. */
  left: zMinor,
  refundTo: zRefundTo,
})
export type Reducible = z.output<typeof zReducible>

const zReductionPreview = z.object({
  /** One for each invoice. */
  notes: z.array(
    z.object({
      kind: z.enum(CREDIT_NOTE_KINDS),
      invoiceNumber: z.string(),
      taxable: zMinor,
      tax: zMinor,
      /** With tax. */
      total: zMinor,
      /** The share of deductions after tax, which is not refunded. */
      discount: zMinor,
    }),
  ),
  refund: zMinor,
})
export type ReductionPreview = z.output<typeof zReductionPreview>

const access = 'staff' as const
const permission = 'returns.write' as const
const params = z.object({ orderNumber: zOrderNumber })
const ERRORS = ['order.unknown', 'order.not-invoiced', 'invoice.credited', 'request.invalid'] as const

export const reductionEndpoints = defineEndpoints({
  reducible: {
    method: 'GET',
    path: '/api/admin/orders/{orderNumber}/reducible',
    access,
    permission,
    summary:
      'Returns what can be refunded without a return: for each line, delivered items that are in no return and have not been refunded, or part of their price; and the amount that is left on the payments of the order.',
    params,
    response: envelope(zReducible),
    errors: ['order.unknown'],
    example: ok({
      ...{ orderNumber: 100001, currency: 'INR' as const, left: 319_000, refundTo: 'source' as const },
      lines: [
        {
          ...{ lineNo: 1, productName: 'Impact drill', quantity: 1, hindrance: null },
          price: { charged: 319_000, credited: 0, largest: 318_999, hindrance: null },
        },
      ],
    }),
  },
  reductionPreview: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/reductionPreview',
    access,
    permission,
    recorded: false,
    summary:
      'Previews the credit notes and the refund for items that do not come back, or for part of their price. Changes nothing.',
    params,
    body: z.object({ items: zReductionItems, reason: z.enum(REDUCTION_REASONS) }),
    response: envelope(zReductionPreview),
    errors: ERRORS,
    example: ok({
      notes: [
        {
          ...{ kind: 'credit-note' as const, invoiceNumber: 'TI/2627/000001', taxable: 270_339, tax: 48_661 },
          ...{ total: 319_000, discount: 0 },
        },
      ],
      refund: 319_000,
    }),
  },
  reducePrice: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/reduction',
    access,
    permission,
    approval: 'refunds',
    summary:
      'Credits and refunds delivered items, or part of their price, without a return; stock does not change. Repeating the request changes nothing.',
    params,
    body: z.object({
      idempotencyKey: zUuid,
      items: zReductionItems,
      reason: z.enum(REDUCTION_REASONS),
      /** Explanation by staff, stored with the payment. */
      note: zText(300),
      /** The refund of the preview. */
      expectedRefund: zMinor,
    }),
    response: envelope(z.object({ refund: zMinor, creditNotes: z.array(z.string()) })),
    errors: [
      ...ERRORS,
      ...(['customer.unknown', 'order.state', 'payment.amount', 'request.idempotency', 'staff.confirm'] as const),
      ...APPROVAL_ERRORS,
    ],
    example: ok({ refund: 319_000, creditNotes: ['CN/2627/000001'] }),
  },
})
