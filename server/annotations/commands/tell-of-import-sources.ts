// Notifies members of staff of events of an import source.

import type { Market } from '../../../contract/shared/market.ts'
import type { Tx } from '../../platform/db.ts'
import { colleaguesWith } from '../../staff/service.ts'
import { deleteOfImportSource, insertNotifications } from '../repository/notifications.ts'

/** Notifies the members who may import in its market, in the transaction of the event. */
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
      // no person did it: the notification shows the name of the source instead
      ...{ actorName: name, state, at, permission },
    },
  )
}

/** Deletes the notifications of a deleted source, whose link would lead nowhere. */
export const forgetImportSource = (tx: Tx, sourceId: string): Promise<void> => deleteOfImportSource(tx, sourceId)
