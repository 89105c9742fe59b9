// Changes the state of a bulk quote request, and notifies its followers.

import { tellOfMove } from '../../annotations/service.ts'
import type { Owned } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { type Move, updateRequest } from '../repository/quotes.ts'
import type { RfqRow } from '../repository/requests.ts'

/**
 * Changes a locked request to an allowed state. Followers are also notified of another quotation of a quoted request.
 */
export async function moveAndTell(tx: Tx, row: Owned<RfqRow>, move: Move): Promise<void> {
  await updateRequest(tx, row, move)
  describeChange({ before: { state: row.state }, after: { state: move.to } })
  await tellOfMove(tx, { kind: 'rfq', number: row.number, state: move.to, who: move.who, at: move.at })
}
