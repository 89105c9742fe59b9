// Moves a bulk quote request, and tells the staff members who follow it of its new state.

import { tellOfMove } from '../../annotations/service.ts'
import type { Owned } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { type Move, updateRequest } from '../repository/quotes.ts'
import type { RfqRow } from '../repository/requests.ts'

/** Moves a locked request to a state that its own leads to. Another quotation of a quoted one is told of too. */
export async function moveAndTell(tx: Tx, row: Owned<RfqRow>, move: Move): Promise<void> {
  await updateRequest(tx, row, move)
  describeChange({ before: { state: row.state }, after: { state: move.to } })
  await tellOfMove(tx, { kind: 'rfq', number: row.number, state: move.to, who: move.who, at: move.at })
}
