// SQL of tax collected at source: the postings of a month.

import { type Db, statement, type Tx } from '../../platform/db.ts'

// serialized, so that two runs do not post the same amount
const LOCK = statement('ledger.lock-tcs', `select pg_advisory_xact_lock(hashtextextended('ledger.tcs', 0))`)
const POSTED = statement(
  'ledger.posted-tcs',
  `select tax_number as "taxNumber", sum(igst_minor)::bigint as "igstMinor", sum(cgst_minor)::bigint as "cgstMinor",
     sum(sgst_minor)::bigint as "sgstMinor"
   from tcs_postings where operator_tax_number = $1 and month = $2 group by tax_number`,
)
const INSERT = statement(
  'ledger.insert-tcs',
  `insert into tcs_postings (operator_tax_number, tax_number, month, through, igst_minor, cgst_minor, sgst_minor)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
)
const FIND = statement(
  'ledger.find-tcs',
  `select operator_tax_number as "operatorTaxNumber", tax_number as "taxNumber", through as "postedOn",
     igst_minor as "igstMinor", cgst_minor as "cgstMinor", sgst_minor as "sgstMinor" from tcs_postings where id = $1`,
)

export interface TcsAmounts {
  taxNumber: string
  igstMinor: number
  cgstMinor: number
  sgstMinor: number
}

export interface TcsPosting extends TcsAmounts {
  operatorTaxNumber: string
  /** The last day that it includes. */
  postedOn: string
}

export async function lockTcs(tx: Tx): Promise<void> {
  await tx.run(LOCK)
}

/** Posted so far for a month, by GSTIN of the seller; `month` is its first day. */
export function listPosted(db: Db, operatorTaxNumber: string, month: string): Promise<TcsAmounts[]> {
  return db.rows<TcsAmounts>(POSTED, [operatorTaxNumber, month])
}

export async function insertTcs(tx: Tx, { month, ...row }: TcsPosting & { month: string }): Promise<string> {
  const { operatorTaxNumber, taxNumber, postedOn, igstMinor, cgstMinor, sgstMinor } = row
  const values = [operatorTaxNumber, taxNumber, month, postedOn, igstMinor, cgstMinor, sgstMinor]
  return (await tx.one<{ id: string }>(INSERT, values)).id
}

export function findTcs(db: Db, id: string): Promise<TcsPosting> {
  return db.one<TcsPosting>(FIND, [id])
}
