// Undoes a change set as a whole; cells changed since are left unchanged and reported.

import { fieldOf } from '../../../contract/products/fields.rules.ts'
import type { ChangedCell, ChangeSet } from '../../../contract/products/schemas.ts'
import { type BulkProduct, referenceData, taxRatesOf } from '../../catalog/service.ts'
import { lockPictures } from '../../media/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentCell, presentChangeSet } from '../presenter.ts'
import {
  type ChangedRow,
  type ChangeSetRow,
  closeChangeSet,
  listCellsToUndo,
  lockChangeSet,
  markUndone,
} from '../repository/change-sets.ts'
import { fieldOrder, type IsNumber, readCell, sameCell, writeCell } from '../rules/cells.ts'
import { picturesBefore } from '../rules/pictures.ts'
import { faultsOf } from '../rules/review.ts'
import { lockRows } from './change-products.ts'
import { type ChangedProduct, writeCells } from './write-cells.ts'

interface Restored extends ChangedProduct {
  restored: ChangedRow[]
  left: ChangedRow[]
}

/** Restores the cells of one product, except pictures that are no longer in the library; none if the result could not be saved. */
function restore(
  there: BulkProduct,
  cells: readonly ChangedRow[],
  taxRate: (hsn: string, unitMinor: number) => number | null,
  { isNumber, library }: { isNumber: IsNumber; library: ReadonlySet<string> },
): Restored {
  const product = structuredClone(there)
  const standing = cells.filter(
    cell =>
      sameCell(cell.field, readCell(there, cell.field), cell.after) &&
      picturesBefore([cell]).every(hash => library.has(hash)),
  )
  const back = cells.filter(({ field, before }) => sameCell(field, readCell(there, field), before))
  for (const { field, before } of [...standing].sort((a, b) => fieldOrder(a.field) - fieldOrder(b.field)))
    writeCell(product, field, before, isNumber)
  // the earlier prices are restored even if they are below the current price floor
  const context = { taxRate, floorBp: 0 }
  const earlier = faultsOf(there, context)
  const fits = [...faultsOf(product, context).keys()].every(field => earlier.has(field))
  const restored = fits ? standing : []
  return {
    product,
    fields: restored.map(({ field }) => field),
    restored: [...restored, ...back],
    left: cells.filter(cell => !restored.includes(cell) && !back.includes(cell)),
  }
}

/** @throws session.forbidden naming the permission of a field in the change set */
function requireFields({ permissions }: Staff, cells: readonly ChangedRow[]): void {
  for (const field of new Set(cells.map(cell => cell.field))) {
    const permission = fieldOf(field)?.permission
    if (permission && !permissions.includes(permission)) throw appError('session.forbidden', { permission })
  }
}

function byProduct(cells: readonly ChangedRow[]): Map<string, ChangedRow[]> {
  const grouped = new Map<string, ChangedRow[]>()
  for (const cell of cells) {
    const key = `${cell.msn} ${cell.seller}`
    grouped.set(key, [...(grouped.get(key) ?? []), cell])
  }
  return grouped
}

export interface TakenBack {
  changeSet: ChangeSet
  restored: number
  left: ChangedCell[]
}

/**
 * Reverts what can be reverted of a locked change set. `by.who` is recorded with prices and stock, `by.name` is shown.
 */
export async function takeBack(
  app: App,
  tx: Tx,
  { id, market }: Pick<ChangeSetRow, 'id' | 'market'>,
  cells: readonly ChangedRow[],
  by: { who: string; name: string; now: Date },
): Promise<TakenBack> {
  const products = await lockRows(tx, market, cells)
  const taxRate = await taxRatesOf(app, market)
  const { attributes } = await referenceData(app)
  const isNumber: IsNumber = key => attributes.get(key)?.kind === 'number'
  // what is deleted from the library at the same time is not brought back: one of the two waits for the other
  const library = await lockPictures(tx, picturesBefore(cells))
  const all = [...byProduct(cells)].map(([key, rows]) => {
    const product = products.get(key)
    return product
      ? restore(product, rows, taxRate, { isNumber, library })
      : { product: null, fields: [], restored: [], left: rows }
  })
  const written = all.flatMap(one => (one.product && one.fields.length > 0 ? [{ ...one, product: one.product }] : []))
  await writeCells(tx, written, { who: by.who, why: `undo of change set ${id}` })
  const restored = all.flatMap(one => one.restored)
  const left = all.flatMap(one => one.left).sort((a, b) => a.position - b.position)
  const positions = (rows: readonly ChangedRow[]) => rows.map(({ position }) => position)
  await markUndone(tx, id, positions(restored), 'restored')
  await markUndone(tx, id, positions(left), 'left')
  const row = await closeChangeSet(tx, id, by.name, by.now, left.length)
  return {
    changeSet: presentChangeSet(row),
    restored: restored.length,
    left: left.slice(0, 500).map(one => presentCell(one, library)),
  }
}

/** @throws product.change-set-unknown, session.forbidden */
export async function undoChangeSet(app: App, actor: Staff, changeSetId: string): Promise<TakenBack> {
  const by = { who: `staff:${actor.staffId}`, name: actor.name, now: actor.now }
  return app.db.transaction(async tx => {
    const set = await lockChangeSet(tx, changeSetId)
    if (!set) throw appError('product.change-set-unknown')
    const cells = await listCellsToUndo(tx, changeSetId)
    requireFields(actor, cells)
    return takeBack(app, tx, set, cells, by)
  })
}
