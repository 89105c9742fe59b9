// SQL of credit notes: what is left of invoices, and the notes of a request with their lines.

import type { CreditableInvoice, CreditLine, CreditReason } from '../../../contract/invoices/credits.rules.ts'
import type { CreditNoteKind, DiscountKind } from '../../../contract/invoices/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const LIST_CREDITABLE = statement(
  'invoices.list-creditable',
  `select i.id as "invoiceId", i.shipment_id as "shipmentId", i.market, i.tax_number as "taxNumber",
     i.number as "invoiceNumber", i.issued_on as "issuedOn", i.total_minor as "totalMinor", i.emi_discount_minor as "emiDiscountMinor", i.discount_kind as "discountKind",
     (select coalesce(sum(n.emi_discount_minor), 0)::bigint from credit_notes n where n.invoice_id = i.id) as "creditedEmiMinor",
     (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'orderLineNo', l.order_line_no, 'quantity', l.quantity,
        'totalMinor', l.total_minor, 'taxParts', l.tax_parts, 'credited',
        (select coalesce(jsonb_agg(jsonb_build_object('quantity', c.quantity, 'totalMinor', c.total_minor,
           'taxParts', c.tax_parts)), '[]')
         from credit_note_lines c where c.invoice_id = l.invoice_id and c.line_no = l.line_no)) order by l.line_no)
      from invoice_lines l where l.invoice_id = i.id) as lines
   from invoices i where i.order_id = $1 and i.shipment_id = any($2::uuid[])`,
)
const LIST_OF_KEY = statement(
  'invoices.list-credit-notes-of-key',
  `select id as "creditNoteId", payable_minor as "payableMinor" from credit_notes
   where order_id = $1 and idempotency_key = $2 order by tax_number, kind, serial`,
)
const INSERT = statement(
  'invoices.insert-credit-note',
  `with issued as (
     insert into credit_notes (invoice_id, order_id, idempotency_key, kind, reason, tax_number, year, serial, number,
       issued_at, issued_on, taxable_minor, tax_minor, total_minor, emi_discount_minor, payable_minor)
     select n."invoiceId", n."orderId", n.key, n.kind, n.reason, n."taxNumber", n.year, n.serial, n.number, n."issuedAt",
       n."issuedOn", n."taxableMinor", n."taxMinor", n."totalMinor", n."emiDiscountMinor", n."payableMinor"
     from jsonb_to_record($1::jsonb) as n ("invoiceId" uuid, "orderId" uuid, key text, kind text, reason text,
       "taxNumber" text, year text, serial int, number text, "issuedAt" timestamptz, "issuedOn" date, "taxableMinor" bigint,
       "taxMinor" bigint, "totalMinor" bigint, "emiDiscountMinor" bigint, "payableMinor" bigint)
     returning id, invoice_id
   ), lines as (
     insert into credit_note_lines (credit_note_id, invoice_id, line_no, quantity, taxable_minor, tax_parts, tax_minor,
       total_minor)
     select issued.id, issued.invoice_id, l."lineNo", l.quantity, l."taxableMinor", l."taxParts", l."taxMinor", l."totalMinor"
     from issued, jsonb_to_recordset($2::jsonb) as l ("lineNo" int, quantity int, "taxableMinor" bigint, "taxParts" jsonb,
       "taxMinor" bigint, "totalMinor" bigint)
   )
   select id from issued`,
)

/** An invoice of an order with the amounts left to credit. */
export interface CreditableRow extends CreditableInvoice {
  invoiceId: string
  shipmentId: string
  invoiceNumber: string
  market: Market
  /** Of the seller. */
  taxNumber: string
  /** ISO date. */
  issuedOn: string
  /** Deducted after tax. */
  discountKind: DiscountKind
}

/** The invoices of these shipments of an order. */
export function listCreditable(db: Db, orderId: string, shipmentIds: readonly string[]): Promise<CreditableRow[]> {
  return db.rows<CreditableRow>(LIST_CREDITABLE, [orderId, shipmentIds])
}

/** The credit notes of an order issued by a request. */
export function listOfKey(
  tx: Tx,
  orderId: string,
  key: string,
): Promise<{ creditNoteId: string; payableMinor: number }[]> {
  return tx.rows(LIST_OF_KEY, [orderId, key])
}

export interface NewCreditNote {
  invoiceId: string
  orderId: string
  key: string
  kind: CreditNoteKind
  reason: CreditReason
  taxNumber: string
  year: string
  serial: number
  number: string
  issuedAt: Date
  issuedOn: string
  taxableMinor: number
  taxMinor: number
  totalMinor: number
  emiDiscountMinor: number
  payableMinor: number
}

/** Returns the id of the credit note. */
export async function insertCreditNote(tx: Tx, note: NewCreditNote, lines: readonly CreditLine[]): Promise<string> {
  return (await tx.one<{ id: string }>(INSERT, [JSON.stringify(note), JSON.stringify(lines)])).id
}
