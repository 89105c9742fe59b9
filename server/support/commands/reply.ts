// Actions of customers and guests with a code on their tickets: add a message, close.

import type { ReplyInput } from '../../../contract/support/api.ts'
import { replyDueAt } from '../../../contract/support/care.rules.ts'
import type { Ticket } from '../../../contract/support/schemas.ts'
import { mayWrite } from '../../../contract/support/states.rules.ts'
import { TICKET_MESSAGES, textCode } from '../../../contract/support/ticket.rules.ts'
import { type Actor, requireSession } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { ownTicket, readTicket, type TicketReference } from '../queries/tickets.ts'
import { countMessages, findMessage, insertMessage, type NewMessage } from '../repository/raising.ts'
import { lockTicket } from '../repository/tickets.ts'
import { careHoursOf } from '../rules/care-hours.ts'
import { moveAndTell } from './move.ts'
import { readPictures } from './raise-ticket.ts'

/** Maximum messages of a customer per ticket and day. */
const MAX_PER_DAY = 20

const whoOf = ({ customerId }: Actor) => (customerId ? `customer:${customerId}` : 'guest')

/** Whether a message was already written with its key. @throws request.idempotency */
export function isSame(before: Pick<NewMessage, 'text' | 'pictures'> | null, message: NewMessage): boolean {
  if (!before) return false
  if (before.text !== message.text || before.pictures.join() !== message.pictures.join()) {
    throw appError('request.idempotency')
  }
  return true
}

/**
 * Writes a message to a ticket, which is then open.
 * @throws support.unknown, support.closed, request.invalid, request.idempotency, request.too-many
 */
export async function replyToTicket(app: App, visitor: Actor, input: ReplyInput): Promise<Ticket> {
  const actor = requireSession(visitor)
  const { ticketNumber, code, idempotencyKey, text } = input
  const wrong = textCode(text)
  if (wrong) throw appError('request.invalid', { problems: [{ path: 'body.text', message: TICKET_MESSAGES[wrong] }] })
  const pictures = await readPictures(app.db, actor, input.pictures)
  const message: NewMessage = { author: 'customer', staffId: '', idempotencyKey, text, pictures, at: actor.now }
  await app.db.transaction(async tx => {
    const row = ownTicket(app, actor, await lockTicket(tx, ticketNumber), code)
    if (isSame(await findMessage(tx, row.id, message), message)) return
    if (!mayWrite(row.state, row.updatedAt, actor.now)) throw appError('support.closed')
    if ((await countMessages(tx, row.id, actor.now)) >= MAX_PER_DAY) throw appError('request.too-many')
    await insertMessage(tx, row, message)
    // an open ticket keeps its deadline
    const dueAt = row.state === 'open' ? row.dueAt : replyDueAt(row.market, careHoursOf(row.market), actor.now)
    await moveAndTell(tx, row, { to: 'open', who: whoOf(actor), at: actor.now, dueAt })
  })
  return readTicket(app, actor, { ticketNumber, code })
}

/** Closes a ticket that is settled; repeating it changes nothing. @throws support.unknown */
export async function closeOwnTicket(app: App, visitor: Actor, reference: TicketReference): Promise<Ticket> {
  const actor = requireSession(visitor)
  await app.db.transaction(async tx => {
    const row = ownTicket(app, actor, await lockTicket(tx, reference.ticketNumber), reference.code)
    if (row.state !== 'closed') await moveAndTell(tx, row, { to: 'closed', who: whoOf(actor), at: actor.now })
  })
  return readTicket(app, actor, reference)
}
