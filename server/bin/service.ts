// The bin: deleted records are kept for thirty days, listed for members who may see such records, and restored by
// their domain.

import type { BinEntry } from '../../contract/bin/api.ts'
import { BIN_DAYS, BIN_KINDS, BIN_RIGHTS, type BinKindName, type BinRights } from '../../contract/bin/kinds.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import { requireConfirmed, requireMarket, requirePermission, type Staff } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { describeChange } from '../platform/audit.ts'
import type { BinKind, Binned } from '../platform/bin.ts'
import type { Db, Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { type BinRow, insertEntry, listEntries, lockEntry, markRestored } from './repository.ts'

const TERM_MS = BIN_DAYS * 86_400_000
const sinceOf = (now: Date) => new Date(now.getTime() - TERM_MS)

/** Stores what a command deletes, in its transaction. */
export async function putInBin<C extends object>(tx: Tx, actor: Staff, entry: Binned<C>): Promise<void> {
  await insertEntry(tx, entry, { who: `staff:${actor.staffId}`, whoName: actor.name, at: actor.now })
}

const present = ({ id, kind, market, name, whoName, deletedAt }: BinRow): BinEntry => ({
  ...{ binId: id, kind, market, name, whoName, deletedAt: deletedAt.toISOString() },
  goneAt: new Date(deletedAt.getTime() + TERM_MS).toISOString(),
})

interface Asked {
  market: Market
  kind?: BinKindName | undefined
  before?: number | undefined
  limit: number
}

/** Recently deleted records of the kinds that the caller may see. @throws session.forbidden for another market */
export async function binOf(
  db: Db,
  actor: Staff,
  { market, kind, before = Number.MAX_SAFE_INTEGER, limit }: Asked,
): Promise<{ entries: BinEntry[]; next: number | null }> {
  requireMarket(actor, market)
  const kinds = BIN_KINDS.filter(one => actor.permissions.includes(BIN_RIGHTS[one].read) && (!kind || one === kind))
  const rows = await listEntries(db, { market, kinds, since: sinceOf(actor.now), before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return { entries: shown.map(present), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/**
 * Restores a record. Idempotent.
 * @throws session.forbidden, staff.confirm, bin.unknown, bin.taken, bin.full, content.redirect-loop, catalog.category-unknown
 */
export async function restoreFromBin(
  app: App,
  actor: Staff,
  binId: number,
  kinds: readonly BinKind[],
): Promise<BinEntry> {
  const { row, kind } = await app.db.transaction(async tx => {
    const found = await lockEntry(tx, binId, sinceOf(actor.now))
    if (!found || (found.market && !actor.markets.includes(found.market))) throw appError('bin.unknown')
    const rights: BinRights = BIN_RIGHTS[found.kind]
    requirePermission(actor, rights.write)
    if (rights.confirmed && !found.restoredAt) requireConfirmed(actor)
    const restorer = kinds.find(one => one.kind === found.kind)
    if (!restorer) throw new Error(`No domain restores ${found.kind}`)
    if (!found.restoredAt) {
      const recordId = await restorer.restore({ app, tx, actor }, found)
      await markRestored(tx, binId, actor.now)
      const after = restorer.logged?.(found.contents) ?? found.contents
      describeChange({ recordKind: found.kind, recordId, before: null, after })
    }
    return { row: found, kind: restorer }
  })
  kind.restored?.(app, row.market)
  return present(row)
}
