// SQL of the documents behind a VAT return of the UAE: sales and credit notes of a TRN, and the commission that it invoiced.

import type { VatSupply } from '../../../contract/tax-returns/vat201.rules.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { Span } from './supplies.ts'

/** Amounts of one rate and category of a document; those of a credit note are negative. */
export interface VatDocument extends VatSupply {
  kind: 'vat-invoice' | 'vat-simplified' | 'vat-credit-note' | 'commission-invoice' | 'commission-credit-note'
  number: string
  issuedOn: string
  buyerName: string
  buyerTaxNumber: string | null
  /** Number of the invoice that a credit note takes back. */
  invoiceNumber: string | null
}

const BUYER = `coalesce(nullif(i.buyer ->> 'companyName', ''), i.buyer -> 'billing' ->> 'name', '') as "buyerName",
     i.buyer ->> 'taxNumber' as "buyerTaxNumber", i.seller ->> 'stateCode' as "sellerEmirate",
     i.place_of_supply as "deliveryEmirate"`

const LIST = statement(
  'tax-returns.vat-documents',
  `select i.kind, i.number, i.issued_on as "issuedOn", ${BUYER}, null as "invoiceNumber", l.tax_rate_bp as "rateBp",
     l.tax_category as category,
     sum(l.taxable_minor)::bigint as "taxableMinor", sum(l.tax_minor)::bigint as "taxMinor"
   from invoices i join invoice_lines l on l.invoice_id = i.id
   where i.market = 'AE' and i.tax_number = $1 and i.issued_on >= $2 and i.issued_on < $3
   group by i.id, l.tax_rate_bp, l.tax_category
   union all
   select n.kind, n.number, n.issued_on, ${BUYER}, i.number, l.tax_rate_bp, l.tax_category,
     -sum(c.taxable_minor)::bigint, -sum(c.tax_minor)::bigint
   from credit_notes n join invoices i on i.id = n.invoice_id
     join credit_note_lines c on c.credit_note_id = n.id
     join invoice_lines l on l.invoice_id = c.invoice_id and l.line_no = c.line_no
   where n.kind = 'vat-credit-note' and n.tax_number = $1 and n.issued_on >= $2 and n.issued_on < $3
   group by n.id, i.id, l.tax_rate_bp, l.tax_category
   union all
   select 'commission-' || d.kind, d.number, d.issued_on, d.seller ->> 'name', d.tax_number, d.operator ->> 'stateCode',
     d.seller ->> 'stateCode', null, case when d.vat_minor > 0 then 500 else 0 end,
     case when d.vat_minor > 0 then 'standard' else 'zero-rated' end,
     case d.kind when 'invoice' then 1 else -1 end * d.taxable_minor,
     case d.kind when 'invoice' then 1 else -1 end * d.vat_minor
   from commission_documents d
   where d.market = 'AE' and d.operator_tax_number = $1 and d.issued_on >= $2 and d.issued_on < $3
   order by "issuedOn", number, "rateBp", category`,
)

/** By day and number, a row for each rate and category. */
export function listVatDocuments(db: Db, taxNumber: string, { from, before }: Span): Promise<VatDocument[]> {
  return db.rows<VatDocument>(LIST, [taxNumber, from, before])
}
