// The statement of a seller for a month: what was sold, deducted and paid, as JSON and as CSV.

import type { SellerStatement, StatementRow } from '../../../contract/payouts/api.ts'
import { CSV_MARK, csvAmount, csvText } from '../../../contract/shared/csv.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import type { Db } from '../../platform/db.ts'
import { balanceBefore, listStatementRows, sumStatement } from '../repository/payouts.ts'

const BATCH_SIZE = 500
/** A TRN has digits only, a GSTIN letters too. */
const currencyOf = (taxNumber: string) => (/^\d+$/.test(taxNumber) ? ('AED' as const) : ('INR' as const))

/** The days of a month, such as `2026-11`. */
function daysOf(period: string): { from: string; to: string } {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return { from: `${period}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) }
}

/** The statement of a month; `after` is the last entry of the part before. */
export async function sellerStatement(
  db: Db,
  { taxNumber, period, after = 0 }: { taxNumber: string; period: string; after?: number | undefined },
): Promise<SellerStatement> {
  const { from, to } = daysOf(period)
  const [opening, totals, rows] = await Promise.all([
    balanceBefore(db, taxNumber, from),
    sumStatement(db, taxNumber, from, to),
    listStatementRows(db, taxNumber, { from, to, after, limit: BATCH_SIZE + 1 }),
  ])
  return {
    ...{ taxNumber, currency: currencyOf(taxNumber), opening, closing: opening + totals.owed, totals },
    ...{ rows: rows.slice(0, BATCH_SIZE), more: rows.length > BATCH_SIZE },
  }
}

const HEAD = [
  ...[
    'date',
    'kind',
    'document',
    'order',
    'supplied',
    'commission',
    'tax on commission',
    'TCS',
    'paid',
    'owed',
    'balance',
  ],
]

/** The same as CSV with the balance after each row; memory holds one batch. */
export async function sellerStatementCsv(
  db: Db,
  { taxNumber, period }: { taxNumber: string; period: string },
): Promise<FileStream> {
  const { from, to } = daysOf(period)
  const read = (after: number) => listStatementRows(db, taxNumber, { from, to, after, limit: BATCH_SIZE })
  let balance = await balanceBefore(db, taxNumber, from)
  const first = await read(0)
  const cells = (row: StatementRow) => {
    balance += row.owed
    const amounts = [row.supplied, row.commission, row.commissionTax, row.tcs, row.paid, row.owed, balance]
    return [row.on, row.kind, row.document, String(row.orderNumber ?? ''), ...amounts.map(csvAmount)]
  }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const opening = [from, 'opening', ...Array<string>(8).fill(''), csvAmount(balance)]
    yield Buffer.from(CSV_MARK + csvText([HEAD, opening]))
    let batch = first
    while (batch.length > 0) {
      yield Buffer.from(csvText(batch.map(cells)))
      const last = batch.length < BATCH_SIZE ? undefined : batch.at(-1)
      batch = last ? await read(last.entryId) : []
    }
  }
  return { name: `statement-${taxNumber}-${period}.csv`, chunks: chunks() }
}
