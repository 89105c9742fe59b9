// SQL that reads the supplies of a month from the invoices, and what was credited of supplies.

import { type Db, statement } from '../../platform/db.ts'
import type { SellerSupply } from '../rules/gstr8.ts'
import type { HsnRow, NotedDocument, SeriesRow, SuppliedDocument } from '../rules/supplies.ts'

/** Days of a month: the first one, and the first of the next. */
export interface Span {
  from: string
  before: string
}

const OF_MONTH = `i.market = 'IN' and i.tax_number = $1 and i.issued_on >= $2 and i.issued_on < $3`
/** Commercial credit notes leave the tax as it was reported, and are no documents of GST. */
const CREDITED_OF_MONTH = `n.kind = 'credit-note' and n.tax_number = $1 and n.issued_on >= $2 and n.issued_on < $3`
const CREDITED = `credit_notes n join invoices i on i.id = n.invoice_id
     join credit_note_lines c on c.credit_note_id = n.id
     join invoice_lines l on l.invoice_id = c.invoice_id and l.line_no = c.line_no`
const DEBITED_OF_MONTH = 'n.tax_number = $1 and n.issued_on >= $2 and n.issued_on < $3'
const DEBITED = `debit_notes n join invoices i on i.id = n.invoice_id
     join debit_note_lines c on c.debit_note_id = n.id
     join invoice_lines l on l.invoice_id = c.invoice_id and l.line_no = c.line_no`
const PART = (codes: string, sign: string) =>
  `coalesce(sum(${sign} (select sum((part ->> 'amountMinor')::bigint) from jsonb_array_elements(tax_parts) part
     where part ->> 'code' in (${codes}))), 0)::bigint`
/** Sums of lines; `sign *` makes credits negative. */
const taxes = (
  sign = '',
) => `sum(${sign} taxable_minor)::bigint as "taxableMinor", ${PART(`'IGST'`, sign)} as "igstMinor",
  ${PART(`'CGST'`, sign)} as "cgstMinor", ${PART(`'SGST', 'UTGST'`, sign)} as "sgstMinor"`
const DOCUMENT = `i.place_of_supply as "placeOfSupply", i.seller ->> 'stateCode' as "sellerState",
     i.buyer ->> 'taxNumber' as "buyerTaxNumber",
     coalesce(nullif(i.buyer ->> 'companyName', ''), i.buyer -> 'billing' ->> 'name', '') as "buyerName",
     i.reverse_charge as "reverseCharge", r.rates`

const DOCUMENTS = statement(
  'tax-returns.documents',
  `with rates as (
     select l.invoice_id, l.tax_rate_bp as "rateBp", l.tax_category as category, ${taxes()}
     from (select l.* from invoices i join invoice_lines l on l.invoice_id = i.id where ${OF_MONTH}) l
     group by l.invoice_id, l.tax_rate_bp, l.tax_category
   ), of_invoice as (
     select invoice_id, jsonb_agg(to_jsonb(rates) - 'invoice_id' order by "rateBp", category) as rates from rates group by invoice_id
   )
   select i.number, i.kind, i.issued_on as "issuedOn", i.total_minor as "totalMinor", ${DOCUMENT}
   from invoices i join of_invoice r on r.invoice_id = i.id where ${OF_MONTH}
   order by i.issued_on, i.kind, i.serial`,
)
const CREDIT_NOTES = statement(
  'tax-returns.credit-notes',
  `with rates as (
     select credit_note_id, tax_rate_bp as "rateBp", tax_category as category, ${taxes()}
     from (select c.*, l.tax_rate_bp, l.tax_category from ${CREDITED} where ${CREDITED_OF_MONTH}) l
     group by credit_note_id, tax_rate_bp, tax_category
   ), of_note as (
     select credit_note_id, jsonb_agg(to_jsonb(rates) - 'credit_note_id' order by "rateBp", category) as rates
     from rates group by credit_note_id
   )
   select n.number, n.issued_on as "issuedOn", n.total_minor as "totalMinor", ${DOCUMENT},
     jsonb_build_object('issuedOn', i.issued_on, 'totalMinor', i.total_minor) as invoice
   from credit_notes n join invoices i on i.id = n.invoice_id join of_note r on r.credit_note_id = n.id
   order by n.issued_on, n.serial`,
)
const DEBIT_NOTES = statement(
  'tax-returns.debit-notes',
  `with rates as (
     select debit_note_id, tax_rate_bp as "rateBp", tax_category as category, ${taxes()}
     from (select c.*, l.tax_category from ${DEBITED} where ${DEBITED_OF_MONTH}) l
     group by debit_note_id, tax_rate_bp, tax_category
   ), of_note as (
     select debit_note_id, jsonb_agg(to_jsonb(rates) - 'debit_note_id' order by "rateBp", category) as rates
     from rates group by debit_note_id
   )
   select n.number, n.issued_on as "issuedOn", n.total_minor as "totalMinor", ${DOCUMENT},
     jsonb_build_object('issuedOn', i.issued_on, 'totalMinor', i.total_minor) as invoice
   from debit_notes n join invoices i on i.id = n.invoice_id join of_note r on r.debit_note_id = n.id
   order by n.issued_on, n.serial`,
)
const HSN = statement(
  'tax-returns.hsn',
  `select registered, hsn, unit, tax_rate_bp as "rateBp",
     (array_agg(name_en order by taxable_minor desc, name_en))[1] as description,
     sum(sign * quantity)::bigint as quantity, sum(sign * total_minor)::bigint as "totalMinor", ${taxes('sign *')}
   from (
     select 1 as sign, i.buyer ->> 'taxNumber' is not null as registered, l.hsn, l.unit, l.tax_rate_bp, l.name_en,
       l.quantity, l.total_minor, l.taxable_minor, l.tax_parts
     from invoices i join invoice_lines l on l.invoice_id = i.id where ${OF_MONTH}
     union all
     select -1, i.buyer ->> 'taxNumber' is not null, l.hsn, l.unit, l.tax_rate_bp, l.name_en,
       c.quantity, c.total_minor, c.taxable_minor, c.tax_parts
     from ${CREDITED} where ${CREDITED_OF_MONTH}
     union all
     select 1, i.buyer ->> 'taxNumber' is not null, l.hsn, l.unit, c.tax_rate_bp, l.name_en,
       0, c.total_minor, c.taxable_minor, c.tax_parts
     from ${DEBITED} where ${DEBITED_OF_MONTH}
   ) moved
   group by 1, 2, 3, 4 order by 1 desc, 2, 3, 4`,
)
const SERIES = statement(
  'tax-returns.series',
  `select kind, (array_agg(number order by serial))[1] as "from", (array_agg(number order by serial desc))[1] as "to",
     (max(serial) - min(serial) + 1)::int as numbers, count(*)::int as used
   from (
     select i.kind, i.year, i.number, i.serial from invoices i where ${OF_MONTH}
     union all select n.kind, n.year, n.number, n.serial from credit_notes n where ${CREDITED_OF_MONTH}
     union all select n.kind, n.year, n.number, n.serial from debit_notes n where ${DEBITED_OF_MONTH}
     union all select c.kind, c.year, c.number, c.serial from challans c
       where c.tax_number = $1 and c.issued_on >= $2 and c.issued_on < $3
   ) issued
   group by kind, year order by min(number)`,
)
const SUPPLIES = statement(
  'tax-returns.supplies-through-operator',
  `select tax_number as "taxNumber", max(seller ->> 'tradeName') as "tradeName", issued_on as "on",
     place_of_supply <> seller ->> 'stateCode' as inter, buyer ->> 'taxNumber' is not null as registered,
     sum(taxable_minor)::bigint as "taxableMinor"
   from (
     select i.tax_number, i.seller, i.buyer, i.place_of_supply, i.issued_on, l.taxable_minor, false as returned
     from invoices i join invoice_lines l on l.invoice_id = i.id
     where i.market = 'IN' and i.seller ->> 'stateCode' = $1 and i.issued_on >= $2 and i.issued_on < $3 and l.tax_rate_bp > 0
     union all
     select i.tax_number, i.seller, i.buyer, i.place_of_supply, n.issued_on, -c.taxable_minor, true
     from ${CREDITED}
     where n.kind = 'credit-note' and i.seller ->> 'stateCode' = $1 and n.issued_on >= $2 and n.issued_on < $3
       and l.tax_rate_bp > 0
     union all
     select i.tax_number, i.seller, i.buyer, i.place_of_supply, n.issued_on, c.taxable_minor, false
     from ${DEBITED}
     where i.seller ->> 'stateCode' = $1 and n.issued_on >= $2 and n.issued_on < $3 and c.tax_rate_bp > 0
   ) moved
   group by 1, 3, 4, 5, returned order by 1, 3, returned`,
)

/** The documents that a registration issued, with their amounts by rate. */
export function listDocuments(db: Db, taxNumber: string, { from, before }: Span): Promise<SuppliedDocument[]> {
  return db.rows<SuppliedDocument>(DOCUMENTS, [taxNumber, from, before])
}

/** The credit notes with tax, then the debit notes, that a registration issued, with their amounts by rate. */
export async function listNotes(db: Db, taxNumber: string, { from, before }: Span): Promise<NotedDocument[]> {
  type Note = Omit<NotedDocument, 'type'>
  const [credits, debits] = await Promise.all([
    db.rows<Note>(CREDIT_NOTES, [taxNumber, from, before]),
    db.rows<Note>(DEBIT_NOTES, [taxNumber, from, before]),
  ])
  return [
    ...credits.map(note => ({ ...note, type: 'C' as const })),
    ...debits.map(note => ({ ...note, type: 'D' as const })),
  ]
}

/** Supplies less credits, by HSN code, unit and rate. */
export function listHsn(db: Db, taxNumber: string, { from, before }: Span): Promise<HsnRow[]> {
  return db.rows<HsnRow>(HSN, [taxNumber, from, before])
}

export function listSeries(db: Db, taxNumber: string, { from, before }: Span): Promise<SeriesRow[]> {
  return db.rows<SeriesRow>(SERIES, [taxNumber, from, before])
}

/** Taxable supplies of the sellers registered in a State, by day; negative for credits. */
export function listSupplies(db: Db, stateCode: string, { from, before }: Span): Promise<SellerSupply[]> {
  return db.rows<SellerSupply>(SUPPLIES, [stateCode, from, before])
}
