// SQL of the postings of a dispute.

import { type Db, statement } from '../../platform/db.ts'
import type { DisputeEntry } from '../rules/entries.ts'

const LIST = statement(
  'ledger.list-dispute-entries',
  `select kind from ledger_entries
   where source_id = $1 and kind in ('dispute-hold', 'dispute-won', 'dispute-lost')`,
)

export async function listDisputeEntries(db: Db, disputeId: string): Promise<DisputeEntry[]> {
  return (await db.rows<{ kind: DisputeEntry }>(LIST, [disputeId])).map(({ kind }) => kind)
}
