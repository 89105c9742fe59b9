// SQL of the invoice portal's signatures, and of the files created with them.

import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { SignableDocument, SignedQr } from '../rules/signed-row.ts'
import { type DocumentOrigin, SIGNED } from './invoices.ts'

const SIGNABLE = (table: string, where: string) => `select d.id as "documentId", d.tax_number as "sellerTaxNumber",
     i.buyer ->> 'taxNumber' as "buyerTaxNumber", d.number, d.year, d.issued_on as "issuedOn",
     d.total_minor as "totalMinor", false as "forCommission", e.irn, e.signed_qr as "signedQr"
   from ${table} left join e_invoices e on e.document_id = d.id where d.tax_number = $1 and d.number = $2 and ${where}
   order by d.issued_at desc limit 1`
const NOTE = (table: string) => `${table} d join invoices i on i.id = d.invoice_id`
const INVOICE = statement(
  'invoices.find-signable-invoice',
  SIGNABLE('invoices d join invoices i on i.id = d.id', `d.kind = 'tax-invoice'`),
)
const CREDIT_NOTE = statement(
  'invoices.find-signable-credit-note',
  SIGNABLE(NOTE('credit_notes'), `d.kind = 'credit-note' and i.kind = 'tax-invoice'`),
)
const DEBIT_NOTE = statement(
  'invoices.find-signable-debit-note',
  SIGNABLE(NOTE('debit_notes'), `i.kind = 'tax-invoice'`),
)
const COMMISSION = statement(
  'invoices.find-signable-commission',
  `select d.id as "documentId", d.operator_tax_number as "sellerTaxNumber", d.tax_number as "buyerTaxNumber", d.number, d.year,
     d.issued_on as "issuedOn", d.total_minor as "totalMinor", true as "forCommission", e.irn, e.signed_qr as "signedQr"
   from commission_documents d left join e_invoices e on e.document_id = d.id
   where d.market = 'IN' and d.operator_tax_number = $1 and d.number = $2 and d.kind = $3`,
)
const FIND = { INV: INVOICE, CRN: CREDIT_NOTE, DBN: DEBIT_NOTE }
const INSERT = statement(
  'invoices.insert-signed',
  `insert into e_invoices (irn, invoice_id, credit_note_id, debit_note_id, commission_document_id, ack_number, ack_at, signed_qr, signed_invoice, verified, who)
   select $1, case $2 when 'INV' then $3::uuid end, case $2 when 'CRN' then $3::uuid end,
     case $2 when 'DBN' then $3::uuid end, case $2 when 'commission' then $3::uuid end, $4, $5, $6, $7, $8, $9
   on conflict do nothing`,
)
const FIND_SIGNED = statement('invoices.find-signed', `select ${SIGNED('$1::uuid')}`)
const TO_REMAKE = statement(
  'invoices.list-to-remake',
  `select e.document_id as "documentId",
     case when e.invoice_id is not null then 'invoice' when e.credit_note_id is not null then 'credit-note'
       else 'debit-note' end as kind
   from e_invoices e where not exists (select from signed_files s where s.document_id = e.document_id)
     and (exists (select from invoice_files f where f.invoice_id = e.invoice_id)
       or exists (select from credit_note_files f where f.credit_note_id = e.credit_note_id)
       or exists (select from debit_note_files f where f.debit_note_id = e.debit_note_id))
   order by e.imported_at limit $1`,
)
const INSERT_FILE = statement(
  'invoices.insert-signed-file',
  'insert into signed_files (document_id, hash, bytes) values ($1, $2, $3) on conflict do nothing',
)

/** The document named by a signed QR code; null when the store has not issued it. */
export async function findSignable(
  db: Db,
  qr: Pick<SignedQr, 'SellerGstin' | 'DocNo' | 'DocTyp'>,
): Promise<SignableDocument | null> {
  const { SellerGstin, DocNo, DocTyp } = qr
  const found = await db.oneOrNull<SignableDocument>(FIND[DocTyp], [SellerGstin, DocNo])
  if (found || DocTyp === 'DBN') return found
  const kind = DocTyp === 'INV' ? 'invoice' : 'credit-note'
  return db.oneOrNull<SignableDocument>(COMMISSION, [SellerGstin, DocNo, kind])
}

/** The stored signature of a document, by its id. */
export function findSigned(db: Db, documentId: string): Promise<Pick<DocumentOrigin, 'eInvoice'>> {
  return db.one(FIND_SIGNED, [documentId])
}

export interface NewSigned {
  irn: string
  /** The kind of its document. */
  of: SignedQr['DocTyp'] | 'commission'
  documentId: string
  ackNumber: string
  ackAt: Date
  signedQr: string
  signedInvoice: string | null
  /** Whether its signature was checked. */
  verified: boolean
  who: string
}

/** Stores a signature; false when the document already has one. */
export async function insertSigned(db: Db, signed: NewSigned): Promise<boolean> {
  const { irn, of, documentId, ackNumber, ackAt, signedQr, signedInvoice, verified, who } = signed
  return (await db.run(INSERT, [irn, of, documentId, ackNumber, ackAt, signedQr, signedInvoice, verified, who])) > 0
}

export interface DocumentToRemake {
  documentId: string
  kind: 'invoice' | 'credit-note' | 'debit-note'
}

/** Signed documents whose file does not have the signed QR code yet. */
export function listToRemake(db: Db, limit: number): Promise<DocumentToRemake[]> {
  return db.rows<DocumentToRemake>(TO_REMAKE, [limit])
}

/** Records the file with the signed QR code; false when there already is one. */
export async function insertSignedFile(tx: Tx | Db, documentId: string, hash: string, bytes: number): Promise<boolean> {
  return (await tx.run(INSERT_FILE, [documentId, hash, bytes])) > 0
}
