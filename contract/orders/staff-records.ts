// An order's lines and related records for staff: payments, documents, returns, and history.

import { z } from 'zod'
import { zMinor, zUuid } from '../shared/schemas.ts'
import { HOLD_REASONS } from './hold.rules.ts'
import { PRINT_KINDS } from './list-filters.rules.ts'
import { zMadeEdit, zOrderPayment } from './waiting-edits.ts'

/** Related records of an order. */
export const zRecords = z.object({
  payments: z.array(zOrderPayment),
  refunds: z.array(z.object({ amount: zMinor, cause: z.string(), state: z.string(), at: z.iso.datetime() })),
  /** Invoices, credit notes and debit notes with their numbers. */
  documents: z.array(
    z.object({
      documentId: zUuid,
      kind: z.enum(['invoice', 'credit-note', 'debit-note']),
      number: z.string(),
      issuedOn: z.string(),
      amount: zMinor,
    }),
  ),
  /** The latest twenty bulk prints that included it. */
  prints: z.array(z.object({ kind: z.enum(PRINT_KINDS), whoName: z.string(), at: z.iso.datetime() })),
  returns: z.array(
    z.object({
      returnNumber: z.int(),
      kind: z.string(),
      /** False: a replacement for which nothing comes back. */
      comesBack: z.boolean(),
      state: z.string(),
      refund: zMinor,
    }),
  ),
})

export const zStaffEvent = z.object({
  kind: z.string(),
  who: z.string(),
  why: z.string(),
  at: z.iso.datetime(),
  /** Only for an edit that was made; null otherwise. */
  edit: zMadeEdit.nullable(),
  /** Why it was put on hold; null otherwise. */
  holdReason: z.enum(HOLD_REASONS).nullable(),
})

export const zStaffLine = z.object({
  lineNo: z.int(),
  msn: z.string(),
  productName: z.string(),
  partNumber: z.string(),
  /** The barcode in its current specifications; empty for none. */
  ean: z.string(),
  quantity: z.int(),
  cancelledQuantity: z.int(),
  hsn: z.string(),
  /** Price of one unit, tax included. */
  unitPrice: zMinor,
  /** List price of one unit before a change by staff; null without one. */
  orderedUnitPrice: zMinor.nullable(),
  /** The price list of a customer group that set its price, with the public unit price; null for the public price. */
  priceList: z.object({ listId: z.int(), name: z.string(), publicUnitPrice: zMinor }).nullable(),
  mrp: zMinor,
  taxRateBp: z.int(),
  /** Of the line after its discounts. */
  taxable: zMinor,
  payable: zMinor,
})
