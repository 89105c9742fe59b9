// SQL of invoices: the next number of a series, inserting an invoice with its lines, its file, and reading them for their owner.

import type { ChargeKind } from '../../../contract/cart/totals-types.ts'
import type { CreditNoteKind, DiscountKind, DocumentKind, InvoiceKind } from '../../../contract/invoices/kinds.rules.ts'
import type { CreditNoteBrief, DebitNoteBrief } from '../../../contract/invoices/schemas.ts'
import type { Currency, Language, Market } from '../../../contract/shared/market.ts'
import type { TaxPart } from '../../../contract/shared/tax.ts'
import type { TaxCategory } from '../../../contract/shared/tax-category.rules.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { AddressOnInvoice, LicenceOnInvoice, PaymentOnInvoice, SellerOnInvoice } from './orders.ts'

const NEXT_SERIAL = statement(
  'invoices.next-serial',
  `insert into invoice_series (tax_number, kind, year, last_serial) values ($1, $2, $3, 1)
   on conflict (tax_number, kind, year) do update set last_serial = invoice_series.last_serial + 1
   returning last_serial as serial`,
)
const INSERT = statement(
  'invoices.insert',
  `with issued as (
     insert into invoices (customer_id, order_id, shipment_id, registration_id, market, currency, language, kind,
       tax_number, year, serial, number, issued_at, issued_on, seller, buyer, place_of_supply, taxable_minor, tax_minor,
       total_minor, emi_discount_minor, discount_kind, payable_minor, payment)
     select i."customerId", i."orderId", i."shipmentId", i."registrationId", i.market, i.currency, i.language, i.kind,
       i."taxNumber", i.year, i.serial, i.number, i."issuedAt", i."issuedOn", i.seller, i.buyer, i."placeOfSupply",
       i."taxableMinor", i."taxMinor", i."totalMinor", i."emiDiscountMinor", i."discountKind", i."payableMinor", nullif(i.payment, 'null')
     from jsonb_to_record($1::jsonb) as i ("customerId" uuid, "orderId" uuid, "shipmentId" uuid, "registrationId" bigint,
       market text, currency text, language text, kind text, "taxNumber" text, year text, serial int, number text,
       "issuedAt" timestamptz, "issuedOn" date, seller jsonb, buyer jsonb, "placeOfSupply" text, "taxableMinor" bigint,
       "taxMinor" bigint, "totalMinor" bigint, "emiDiscountMinor" bigint, "discountKind" text, "payableMinor" bigint, payment jsonb)
     returning id
   ), lines as (
   insert into invoice_lines (invoice_id, line_no, source, order_line_no, msn, name_en, name_hi, hsn, unit, quantity,
     unit_price_minor, gross_minor, discount_minor, tax_rate_bp, taxable_minor, tax_parts, tax_minor, total_minor, tax_category)
   select issued.id, l."lineNo", l.source, l."orderLineNo", l.msn, l."nameEn", l."nameHi", l.hsn, l.unit, l.quantity,
     l."unitPriceMinor", l."grossMinor", l."discountMinor", l."taxRateBp", l."taxableMinor", l."taxParts", l."taxMinor",
     l."totalMinor", case when l."taxRateBp" > 0 then 'standard' else coalesce(
       (select ol.tax_category from order_lines ol
        where ol.order_id = ($1::jsonb ->> 'orderId')::uuid and ol.tax_rate_bp = 0
        order by ol.line_no is not distinct from l."orderLineNo" desc, ol.line_no limit 1),
       usual_tax_category($1::jsonb ->> 'market', 0)) end
   from issued, jsonb_to_recordset($2::jsonb) as l ("lineNo" int, source text, "orderLineNo" int, msn text,
     "nameEn" text, "nameHi" text, hsn text, unit text, quantity int, "unitPriceMinor" bigint, "grossMinor" bigint,
     "discountMinor" bigint, "taxRateBp" int, "taxableMinor" bigint, "taxParts" jsonb, "taxMinor" bigint,
     "totalMinor" bigint)
   )
   select id from issued`,
)
/** The invoice portal's signature of a document. */
export const SIGNED = (
  id: string,
) => `(select jsonb_build_object('irn', e.irn, 'ackNumber', e.ack_number, 'ackAt', e.ack_at, 'signedQr', e.signed_qr)
      from e_invoices e where e.document_id = ${id}) as "eInvoice"`
const BRIEF = `i.id as "invoiceId", i.number, i.kind, i.issued_on as "issuedOn", h.number as "shipmentId",
  i.seller ->> 'tradeName' as "sellerName", i.tax_number as "taxNumber", i.currency, i.payable_minor as "payableMinor", f.hash,
  i.customer_id as "customerId",
  (select coalesce(jsonb_agg(jsonb_build_object('creditNoteId', n.id, 'number', n.number, 'kind', n.kind,
     'issuedOn', n.issued_on, 'currency', i.currency, 'payable', n.payable_minor, 'hasFile', nf.credit_note_id is not null)
     order by n.issued_at, n.serial), '[]')
   from credit_notes n left join credit_note_files nf on nf.credit_note_id = n.id
   where n.invoice_id = i.id) as "creditNotes",
  (select coalesce(jsonb_agg(jsonb_build_object('debitNoteId', n.id, 'number', n.number, 'kind', n.kind,
     'issuedOn', n.issued_on, 'currency', i.currency, 'total', n.total_minor, 'hasFile', nf.debit_note_id is not null)
     order by n.year, n.serial), '[]')
   from debit_notes n left join debit_note_files nf on nf.debit_note_id = n.id
   where n.invoice_id = i.id) as "debitNotes"`
const FROM = 'invoices i join shipments h on h.id = i.shipment_id left join invoice_files_now f on f.invoice_id = i.id'
const LIST = statement('invoices.of-order', `select ${BRIEF} from ${FROM} where i.order_id = $1 order by h.number`)
const WHOLE = `select ${BRIEF}, i.order_id as "orderId", i.market, i.language, i.year, i.seller, i.buyer, o.number as "orderNumber", o.placed_at as "placedAt",
     o.po_number as "poNumber", o.cost_centre as "costCentre", o.payment_mode as "paymentMode", i.reverse_charge as "reverseCharge", i.issued_at as "issuedAt",
     i.place_of_supply as "placeOfSupply", z.name_en as "placeOfSupplyEn", z.name_hi as "placeOfSupplyHi",
     i.taxable_minor as "taxableMinor", i.tax_minor as "taxMinor", i.total_minor as "totalMinor",
     i.emi_discount_minor as "emiDiscountMinor", i.discount_kind as "discountKind", i.payment, ${SIGNED('i.id')},
     (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'source', l.source, 'msn', coalesce(l.msn, ''),
        'nameEn', l.name_en, 'nameHi', l.name_hi, 'hsn', l.hsn, 'unit', l.unit, 'quantity', l.quantity,
        'unitPriceMinor', l.unit_price_minor, 'discountMinor', l.discount_minor, 'taxableMinor', l.taxable_minor,
        'taxRateBp', l.tax_rate_bp, 'taxCategory', l.tax_category, 'taxParts', l.tax_parts,
        'totalMinor', l.total_minor) order by l.line_no)
      from invoice_lines l where l.invoice_id = i.id) as lines
   from ${FROM} join orders o on o.id = i.order_id
     left join states z on z.code = i.place_of_supply and z.country_id = case i.market when 'IN' then 110 else 784 end`
const FIND = statement('invoices.find', `${WHOLE} where i.id = $1`)
const LIST_WHOLE = statement(
  'invoices.whole-of-order',
  `${WHOLE} where o.number = $1 and o.market = $2 order by h.number`,
)
const LIST_E_DOCUMENTS = statement(
  'invoices.list-e-documents',
  `select i.id, null::uuid as "creditNoteId", null::uuid as "debitNoteId", null::uuid as "commissionId", i.issued_on, i.number from invoices i
   where i.tax_number = $1 and i.kind = $6 and i.issued_on between $2 and $3
   union all
   select i.id, n.id, null, null, n.issued_on, n.number from credit_notes n join invoices i on i.id = n.invoice_id
   where n.tax_number = $1 and i.kind = $6 and n.kind = $7 and n.issued_on between $2 and $3
   union all
   select i.id, null, n.id, null, n.issued_on, n.number from debit_notes n join invoices i on i.id = n.invoice_id
   where n.tax_number = $1 and i.kind = $6 and n.issued_on between $2 and $3
   union all
   select d.id, null, null, d.id, d.issued_on, d.number from commission_documents d
   where d.operator_tax_number = $1 and d.market = 'IN' and $6 = 'tax-invoice' and d.issued_on between $2 and $3
   order by 5, 6 limit $4 offset $5`,
)
const LIST_BY_ID = statement('invoices.list-by-id', `${WHOLE} where i.id = any($1::uuid[])`)
const LIST_WITHOUT_FILE = statement(
  'invoices.list-without-file',
  `select i.id from invoices i where i.issued_at >= $1
     and not exists (select from invoice_files f where f.invoice_id = i.id)
   order by i.issued_at limit $2`,
)
const INSERT_FILE = statement(
  'invoices.insert-file',
  'insert into invoice_files (invoice_id, hash, bytes) values ($1, $2, $3) on conflict do nothing',
)

/** The next serial of a series, which stays locked until the transaction ends; a rollback releases it. */
export async function nextSerial(tx: Tx, taxNumber: string, kind: DocumentKind, year: string): Promise<number> {
  return (await tx.one<{ serial: number }>(NEXT_SERIAL, [taxNumber, kind, year])).serial
}

export interface NewInvoice {
  customerId: string
  orderId: string
  shipmentId: string
  registrationId: number
  market: Market
  currency: Currency
  /** Language of the buyer, and of the file. */
  language: Language
  kind: InvoiceKind
  taxNumber: string
  year: string
  serial: number
  number: string
  issuedAt: Date
  issuedOn: string
  seller: SellerOnInvoice
  buyer: BuyerOnInvoice
  placeOfSupply: string
  taxableMinor: number
  taxMinor: number
  totalMinor: number
  emiDiscountMinor: number
  discountKind: DiscountKind
  payableMinor: number
  payment: PaymentOnInvoice | null
}

export interface BuyerOnInvoice extends LicenceOnInvoice {
  companyName: string
  taxNumber: string | null
  billing: AddressOnInvoice
  shipping: AddressOnInvoice
}

export interface NewInvoiceLine {
  lineNo: number
  source: 'product' | ChargeKind
  orderLineNo: number | null
  msn: string | null
  nameEn: string
  nameHi: string
  hsn: string
  unit: string
  quantity: number
  unitPriceMinor: number
  grossMinor: number
  discountMinor: number
  taxRateBp: number
  taxableMinor: number
  taxParts: TaxPart[]
  taxMinor: number
  totalMinor: number
}

/** Returns the id of the invoice. */
export async function insertInvoice(tx: Tx, invoice: NewInvoice, lines: readonly NewInvoiceLine[]): Promise<string> {
  return (await tx.one<{ id: string }>(INSERT, [JSON.stringify(invoice), JSON.stringify(lines)])).id
}

export interface InvoiceBriefRow {
  invoiceId: string
  number: string
  kind: InvoiceKind
  issuedOn: string
  shipmentId: number
  sellerName: string
  /** Of the seller. */
  taxNumber: string
  currency: Currency
  payableMinor: number
  /** Name of the stored file; null until it is created. */
  hash: string | null
  customerId: string
  /** In the order of issue. */
  creditNotes: CreditNoteBrief[]
  debitNotes: DebitNoteBrief[]
}

/** Data common to an invoice and its notes. */
export interface DocumentOrigin {
  /** Signature of the invoice portal; null before it is signed. */
  eInvoice: { irn: string; ackNumber: string; ackAt: string; signedQr: string } | null
  market: Market
  language: Language
  seller: SellerOnInvoice
  buyer: BuyerOnInvoice
  orderId: string
  orderNumber: number
  poNumber: string
  costCentre: string
  placeOfSupply: string
  placeOfSupplyEn: string | null
  placeOfSupplyHi: string | null
}

export interface InvoiceRow extends InvoiceBriefRow, DocumentOrigin {
  /** Tax year: `2026-27`. */
  year: string
  placedAt: Date
  paymentMode: 'cod' | 'prepaid'
  issuedAt: Date
  reverseCharge: boolean
  /** Null on invoices older than this column. */
  payment: PaymentOnInvoice | null
  taxableMinor: number
  taxMinor: number
  totalMinor: number
  emiDiscountMinor: number
  discountKind: DiscountKind
  lines: (Omit<NewInvoiceLine, 'orderLineNo' | 'msn' | 'grossMinor' | 'taxMinor'> & {
    msn: string
    taxCategory: TaxCategory
  })[]
}

/** `id` is that of the invoice, or of the commission document. */
export interface EDocumentIds {
  id: string
  creditNoteId: string | null
  debitNoteId: string | null
  commissionId: string | null
}

export function listInvoices(db: Db, orderId: string): Promise<InvoiceBriefRow[]> {
  return db.rows<InvoiceBriefRow>(LIST, [orderId])
}

/** The invoices of an order with their lines. */
export function listWholeOfOrder(db: Db, orderNumber: number, market: Market): Promise<InvoiceRow[]> {
  return db.rows<InvoiceRow>(LIST_WHOLE, [orderNumber, market])
}

export function findInvoice(db: Db, invoiceId: string): Promise<InvoiceRow | null> {
  return db.oneOrNull<InvoiceRow>(FIND, [invoiceId])
}

/**
 * Documents that a tax number reports electronically, by date and number: invoices of a kind, their credit and debit
 * notes, and in India its commission invoices as the operator.
 */
export function listEDocuments(
  db: Db,
  of: { taxNumber: string; from: string; to: string; invoices: InvoiceKind; notes: CreditNoteKind },
  { limit, offset }: { limit: number; offset: number },
): Promise<EDocumentIds[]> {
  return db.rows(LIST_E_DOCUMENTS, [of.taxNumber, of.from, of.to, limit, offset, of.invoices, of.notes])
}

export function listInvoicesById(db: Db, ids: readonly string[]): Promise<InvoiceRow[]> {
  return db.rows<InvoiceRow>(LIST_BY_ID, [ids])
}

/** Ids of invoices issued since then without a file, oldest first. */
export async function listWithoutFile(db: Db, issuedSince: Date, limit: number): Promise<string[]> {
  return (await db.rows<{ id: string }>(LIST_WITHOUT_FILE, [issuedSince, limit])).map(({ id }) => id)
}

/** Records the file of an invoice; false when it already has one. */
export async function insertFile(tx: Tx, invoiceId: string, hash: string, bytes: number): Promise<boolean> {
  return (await tx.run(INSERT_FILE, [invoiceId, hash, bytes])) > 0
}
