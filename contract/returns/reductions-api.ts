// Calls by which staff refund delivered pieces that the customer keeps or never got, or a part of their price: what is left, what it comes to, and the refund.

import { z } from 'zod'
import { CREDIT_NOTE_KINDS } from '../invoices/kinds.rules.ts'
import { zOrderNumber } from '../orders/staff-api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zText, zUuid } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { REDUCTION_REASONS } from './reductions.rules.ts'
import { zRefundTo } from './schemas.ts'

/** Why nothing of a line can be refunded; `in-return` holds for a part of the price alone. */
export const REDUCTION_HINDRANCES = ['not-delivered', 'in-return', 'settled'] as const

/** By line either whole pieces, or a part of the price that is left of the line, tax included. */
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
  /** What of it was delivered, is in no return and was not refunded. */
  quantity: z.int(),
  /** `settled`: all that has arrived is in returns or was refunded. Null when something is left. */
  hindrance: z.enum(REDUCTION_HINDRANCES).nullable(),
  /** Of what has arrived of it, tax included. */
  price: z.object({
    charged: zMinor,
    /** Taken back by credit notes. */
    credited: zMinor,
    /** The largest part of it that can be refunded: each piece that was not credited keeps a paisa or a fils. */
    largest: zMinor,
    /** `in-return`: pieces of it are in a return that is not decided. */
    hindrance: z.enum(REDUCTION_HINDRANCES).nullable(),
  }),
})
const zReducible = z.object({
  orderNumber: z.int(),
  currency: zCurrency,
  lines: z.array(zReducibleLine),
  /** What the payments of the order leave after its refunds; 0 before it is paid. */
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
      /** The share of what was taken off after the tax, which is not refunded. */
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
      /** In the words of the staff, kept with the payment. */
      note: zText(300),
      /** The refund that was shown. */
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
