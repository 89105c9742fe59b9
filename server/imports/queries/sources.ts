// Import sources for staff: those of their markets, and their fetches.

import type { ImportFetch, ImportSource } from '../../../contract/imports/sources-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Owned, ownAsStaff, requireMarket, type Staff } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentFetch, presentSource } from '../presenter.ts'
import { listFetches, newestFetches } from '../repository/fetches.ts'
import { findSource, listSources, lockSource, type SourceRow } from '../repository/sources.ts'

const PAGE_SIZE = 50

function ofMarket(row: SourceRow | null, actor: Staff): Owned<SourceRow> {
  const found = ownAsStaff(row, actor, 'import-source.unknown')
  if (!actor.markets.includes(found.market)) throw appError('import-source.unknown')
  return found
}

/** @throws import-source.unknown */
export async function sourceOf(db: Db, actor: Staff, id: string): Promise<Owned<SourceRow>> {
  return ofMarket(await findSource(db, id), actor)
}

/** @throws import-source.unknown */
export async function lockSourceFor(tx: Tx, actor: Staff, id: string): Promise<Owned<SourceRow>> {
  return ofMarket(await lockSource(tx, id), actor)
}

/** Sources with their fetches, in their order. */
export async function withFetches(db: Db, rows: readonly SourceRow[]): Promise<ImportSource[]> {
  const fetches = await newestFetches(
    db,
    rows.map(({ id }) => id),
  )
  const of = (id: string, which: 'last' | 'file') =>
    fetches.find(one => one.sourceId === id && one.which === which) ?? null
  return rows.map(row => presentSource(row, of(row.id, 'last'), of(row.id, 'file')))
}

export async function sourcesOf(db: Db, actor: Staff, market: Market): Promise<ImportSource[]> {
  requireMarket(actor, market)
  return withFetches(db, await listSources(db, market))
}

/** @throws import-source.unknown */
export async function readSource(db: Db, actor: Staff, id: string): Promise<ImportSource> {
  const [source] = await withFetches(db, [await sourceOf(db, actor, id)])
  return source as ImportSource
}

/** A page of fetches, newest first. @throws import-source.unknown */
export async function fetchesOf(
  db: Db,
  actor: Staff,
  sourceId: string,
  before: number | null,
): Promise<{ fetches: ImportFetch[]; next: number | null }> {
  const { id } = await sourceOf(db, actor, sourceId)
  const rows = await listFetches(db, id, before, PAGE_SIZE + 1)
  const fetches = rows.slice(0, PAGE_SIZE).map(presentFetch)
  return { fetches, next: rows.length > PAGE_SIZE ? (fetches.at(-1)?.fetchId ?? null) : null }
}
