// Reviews and applies changes of cells: all of them in one transaction, or none.

import { createHash } from 'node:crypto'
import type { CellChanges, ChangeSet, Reviewed } from '../../../contract/products/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type BulkProduct, lockByMsns } from '../../catalog/service.ts'
import { lockPictures } from '../../media/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentChangeSet } from '../presenter.ts'
import { reviewContext } from '../queries/context.ts'
import { awaitChangeSet, type ChangeSetRow, insertChangedCells, insertChangeSet } from '../repository/change-sets.ts'
import { takenBy } from '../repository/choices.ts'
import { type ReviewContext, reviewProduct, type WantedCell } from '../rules/review.ts'
import { keepBasesOfCells, requireApprovedCells } from './approve-prices.ts'
import { writeCells } from './write-cells.ts'

export interface ReviewedProduct {
  product: BulkProduct
  cells: Reviewed[]
}

const keyOf = (msn: string, seller: string) => `${msn} ${seller}`

/** The products of these rows with the offers of their sellers, locked in the order of MSNs. */
export async function lockRows(
  tx: Tx,
  market: Market,
  rows: readonly { msn: string; seller: string }[],
): Promise<Map<string, BulkProduct>> {
  const found = new Map<string, BulkProduct>()
  for (const seller of new Set(rows.map(row => row.seller))) {
    const msns = rows.filter(row => row.seller === seller).map(row => row.msn)
    for (const product of await lockByMsns(tx, [...new Set(msns)], seller)) {
      if (product.market === market) found.set(keyOf(product.msn, seller), product)
    }
  }
  return found
}

const unknownCells = ({ msn, seller, cells }: CellChanges['rows'][number]): Reviewed[] =>
  Object.entries(cells).map(([field, { now }]) => ({
    ...{ msn, partNumber: '', seller, field, old: '', now },
    ...{ state: 'problem', problem: 'product-unknown' },
  }))

/** Marks new brands of products whose part number already exists in the brand. */
async function markTaken(tx: Tx, market: Market, reviewed: readonly ReviewedProduct[]): Promise<void> {
  const moved = reviewed.filter(({ cells }) => cells.some(cell => cell.field === 'brand' && cell.state === 'change'))
  const taken = await takenBy(
    tx,
    market,
    moved.map(({ product }) => product),
  )
  for (const { product, cells } of moved) {
    const cell = cells.find(({ field }) => field === 'brand')
    if (cell && taken.has(product.msn)) Object.assign(cell, { state: 'problem', problem: 'brand-taken' })
  }
}

/**
 * Locks the products of the rows and reviews their cells. The products are afterwards as they would be saved. `prepare` may
 * set a product to its future state before the review.
 */
export async function reviewLocked(
  tx: Tx,
  { market, rows }: CellChanges,
  context: ReviewContext,
  prepare: (product: BulkProduct, wanted: WantedCell[]) => WantedCell[] = (_product, wanted) => wanted,
) {
  const products = await lockRows(tx, market, rows)
  const reviewed: ReviewedProduct[] = []
  const unknown: Reviewed[] = []
  for (const row of rows) {
    const product = products.get(keyOf(row.msn, row.seller))
    const wanted = Object.entries(row.cells).map(([field, cell]) => ({ field, ...cell }))
    if (product) reviewed.push({ product, cells: reviewProduct(product, prepare(product, wanted), context) })
    else unknown.push(...unknownCells(row))
  }
  await markTaken(tx, market, reviewed)
  return { reviewed, cells: [...reviewed.flatMap(({ cells }) => cells), ...unknown] }
}

const count = (cells: readonly Reviewed[], state: Reviewed['state']) =>
  cells.filter(cell => cell.state === state).length

/** Each product may be in only one row: two would overwrite each other. @throws request.invalid */
export function requireDistinct(rows: CellChanges['rows']): void {
  const seen = new Set<string>()
  for (const [at, { msn, seller }] of rows.entries()) {
    const key = keyOf(msn, seller)
    if (seen.has(key))
      throw appError('request.invalid', {
        problems: [{ path: `body.rows.${at}.msn`, message: `${msn} stands here twice.` }],
      })
    seen.add(key)
  }
}

/** The effect of the changes; nothing is written. */
export async function reviewChanges(app: App, actor: Staff, changes: CellChanges) {
  requireDistinct(changes.rows)
  const context = await reviewContext(app, app.db, changes.market, changes.rows, actor.permissions)
  const { cells } = await app.db.transaction(tx => reviewLocked(tx, changes, context))
  return {
    cells,
    changes: count(cells, 'change'),
    conflicts: count(cells, 'conflict'),
    problems: count(cells, 'problem'),
  }
}

export const digestOf = (changes: object) => createHash('sha256').update(JSON.stringify(changes)).digest()

/** @throws product.changes-rejected naming the first cells that were changed meanwhile or are not valid */
export function requireGood(cells: readonly Reviewed[]): void {
  const bad = cells.filter(({ state }) => state === 'conflict' || state === 'problem')
  if (bad.length === 0) return
  const problems = bad.slice(0, 20).map(cell => ({
    path: `${cell.msn}.${cell.field}`,
    message: cell.problem ?? `changed meanwhile: ${cell.old.slice(0, 100)}`,
  }))
  throw appError('product.changes-rejected', { problems })
}

type NewSet = Pick<ChangeSetRow, 'id' | 'market' | 'note' | 'request'>

/** Writes reviewed products, in which every cell changes, as a change set of a member. */
export async function writeChangeSet(
  tx: Tx,
  { staffId, name, now }: Staff,
  set: NewSet,
  changed: readonly ReviewedProduct[],
): Promise<ChangeSetRow> {
  const who = `staff:${staffId}`
  const made = changed.flatMap(({ cells }) => cells)
  await writeCells(
    tx,
    changed.map(({ product, cells }) => ({ product, fields: cells.map(({ field }) => field) })),
    { who, why: `change set ${set.id}` },
  )
  const counts = { products: changed.length, cells: made.length }
  const row = await insertChangeSet(tx, { ...set, ...counts, whoName: name, at: now }, who)
  await insertChangedCells(
    tx,
    set.id,
    made.map(({ msn, seller, field, old, now: after }) => ({ msn, seller, field, before: old, after })),
  )
  return row
}

/**
 * Applies the changes as one change set. The same id with the same content returns the existing change set.
 *
 * @throws product.changes-rejected when a cell was changed meanwhile or is not valid, product.changes-none,
 * request.idempotency, and above a limit of the market staff.approval-waits, for a key staff.approval-member
 */
export async function applyChanges(
  app: App,
  actor: Staff,
  { changeSetId, note, ...changes }: CellChanges & { changeSetId: string; note: string },
): Promise<ChangeSet> {
  const { market, rows } = changes
  requireDistinct(rows)
  const request = digestOf({ ...changes, note })
  const context = await reviewContext(app, app.db, market, rows, actor.permissions)
  return app.db.transaction(async tx => {
    const same = await awaitChangeSet(tx, changeSetId)
    if (same && !same.request.equals(request)) throw appError('request.idempotency')
    if (same) return presentChangeSet(same)
    const { reviewed, cells } = await reviewLocked(tx, changes, context)
    requireGood(cells)
    const pictures = [...context.pictures]
    if ((await lockPictures(tx, pictures)).size < pictures.length) throw appError('media.unknown')
    const changed = reviewed
      .map(({ product, cells }) => ({ product, cells: cells.filter(({ state }) => state === 'change') }))
      .filter(({ cells }) => cells.length > 0)
    if (changed.length === 0) throw appError('product.changes-none')
    await requireApprovedCells(tx, actor, market, changed)
    const row = await writeChangeSet(tx, actor, { id: changeSetId, market, note, request }, changed)
    await keepBasesOfCells(tx, { market, now: actor.now, approved: actor.approval !== undefined }, changed)
    return presentChangeSet(row)
  })
}
