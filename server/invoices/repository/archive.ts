// SQL of the invoice archive: a customer's number of documents by tax year, and the files of one year with its credit notes.

import type { InvoiceYear } from '../../../contract/invoices/archive-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

const YEARS = statement(
  'invoices.list-years',
  `select year, count(*)::int as documents, count(file)::int as ready
   from (select i.year, f.hash as file from invoices i left join invoice_files_now f on f.invoice_id = i.id
         where i.customer_id = $1 and i.market = $2
         union all
         select n.year, f.hash from credit_notes n join invoices i on i.id = n.invoice_id
           left join credit_note_files_now f on f.credit_note_id = n.id
         where i.customer_id = $1 and i.market = $2
         union all
         select n.year, f.hash from debit_notes n join invoices i on i.id = n.invoice_id
           left join debit_note_files_now f on f.debit_note_id = n.id
         where i.customer_id = $1 and i.market = $2) documents
   group by year order by year desc`,
)
const OF_YEAR = statement(
  'invoices.list-of-year',
  `select 'invoice' as kind, i.id, i.number, i.tax_number as "taxNumber", i.issued_at as "issuedAt", f.hash
   from invoices i left join invoice_files_now f on f.invoice_id = i.id
   where i.customer_id = $1 and i.market = $2 and i.year = $3
   union all
   select 'credit-note', n.id, n.number, n.tax_number, n.issued_at, f.hash
   from credit_notes n join invoices i on i.id = n.invoice_id left join credit_note_files_now f on f.credit_note_id = n.id
   where i.customer_id = $1 and i.market = $2 and n.year = $3
   union all
   select 'debit-note', n.id, n.number, n.tax_number, n.issued_at, f.hash
   from debit_notes n join invoices i on i.id = n.invoice_id left join debit_note_files_now f on f.debit_note_id = n.id
   where i.customer_id = $1 and i.market = $2 and n.year = $3
   order by "issuedAt", number, "taxNumber"`,
)

interface Owner {
  customerId: string
  market: Market
}

export interface ArchivedDocument {
  kind: 'invoice' | 'credit-note' | 'debit-note'
  id: string
  number: string
  /** Of the seller. */
  taxNumber: string
  issuedAt: Date
  /** Name of the stored file; null until it is created. */
  hash: string | null
}

/** The tax years of a customer's invoices, latest first. */
export function listYears(db: Db, { customerId, market }: Owner): Promise<InvoiceYear[]> {
  return db.rows<InvoiceYear>(YEARS, [customerId, market])
}

/** The invoices and credit notes of a customer in a tax year, oldest first. */
export function listOfYear(db: Db, { customerId, market }: Owner, year: string): Promise<ArchivedDocument[]> {
  return db.rows<ArchivedDocument>(OF_YEAR, [customerId, market, year])
}
