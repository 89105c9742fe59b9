// Presents change sets.

import type { ChangedCell, ChangeSet } from '../../contract/products/schemas.ts'
import type { ChangedRow, ChangeSetRow } from './repository/change-sets.ts'

export function presentChangeSet(row: ChangeSetRow): ChangeSet {
  const { id, market, note, whoName, products, cells, at, undoneBy, undoneAt, left } = row
  return {
    ...{ changeSetId: id, market, note, who: whoName, at: at.toISOString(), products, cells, left },
    ...{ state: undoneAt ? 'undone' : 'applied', undoneBy, undoneAt: undoneAt?.toISOString() ?? null },
  }
}

export function presentCell({ position: _position, ...cell }: ChangedRow): ChangedCell {
  return cell
}
