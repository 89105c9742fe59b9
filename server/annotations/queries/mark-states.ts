// What many records have of tags and responsible members, read at once.

import type { JobKind } from '../../../contract/record-jobs/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { type FoundState, listStates } from '../repository/mark-states.ts'
import type { MarkState } from '../rules/marks.ts'

/** The records of a market by their id; one that is missing is not there. */
export async function markStates(
  db: Db,
  { kind, market }: { kind: JobKind; market: Market },
  ids: readonly string[],
): Promise<Map<string, MarkState & Pick<FoundState, 'number'>>> {
  const rows = await listStates(db, kind, market, ids)
  return new Map(rows.map(({ id, ...state }) => [id, state]))
}
