// What staff see of the lines of an order and beside it: its payments, documents and returns, and what happened to it.

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
  /** What was printed for it among many orders, the latest twenty. */
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
  /** Of an edit that was made; null for everything else. */
  edit: zMadeEdit.nullable(),
  /** Why it was put on hold; null for everything else. */
  holdReason: z.enum(HOLD_REASONS).nullable(),
})

export const zStaffLine = z.object({
  lineNo: z.int(),
  msn: z.string(),
  productName: z.string(),
  partNumber: z.string(),
  /** Of its barcode, as its specifications have it now; empty when they have none. */
  ean: z.string(),
  quantity: z.int(),
  cancelledQuantity: z.int(),
  hsn: z.string(),
  /** Price of one unit, tax included. */
  unitPrice: zMinor,
  /** Price of one unit without what staff have set, at list price; null when they have set none. */
  orderedUnitPrice: zMinor.nullable(),
  /** The price list of a customer group that its price is from, with what everybody paid for a unit; null for the public price. */
  priceList: z.object({ listId: z.int(), name: z.string(), publicUnitPrice: zMinor }).nullable(),
  mrp: zMinor,
  taxRateBp: z.int(),
  /** Of the line after its discounts. */
  taxable: zMinor,
  payable: zMinor,
})
