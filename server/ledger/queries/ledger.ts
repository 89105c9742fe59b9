// The ledger for finance: balances, entries, the journal of a month, and orders that do not balance.

import type { Balance, LedgerEntry, ledgerEndpoints } from '../../../contract/ledger/api.ts'
import { CSV_MARK, csvAmount, csvText } from '../../../contract/shared/csv.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import {
  type EntryChoice,
  type EntryRow,
  listBalances,
  listDifferences,
  listEntries,
  listJournal,
} from '../repository/entries.ts'
import { listRates } from '../repository/shares.ts'
import { checkedUntil, countUnposted } from '../repository/sources.ts'

/** Balances of a market at the end of a day, or now. */
export async function ledgerBalances(
  db: Db,
  { market, on }: { market: Market; on?: string | undefined },
): Promise<{ balances: Balance[]; unposted: number }> {
  const unposted = await countUnposted(db, await checkedUntil(db))
  return { balances: await listBalances(db, market, on ?? null), unposted }
}

type EntriesInput = HandlerInput<(typeof ledgerEndpoints)['ledgerEntries']>['query']

function choiceOf({ orderNumber, kind, account, party }: EntriesInput): EntryChoice {
  if (orderNumber !== undefined) return { of: 'order', orderNumber }
  if (kind) return { of: 'kind', kind }
  if (!account) return { of: 'all' }
  return party === undefined ? { of: 'account', account } : { of: 'party', account, party }
}

const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-31'
const LAST_ENTRY = Number.MAX_SAFE_INTEGER

/** A page of entries, the last one by day and number first, and the cursor of the next one. */
export async function ledgerEntries(
  db: Db,
  input: EntriesInput,
): Promise<{ entries: LedgerEntry[]; next: string | null }> {
  const { market, from = FIRST_DAY, to = LAST_DAY, before, limit } = input
  const [postedOn = LAST_DAY, entryId = LAST_ENTRY] = before?.split('_') ?? []
  const page = { market, from, to, before: { postedOn, entryId: Number(entryId) }, limit: limit + 1 }
  const rows = await listEntries(db, choiceOf(input), page)
  const entries = rows.slice(0, limit)
  const last = rows.length > limit ? entries.at(-1) : undefined
  return { entries, next: last ? `${last.postedOn}_${last.entryId}` : null }
}

const HEAD = ['date', 'entry', 'kind', 'document', 'order', 'account', 'party', 'currency', 'debit', 'credit']

const BATCH_SIZE = 500

const journalRows = (entries: readonly EntryRow[]) =>
  entries.flatMap(({ postedOn, entryId, kind, document, orderNumber, currency, lines }) =>
    lines.map(({ account, party, amount }) => [
      ...[postedOn, String(entryId), kind, document, String(orderNumber ?? ''), account, party, currency],
      ...[amount > 0 ? csvAmount(amount) : '', amount < 0 ? csvAmount(-amount) : ''],
    ]),
  )

/**
 * The journal of a month, such as `2026-11`, as CSV. The first batch is read before it returns, so that an error is one of the
 * call; memory holds one batch.
 */
export async function ledgerJournal(
  db: Db,
  { market, period }: { market: Market; period: string },
): Promise<FileStream> {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const read = (after: EntryRow | null) =>
    listJournal(db, market, { from: `${period}-01`, to, after, limit: BATCH_SIZE })
  const first = await read(null)
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(CSV_MARK + csvText([HEAD]))
    let batch = first
    while (batch.length > 0) {
      yield Buffer.from(csvText(journalRows(batch)))
      const last = batch.length < BATCH_SIZE ? undefined : batch.at(-1)
      batch = last ? await read(last) : []
    }
  }
  return { name: `journal-${market}-${period}.csv`, chunks: chunks() }
}

/** A page of the rates of commission, the last one first. */
export async function commissionRates(
  db: Db,
  { market, before = null, limit }: { market: Market; before?: number | null | undefined; limit: number },
) {
  const rows = await listRates(db, market, { before, limit: limit + 1 })
  const rates = rows.slice(0, limit).map(row => ({ ...row, setAt: row.setAt.toISOString() }))
  return { rates, more: rows.length > limit }
}

/** Ended orders whose documents and payments differ. */
export async function ledgerDifferences(db: Db, { market }: { market: Market }) {
  const rows = await listDifferences(db, market)
  return { orders: rows.map(row => ({ ...row, since: row.since.toISOString() })) }
}
