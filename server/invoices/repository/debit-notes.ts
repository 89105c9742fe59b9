// SQL of debit notes: the invoice to add to, its current lines, the note itself, and reading it.

import type { DebitableLine, DebitLine, DebitReason } from '../../../contract/invoices/debits.rules.ts'
import type { DiscountKind, InvoiceKind } from '../../../contract/invoices/kinds.rules.ts'
import type { Currency, Language, Market } from '../../../contract/shared/market.ts'
import type { TaxPart } from '../../../contract/shared/tax.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { CreditNoteRow } from './credit-notes.ts'
import { type DocumentOrigin, SIGNED } from './invoices.ts'
import { NOTE_COLUMNS, NOTE_JOINS, noteLines } from './note-columns.ts'

const FIND_INVOICE = statement(
  'invoices.find-by-number',
  `select id as "invoiceId", order_id as "orderId" from invoices
   where tax_number = $1 and number = $2 and market = 'IN' order by issued_at desc limit 1`,
)
const FIND_DEBITABLE = statement(
  'invoices.find-debitable',
  `select i.kind, i.market, i.number, i.tax_number as "taxNumber", i.place_of_supply as "placeOfSupply",
     i.seller ->> 'stateCode' as "sellerState",
     (select jsonb_agg(jsonb_build_object('lineNo', l.line_no,
        'name', jsonb_build_object('en', l.name_en, 'hi', l.name_hi), 'taxRateBp', coalesce(last.tax_rate_bp, l.tax_rate_bp),
        'taxableMinor', l.taxable_minor
          - coalesce((select sum(c.taxable_minor) from credit_note_lines c join credit_notes n on n.id = c.credit_note_id
              where c.invoice_id = l.invoice_id and c.line_no = l.line_no and n.kind = 'credit-note'), 0)
          + coalesce((select sum(d.taxable_minor) from debit_note_lines d
              where d.invoice_id = l.invoice_id and d.line_no = l.line_no), 0),
        'taxParts', l.tax_parts, 'credited',
        (select coalesce(jsonb_agg(part), '[]') from credit_note_lines c, jsonb_array_elements(c.tax_parts) part
         where c.invoice_id = l.invoice_id and c.line_no = l.line_no), 'debited',
        (select coalesce(jsonb_agg(part), '[]') from debit_note_lines d, jsonb_array_elements(d.tax_parts) part
         where d.invoice_id = l.invoice_id and d.line_no = l.line_no)) order by l.line_no)
      from invoice_lines l left join lateral (
        select d.tax_rate_bp from debit_note_lines d join debit_notes n on n.id = d.debit_note_id
        where d.invoice_id = l.invoice_id and d.line_no = l.line_no order by n.year desc, n.serial desc limit 1) last on true
      where l.invoice_id = i.id) as lines
   from invoices i where i.id = $1`,
)
const FIND_OF_KEY = statement(
  'invoices.find-debit-note-of-key',
  'select id from debit_notes where invoice_id = $1 and idempotency_key = $2',
)
const INSERT = statement(
  'invoices.insert-debit-note',
  `with issued as (
     insert into debit_notes (invoice_id, order_id, idempotency_key, reason, explanation, who, tax_number, year, serial,
       number, issued_at, issued_on, taxable_minor, tax_minor, total_minor, upi_id)
     select n."invoiceId", n."orderId", n.key, n.reason, n.explanation, n.who, n."taxNumber", n.year, n.serial, n.number,
       n."issuedAt", n."issuedOn", n."taxableMinor", n."taxMinor", n."totalMinor",
       (select s.upi_id from invoices i join seller_registrations r on r.id = i.registration_id join sellers s on s.id = r.seller_id
        where i.id = n."invoiceId")
     from jsonb_to_record($1::jsonb) as n ("invoiceId" uuid, "orderId" uuid, key text, reason text, explanation text,
       who text, "taxNumber" text, year text, serial int, number text, "issuedAt" timestamptz, "issuedOn" date,
       "taxableMinor" bigint, "taxMinor" bigint, "totalMinor" bigint)
     returning id, invoice_id
   ), lines as (
     insert into debit_note_lines (debit_note_id, invoice_id, line_no, tax_rate_bp, taxable_minor, tax_parts, tax_minor,
       total_minor)
     select issued.id, issued.invoice_id, l."lineNo", l."taxRateBp", l."taxableMinor", l."taxParts", l."taxMinor", l."totalMinor"
     from issued, jsonb_to_recordset($2::jsonb) as l ("lineNo" int, "taxRateBp" int, "taxableMinor" bigint,
       "taxParts" jsonb, "taxMinor" bigint, "totalMinor" bigint)
   )
   select id from issued`,
)
const WHOLE = `select n.id as "debitNoteId", ${NOTE_COLUMNS}, ${SIGNED('n.id')}, f.hash, n.explanation, n.upi_id as "upiId",
     0 as "emiDiscountMinor", 'no-cost-emi' as "discountKind",
     ${noteLines({ table: 'debit_note_lines', key: 'debit_note_id', quantity: 'l.quantity', rate: 'c.tax_rate_bp' })} as lines
   from debit_notes n ${NOTE_JOINS} left join debit_note_files_now f on f.debit_note_id = n.id`
const FIND = statement('invoices.find-debit-note', `${WHOLE} where n.id = $1`)
const LIST_BY_ID = statement('invoices.list-debit-notes-by-id', `${WHOLE} where n.id = any($1::uuid[])`)
const LIST_WITHOUT_FILE = statement(
  'invoices.list-debit-notes-without-file',
  `select n.id from debit_notes n where n.issued_at >= $1
     and not exists (select from debit_note_files f where f.debit_note_id = n.id)
   order by n.issued_at limit $2`,
)
const INSERT_FILE = statement(
  'invoices.insert-debit-note-file',
  'insert into debit_note_files (debit_note_id, hash, bytes) values ($1, $2, $3) on conflict do nothing',
)

/** An invoice after its credit and debit notes. */
export interface DebitableRow {
  kind: InvoiceKind
  market: Market
  number: string
  /** Of the seller. */
  taxNumber: string
  placeOfSupply: string
  sellerState: string
  lines: (DebitableLine & { name: Record<Language, string>; credited: TaxPart[]; debited: TaxPart[] })[]
}

export function findInvoiceByNumber(
  db: Db,
  taxNumber: string,
  number: string,
): Promise<{ invoiceId: string; orderId: string } | null> {
  return db.oneOrNull(FIND_INVOICE, [taxNumber, number])
}

/** For a note being issued, read under the lock of its order. */
export function findDebitable(db: Db, invoiceId: string): Promise<DebitableRow | null> {
  return db.oneOrNull<DebitableRow>(FIND_DEBITABLE, [invoiceId])
}

/** Id of the debit note of an invoice issued by a request; null when there is none. */
export async function findDebitNoteOfKey(tx: Tx, invoiceId: string, key: string): Promise<string | null> {
  return (await tx.oneOrNull<{ id: string }>(FIND_OF_KEY, [invoiceId, key]))?.id ?? null
}

export interface NewDebitNote {
  invoiceId: string
  orderId: string
  key: string
  reason: DebitReason
  explanation: string
  who: string
  taxNumber: string
  year: string
  serial: number
  number: string
  issuedAt: Date
  issuedOn: string
  taxableMinor: number
  taxMinor: number
  totalMinor: number
}

/** Returns the id of the debit note. */
export async function insertDebitNote(tx: Tx, note: NewDebitNote, lines: readonly DebitLine[]): Promise<string> {
  return (await tx.one<{ id: string }>(INSERT, [JSON.stringify(note), JSON.stringify(lines)])).id
}

export interface DebitNoteRow extends DocumentOrigin {
  debitNoteId: string
  number: string
  kind: 'debit-note'
  reason: DebitReason
  explanation: string
  /** The seller's UPI id on that day; null when it had none. */
  upiId: string | null
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
  /** Always none: a debit note is not paid by instalments. */
  emiDiscountMinor: number
  discountKind: DiscountKind
  /** Name of the stored file; null until it is created. */
  hash: string | null
  invoiceId: string
  invoiceNumber: string
  invoiceKind: InvoiceKind
  invoicedOn: string
  /** The quantity is that of the invoice line. */
  lines: CreditNoteRow['lines']
}

export function findDebitNote(db: Db, debitNoteId: string): Promise<DebitNoteRow | null> {
  return db.oneOrNull<DebitNoteRow>(FIND, [debitNoteId])
}

export function listDebitNotesById(db: Db, ids: readonly string[]): Promise<DebitNoteRow[]> {
  return db.rows<DebitNoteRow>(LIST_BY_ID, [ids])
}

/** Ids of debit notes issued since then without a file, oldest first. */
export async function listDebitNotesWithoutFile(db: Db, issuedSince: Date, limit: number): Promise<string[]> {
  return (await db.rows<{ id: string }>(LIST_WITHOUT_FILE, [issuedSince, limit])).map(({ id }) => id)
}

/** Records the file of a debit note; false when it already has one. */
export async function insertDebitNoteFile(tx: Tx, debitNoteId: string, hash: string, bytes: number): Promise<boolean> {
  return (await tx.run(INSERT_FILE, [debitNoteId, hash, bytes])) > 0
}
