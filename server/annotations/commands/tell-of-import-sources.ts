// Tells members of staff what has happened to a source of import files.

import type { Market } from '../../../contract/shared/market.ts'
import type { Tx } from '../../platform/db.ts'
import { colleaguesWith } from '../../staff/service.ts'
import { deleteOfImportSource, insertNotifications } from '../repository/notifications.ts'

/** Tells those who may import in its market, in the transaction of what happened. */
export async function tellOfImportSource(
  tx: Tx,
  { id, market, name }: { id: string; market: Market; name: string },
  state: 'failed' | 'stopped' | 'paused' | 'waits',
  at: Date,
): Promise<void> {
  const permission = 'imports.write' as const
  const members = await colleaguesWith(tx, market, permission)
  await insertNotifications(
    tx,
    members.map(({ staffId }) => staffId),
    {
      ...{ reason: 'import', record: { kind: 'import-source', id }, row: { market, number: 0 } },
      // there is nobody who did it: the place of the name has that of the source
      ...{ actorName: name, state, at, permission },
    },
  )
}

/** A source that is deleted is no news: a notification would lead nowhere. */
export const forgetImportSource = (tx: Tx, sourceId: string): Promise<void> => deleteOfImportSource(tx, sourceId)
