// Staff endpoints to confirm bank transfers, and to see the outcome of a buyer's earlier orders.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMinor } from '../shared/schemas.ts'
import { COD_OUTCOMES, COD_PROBLEMS } from './cod-types.ts'
import { STATEMENT_BANKS } from './statements.rules.ts'

const zOrderNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** UTR of NEFT and RTGS, RRN of IMPS: banks format them differently, so it is a text without spaces, in capitals. */
export const zBankReference = z
  .string()
  .max(60)
  .transform(text => text.replace(/\s+/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9/-]{6,40}$/, '6 to 40 letters and digits.'))

export const zConfirmed = z.object({
  orderNumber: z.int(),
  /** State of the order now. */
  state: z.string(),
  /**
   * paid; repeated, when it was already confirmed; refund-due, when the order no longer needs the payment;
   * second-payment, when it is paid by another transfer: then this one is recorded for a refund.
   */
  outcome: z.enum(['paid', 'repeated', 'refund-due', 'second-payment']),
  reference: z.string(),
  amount: zMinor,
})
export type TransferConfirmed = z.output<typeof zConfirmed>

const zStatementRow = z.object({
  /** Number of the row in the file. */
  row: z.int(),
  reference: z.string(),
  amount: zMinor,
  narration: z.string(),
  /**
   * paid, repeated, refund-due and second-payment as in `confirmTransfer`, for a row with exactly the amount of the
   * order it names; reference-used, when the reference belongs to another order; suggested and unmatched confirm
   * nothing.
   */
  outcome: z.enum([...zConfirmed.shape.outcome.options, 'reference-used', 'suggested', 'unmatched']),
  orderNumber: z.int().nullable(),
  /** Orders that it may be for: orders with this amount, or named in the row with another amount. */
  suggestions: z.array(z.int()),
})
const zStatementResult = z.object({
  rows: z.array(zStatementRow),
  /** Rows that cannot be read: an invalid amount, a reference rounded by a spreadsheet. */
  rejected: z.array(z.object({ row: z.int(), reason: z.enum(['amount', 'reference']) })),
})
export type StatementResult = z.output<typeof zStatementResult>

const zEarlierOrder = z.object({
  orderNumber: z.int(),
  state: z.string(),
  paymentMode: z.string(),
  placedAt: z.iso.datetime(),
  currency: z.enum(['INR', 'AED']),
  payable: zMinor,
})

/** A number of COD orders, and the number from which cash on delivery is closed for the account. */
const zCounted = z.object({ count: z.int(), closedFrom: z.int() })

const zBuyer = z.object({
  /** Latest first, without the order itself. */
  earlier: z.array(zEarlierOrder),
  /** Whether there are more. */
  more: z.boolean(),
  /** Current cash-on-delivery status of the account; includes this order if it is paid in cash. */
  cod: z.object({
    placedToday: zCounted,
    cancelledThisMonth: zCounted,
    notAccepted: zCounted,
    /** Outcome of the custom fields of the customer and its company; null without a rule. */
    account: z.enum(COD_OUTCOMES).nullable(),
    /** Why it is closed for the account; null when it is open. */
    problem: z.enum(COD_PROBLEMS).nullable(),
  }),
})
export type OrderBuyer = z.output<typeof zBuyer>

export const staffPaymentEndpoints = defineEndpoints({
  orderBuyer: {
    method: 'GET',
    path: '/api/admin/orders/{orderNumber}/buyer',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Returns the other orders of an order’s customer, and whether the account may use cash on delivery, with the numbers that decide it.',
    params: z.object({ orderNumber: zOrderNumber }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(5) }),
    response: envelope(zBuyer),
    errors: ['order.unknown'],
    example: ok({
      earlier: [
        {
          ...{ orderNumber: 100234, state: 'delivered', paymentMode: 'cod', placedAt: '2026-11-20T06:12:00.000Z' },
          ...{ currency: 'INR' as const, payable: 912_000 },
        },
      ],
      more: false,
      cod: {
        ...{ placedToday: { count: 0, closedFrom: 5 }, cancelledThisMonth: { count: 1, closedFrom: 5 } },
        ...{ notAccepted: { count: 0, closedFrom: 2 }, account: null, problem: null },
      },
    }),
  },
  confirmTransfer: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/transfer',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Confirms a received bank transfer for an order: exactly its amount, with a reference that no other payment has. Repeating it changes nothing.',
    params: z.object({ orderNumber: zOrderNumber }),
    body: z.object({
      /** UTR or RRN of the transfer, from the statement of the account. */
      reference: zBankReference,
      /** Received amount, in paise. */
      amount: zMinor.min(1).max(1e13),
    }),
    response: envelope(zConfirmed),
    errors: ['order.unknown', 'payment.not-transfer', 'payment.reference-used', 'payment.transfer-amount'],
    example: ok({
      orderNumber: 100001,
      state: 'placed',
      outcome: 'paid' as const,
      reference: 'HDFCR52026112312345678',
      amount: 319_000,
    }),
  },
  importStatement: {
    method: 'POST',
    path: '/api/admin/payments/statement',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Reads a bank statement and confirms the transfers that name an order and have exactly its amount; others are suggested. Repeating it with the same statement changes nothing.',
    body: z.object({
      bank: z.enum(STATEMENT_BANKS),
      /** The statement as the bank exports it: comma- or tab-separated, with `mt940` or `camt053` the SWIFT or ISO 20022 format of any bank. */
      csv: z.string().min(1).max(900_000),
    }),
    response: envelope(zStatementResult),
    errors: ['payment.statement'],
    example: ok({
      rows: [
        {
          row: 24,
          reference: 'HDFCR52026112312345678',
          amount: 319_000,
          narration: 'RTGS CR-HDFC0000001-RAO TOOLS-100001-HDFCR52026112312345678',
          outcome: 'paid' as const,
          orderNumber: 100001,
          suggestions: [],
        },
      ],
      rejected: [],
    }),
  },
})
