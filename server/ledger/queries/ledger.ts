// What finance reads of the ledger: balances, entries, the journal of a month, and orders that do not agree.

import type { Balance, LedgerEntry } from '../../../contract/ledger/api.ts'
import { CSV_MARK, csvAmount, csvText } from '../../../contract/shared/csv.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { listBalances, listDifferences, listEntries, listJournal } from '../repository/entries.ts'
import { countUnposted } from '../repository/sources.ts'

/** Balances of a market at the end of a day, or now. */
export async function ledgerBalances(
  db: Db,
  { market, on }: { market: Market; on?: string | undefined },
): Promise<{ balances: Balance[]; unposted: number }> {
  return { balances: await listBalances(db, market, on ?? null), unposted: await countUnposted(db) }
}

/** A page of entries, newest first, and whether there are more. */
export async function ledgerEntries(
  db: Db,
  input: { market: Market; orderNumber?: number | undefined; before?: number | undefined; limit: number },
): Promise<{ entries: LedgerEntry[]; more: boolean }> {
  const { market, orderNumber = null, before = null, limit } = input
  const rows = await listEntries(db, { market, orderNumber, before, limit: limit + 1 })
  return { entries: rows.slice(0, limit), more: rows.length > limit }
}

const HEAD = ['date', 'entry', 'kind', 'document', 'order', 'account', 'party', 'currency', 'debit', 'credit']

/** The journal of a month, such as `2026-11`, as CSV. */
export async function ledgerJournal(
  db: Db,
  { market, period }: { market: Market; period: string },
): Promise<{ name: string; bytes: Uint8Array }> {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const entries = await listJournal(db, market, { from: `${period}-01`, to: last })
  const rows = entries.flatMap(({ postedOn, entryId, kind, document, orderNumber, currency, lines }) =>
    lines.map(({ account, party, amount }) => [
      ...[postedOn, String(entryId), kind, document, String(orderNumber), account, party, currency],
      ...[amount > 0 ? csvAmount(amount) : '', amount < 0 ? csvAmount(-amount) : ''],
    ]),
  )
  return { name: `journal-${market}-${period}.csv`, bytes: Buffer.from(CSV_MARK + csvText([HEAD, ...rows])) }
}

/** Orders that have ended whose documents and payments differ. */
export async function ledgerDifferences(db: Db, { market }: { market: Market }) {
  const rows = await listDifferences(db, market)
  return { orders: rows.map(row => ({ ...row, since: row.since.toISOString() })) }
}
