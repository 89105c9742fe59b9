// Reads the tags and responsible members of many records at once.

import type { MarkKind } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { type FoundState, listStates } from '../repository/mark-states.ts'
import { hasEnded, type MarkState } from '../rules/marks.ts'
import { isIdOf } from '../rules/records.ts'

/** The records of a market by id; those not found are left out. */
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
