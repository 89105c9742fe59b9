// SQL that reads credit notes: one in full with its invoice's data, several, those without a file.

import type { CreditReason } from '../../../contract/invoices/credits.rules.ts'
import type { CreditNoteKind, DiscountKind, InvoiceKind } from '../../../contract/invoices/kinds.rules.ts'
import type { Currency } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { type DocumentOrigin, type InvoiceRow, SIGNED } from './invoices.ts'
import { NOTE_COLUMNS, NOTE_JOINS, noteLines } from './note-columns.ts'

// part of a price refers to the line as invoiced
const QUANTITY = 'case c.quantity when 0 then l.quantity else c.quantity end'
const WHOLE = `select n.id as "creditNoteId", ${NOTE_COLUMNS}, ${SIGNED('n.id')}, f.hash,
     n.emi_discount_minor as "emiDiscountMinor", i.discount_kind as "discountKind", n.payable_minor as "payableMinor",
     i.taxable_minor as "invoicedMinor",
     (select coalesce(sum(e.taxable_minor), 0)::bigint from credit_notes e
      where e.invoice_id = n.invoice_id and e.kind = n.kind and (e.year, e.serial) < (n.year, n.serial)) as "earlierMinor",
     ${noteLines({ table: 'credit_note_lines', key: 'credit_note_id', quantity: QUANTITY, rate: 'l.tax_rate_bp' })} as lines
   from credit_notes n ${NOTE_JOINS} left join credit_note_files_now f on f.credit_note_id = n.id`
const FIND = statement('invoices.find-credit-note', `${WHOLE} where n.id = $1`)
const LIST_BY_ID = statement('invoices.list-credit-notes-by-id', `${WHOLE} where n.id = any($1::uuid[])`)
const LIST_WITHOUT_FILE = statement(
  'invoices.list-credit-notes-without-file',
  `select n.id from credit_notes n where n.issued_at >= $1
     and not exists (select from credit_note_files f where f.credit_note_id = n.id)
   order by n.issued_at limit $2`,
)
const INSERT_FILE = statement(
  'invoices.insert-credit-note-file',
  'insert into credit_note_files (credit_note_id, hash, bytes) values ($1, $2, $3) on conflict do nothing',
)

export interface CreditNoteRow extends DocumentOrigin {
  creditNoteId: string
  number: string
  kind: CreditNoteKind
  reason: CreditReason
  /** Tax year: `2026-27`. */
  year: string
  issuedOn: string
  issuedAt: Date
  /** Of the seller. */
  taxNumber: string
  sellerName: string
  currency: Currency
  customerId: string
  reverseCharge: boolean
  taxableMinor: number
  taxMinor: number
  totalMinor: number
  emiDiscountMinor: number
  discountKind: DiscountKind
  payableMinor: number
  /** Name of the stored file; null until it is created. */
  hash: string | null
  invoiceId: string
  invoiceNumber: string
  invoiceKind: InvoiceKind
  invoicedOn: string
  /** Value before tax on the invoice, and on its earlier credit notes. */
  invoicedMinor: number
  earlierMinor: number
  lines: Omit<InvoiceRow['lines'][number], 'unitPriceMinor' | 'discountMinor'>[]
}

export function findCreditNote(db: Db, creditNoteId: string): Promise<CreditNoteRow | null> {
  return db.oneOrNull<CreditNoteRow>(FIND, [creditNoteId])
}

export function listCreditNotesById(db: Db, ids: readonly string[]): Promise<CreditNoteRow[]> {
  return db.rows<CreditNoteRow>(LIST_BY_ID, [ids])
}

/** Ids of credit notes issued since then without a file, oldest first. */
export async function listCreditNotesWithoutFile(db: Db, issuedSince: Date, limit: number): Promise<string[]> {
  return (await db.rows<{ id: string }>(LIST_WITHOUT_FILE, [issuedSince, limit])).map(({ id }) => id)
}

/** Records the file of a credit note; false when it already has one. */
export async function insertCreditNoteFile(
  tx: Tx,
  creditNoteId: string,
  hash: string,
  bytes: number,
): Promise<boolean> {
  return (await tx.run(INSERT_FILE, [creditNoteId, hash, bytes])) > 0
}
