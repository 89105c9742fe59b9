// Change sets for staff.

import type { ChangedCell, ChangeSet } from '../../../contract/products/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { knownPictures } from '../../media/service.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentCell, presentChangeSet } from '../presenter.ts'
import { findChangeSet, listChangedCells, listChangeSets } from '../repository/change-sets.ts'
import { picturesBefore } from '../rules/pictures.ts'

interface Page {
  market: Market
  before?: string | undefined
  limit: number
}

export async function changeSets(
  db: Db,
  { market, before, limit }: Page,
): Promise<{ changeSets: ChangeSet[]; more: boolean }> {
  const rows = await listChangeSets(db, market, before ?? null, limit + 1)
  return { changeSets: rows.slice(0, limit).map(presentChangeSet), more: rows.length > limit }
}

/** @throws product.change-set-unknown */
export async function changeSetCells(
  db: Db,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ changeSet: ChangeSet; cells: ChangedCell[]; next: number | null }> {
  const row = await findChangeSet(db, id)
  if (!row) throw appError('product.change-set-unknown')
  const cells = await listChangedCells(db, id, after, limit + 1)
  const page = cells.slice(0, limit)
  const next = cells.length > limit ? (page.at(-1)?.position ?? null) : null
  const library = await knownPictures(db, picturesBefore(page))
  return { changeSet: presentChangeSet(row), cells: page.map(cell => presentCell(cell, library)), next }
}
