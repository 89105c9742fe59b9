// Moves a support ticket, and tells the staff members who follow it of its new state.

import { tellOfMove } from '../../annotations/service.ts'
import type { Owned } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { type Move, type TicketRow, updateTicket } from '../repository/tickets.ts'

/** Moves a locked ticket to a state that its own leads to; staying in it, as with another message, is nothing new. */
export async function moveAndTell(tx: Tx, row: Owned<TicketRow>, move: Move): Promise<void> {
  await updateTicket(tx, row, move)
  describeChange({ before: { state: row.state }, after: { state: move.to } })
  if (row.state === move.to) return
  await tellOfMove(tx, { kind: 'ticket', number: row.number, state: move.to, who: move.who, at: move.at })
}
