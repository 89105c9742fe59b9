// Changes the state of a support ticket, and notifies its followers.

import { tellOfMove } from '../../annotations/service.ts'
import type { Owned } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { type Move, type TicketRow, updateTicket } from '../repository/tickets.ts'

/** Changes a locked ticket to an allowed state; staying in the same state, as with another message, notifies nobody. */
export async function moveAndTell(tx: Tx, row: Owned<TicketRow>, move: Move): Promise<void> {
  await updateTicket(tx, row, move)
  describeChange({ before: { state: row.state }, after: { state: move.to } })
  if (row.state === move.to) return
  await tellOfMove(tx, { kind: 'ticket', number: row.number, state: move.to, who: move.who, at: move.at })
}
