// Staff actions on support tickets: answer, assign, close, reopen.

import { replyDueAt } from '../../../contract/support/care.rules.ts'
import type { StaffTicket } from '../../../contract/support/staff-api.ts'
import { canMoveTicket } from '../../../contract/support/states.rules.ts'
import { tellTakenOn } from '../../annotations/service.ts'
import { whoOfStaff } from '../../orders/service.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { emit } from '../../platform/outbox.ts'
import { ticketForStaff } from '../queries/tickets.ts'
import { findMessage, insertMessage, type NewMessage } from '../repository/raising.ts'
import { lockTicket, type Move, type TicketRow, updateTicket } from '../repository/tickets.ts'
import { careHoursOf } from '../rules/care-hours.ts'
import { SUPPORT_TOPIC, type SupportEvent } from '../rules.ts'
import { moveAndTell } from './move.ts'
import { isSame } from './reply.ts'

/** Moves a locked ticket. @throws support.state when its state does not lead there */
async function move(tx: Tx, row: Owned<TicketRow>, to: Move): Promise<void> {
  if (!canMoveTicket(row.state, to.to)) {
    throw appError('support.state', { problems: [{ path: 'state', message: `It is ${row.state}.` }] })
  }
  await moveAndTell(tx, row, to)
}

/** Changes a locked ticket and returns its new state. @throws support.unknown */
async function change(
  app: App,
  actor: Staff,
  ticketNumber: number,
  apply: (tx: Tx, row: Owned<TicketRow>) => Promise<void>,
): Promise<StaffTicket> {
  await app.db.transaction(async tx => {
    await apply(tx, ownAsStaff(await lockTicket(tx, ticketNumber), actor, 'support.unknown'))
  })
  return ticketForStaff(app.db, actor, ticketNumber)
}

/**
 * Replies to a ticket and notifies its author. Idempotent by key.
 * @throws support.unknown, support.state, request.idempotency
 */
export function answerTicket(
  app: App,
  actor: Staff,
  ticketNumber: number,
  { idempotencyKey, text, close }: { idempotencyKey: string; text: string; close: boolean },
): Promise<StaffTicket> {
  const at = actor.now
  return change(app, actor, ticketNumber, async (tx, row) => {
    const message: NewMessage = { author: 'staff', staffId: actor.staffId, idempotencyKey, text, pictures: [], at }
    if (isSame(await findMessage(tx, row.id, message), message)) return
    const who = whoOfStaff(actor)
    // the first to reply becomes the assignee
    const assignedTo = row.assignedTo ?? actor.staffId
    await move(tx, row, { to: 'answered', who, at, assignedTo })
    const messageId = await insertMessage(tx, row, message)
    if (close) await moveAndTell(tx, { ...row, state: 'answered' }, { to: 'closed', who, at })
    if (row.assignedTo === null) await tellTakenOn(tx, actor, { kind: 'ticket', number: ticketNumber }, assignedTo)
    const event: SupportEvent = { ticketNumber, messageId }
    await emit(tx, SUPPORT_TOPIC, String(ticketNumber), event)
  })
}

/** Assigns a ticket to the caller or a colleague. Idempotent. @throws support.unknown */
export function assignTicket(
  app: App,
  actor: Staff,
  ticketNumber: number,
  assignTo = actor.staffId,
): Promise<StaffTicket> {
  return change(app, actor, ticketNumber, async (tx, row) => {
    if (row.assignedTo === assignTo) return
    const why = `For ${assignTo === actor.staffId ? actor.name : assignTo}`
    await updateTicket(tx, row, { to: row.state, who: whoOfStaff(actor), at: actor.now, assignedTo: assignTo, why })
    await tellTakenOn(tx, actor, { kind: 'ticket', number: ticketNumber }, assignTo)
  })
}

/** Closes a ticket; repeating it changes nothing. @throws support.unknown, support.state */
export function closeTicket(app: App, actor: Staff, ticketNumber: number, why: string): Promise<StaffTicket> {
  return change(app, actor, ticketNumber, async (tx, row) => {
    if (row.state === 'closed') return
    await move(tx, row, { to: 'closed', who: whoOfStaff(actor), at: actor.now, why })
  })
}

/** Reopens a ticket with a new deadline; repeating it changes nothing. @throws support.unknown, support.state */
export function reopenTicket(app: App, actor: Staff, ticketNumber: number, why: string): Promise<StaffTicket> {
  return change(app, actor, ticketNumber, async (tx, row) => {
    if (row.state === 'open') return
    const dueAt = replyDueAt(row.market, careHoursOf(row.market), actor.now)
    await move(tx, row, { to: 'open', who: whoOfStaff(actor), at: actor.now, why, dueAt })
  })
}
