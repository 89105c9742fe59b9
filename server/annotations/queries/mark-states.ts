// What many records have of tags and responsible members, read at once.

import type { MarkKind } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { type FoundState, listStates } from '../repository/mark-states.ts'
import { hasEnded, type MarkState } from '../rules/marks.ts'
import { isIdOf } from '../rules/records.ts'

/** The records of a market by their id; one that is missing is not there. */
export async function markStates(
  db: Db,
  { kind, market }: { kind: MarkKind; market: Market },
  ids: readonly string[],
): Promise<Map<string, MarkState & Pick<FoundState, 'number'>>> {
  const rows = await listStates(
    db,
    kind,
    market,
    ids.filter(id => isIdOf(kind, id)),
  )
  return new Map(rows.map(({ id, state, ...marks }) => [id, { ...marks, ended: hasEnded(kind, state) }]))
}
