// SQL of the operator's commission documents, as reported to the invoice portal.

import { type Db, statement } from '../../platform/db.ts'

/** Data of the operator and of the seller on a document. */
interface CommissionParty {
  name: string
  address: string
  stateCode: string
  stateEn: string
}

export interface CommissionDocumentRow {
  documentId: string
  kind: 'invoice' | 'credit-note'
  number: string
  year: string
  /** `2026-10` */
  period: string
  issuedOn: string
  operatorTaxNumber: string
  taxNumber: string
  operator: CommissionParty
  seller: CommissionParty
  /** Current registration; null when there is none. */
  operatorAddressNow: string | null
  sellerAddressNow: string | null
  taxableMinor: number
  cgstMinor: number
  sgstMinor: number
  igstMinor: number
  totalMinor: number
}

const LIST_BY_ID = statement(
  'invoices.list-commission-by-id',
  `select d.id as "documentId", d.kind, d.number, d.year, to_char(d.period, 'YYYY-MM') as period, d.issued_on as "issuedOn",
     d.operator_tax_number as "operatorTaxNumber", d.tax_number as "taxNumber", d.operator, d.seller,
     (select o.address from operator_registrations o where o.tax_number = d.operator_tax_number
      order by o.id desc limit 1) as "operatorAddressNow",
     (select concat_ws(', ', nullif(r.address, ''), nullif(r.place, '')) from seller_registrations r
      where r.market = d.market and r.tax_number = d.tax_number order by r.valid_from desc limit 1) as "sellerAddressNow",
     d.taxable_minor as "taxableMinor", d.cgst_minor as "cgstMinor", d.sgst_minor + d.utgst_minor as "sgstMinor",
     d.igst_minor as "igstMinor", d.total_minor as "totalMinor"
   from commission_documents d where d.id = any($1::uuid[])`,
)

export function listCommissionById(db: Db, ids: readonly string[]): Promise<CommissionDocumentRow[]> {
  return db.rows<CommissionDocumentRow>(LIST_BY_ID, [ids])
}
