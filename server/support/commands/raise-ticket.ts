// Raises support tickets of customers and guests: once per key, limited per account and mail address.

import { createHash } from 'node:crypto'
import { typedName } from '../../../contract/rfq/request.rules.ts'
import { normalizeEmail, normalizeMobile } from '../../../contract/shared/identifiers.ts'
import type { TicketInput } from '../../../contract/support/api.ts'
import { replyDueAt } from '../../../contract/support/care.rules.ts'
import { TICKET_MESSAGES, ticketProblems } from '../../../contract/support/ticket.rules.ts'
import { openedOrder } from '../../guest-orders/service.ts'
import { ownOrder } from '../../orders/service.ts'
import { type Actor, requireCustomer, requireSession, type SessionActor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { ownRequestId } from '../../rfq/service.ts'
import { countRecent, findRaised, insertTicket, type NewTicket, type RaisedRow } from '../repository/raising.ts'
import { uploads } from '../repository/uploads.ts'
import { careHoursOf } from '../rules/care-hours.ts'
import { ticketCode } from '../rules.ts'

/** Tickets per account or mail address and day. */
const MAX_PER_DAY = 10

interface Raised {
  ticketNumber: number
  code: string
  dueAt: string
}

/** The pictures of a message, uploaded in this session. @throws request.invalid */
export async function readPictures(
  db: Db,
  { sessionId }: SessionActor,
  pictures: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(pictures)]
  if (wanted.length === 0) return []
  const own = await uploads.listOwn(db, sessionId, wanted)
  if (own.length === wanted.length) return wanted
  throw appError('request.invalid', { problems: [{ path: 'body.pictures', message: 'Send the picture first.' }] })
}

/** An order of the customer, or one opened in the guest's session. @throws order.unknown */
function orderOf(db: Db, actor: Actor, orderNumber: number): Promise<{ id: string }> {
  return actor.kind === 'customer' ? ownOrder(db, actor, orderNumber) : openedOrder(db, actor, orderNumber)
}

/**
 * The subject of a ticket, which must belong to the customer. @throws order.unknown, rfq.unknown,
 * session.login-required
 */
async function readSubject(db: Db, actor: Actor, { orderNumber, rfqNumber }: TicketInput) {
  const [order, rfqId] = await Promise.all([
    orderNumber === undefined ? null : orderOf(db, actor, orderNumber),
    rfqNumber === undefined ? null : ownRequestId(db, requireCustomer(actor), rfqNumber),
  ])
  return { orderId: order?.id ?? null, rfqId }
}

/** Checks a ticket. @throws request.invalid, order.unknown, rfq.unknown, session.login-required */
async function readInput(app: App, actor: SessionActor, input: TicketInput): Promise<NewTicket> {
  const { market, language, customerId, sessionId, now } = actor
  const problems = ticketProblems(input, { market, isCustomer: customerId !== null })
  if (problems.length > 0) {
    throw appError('request.invalid', {
      problems: problems.map(({ field, code }) => ({ path: `body.${field}`, message: TICKET_MESSAGES[code] })),
    })
  }
  const [subject, pictures] = await Promise.all([
    readSubject(app.db, actor, input),
    readPictures(app.db, actor, input.pictures),
  ])
  const contents = {
    ...{ market, topic: input.topic, ...subject, fullName: typedName(input.fullName), text: input.text, pictures },
    email: normalizeEmail(input.email) ?? '',
    mobile: normalizeMobile(input.mobile, market)?.slice(1) ?? '',
  }
  const contentsHash = createHash('sha256').update(JSON.stringify(contents)).digest('base64')
  const { idempotencyKey } = input
  const person = { language, customerId, sessionId, idempotencyKey, contentsHash }
  return { ...contents, ...person, dueAt: replyDueAt(market, careHoursOf(market), now), at: now }
}

/**
 * Raises a ticket. @throws request.invalid, request.idempotency, request.too-many, order.unknown, rfq.unknown,
 * session.login-required
 */
export async function raiseTicket(app: App, visitor: Actor, input: TicketInput): Promise<Raised> {
  const actor = requireSession(visitor)
  const ticket = await readInput(app, actor, input)
  const present = ({ id, number, dueAt }: RaisedRow): Raised => ({
    ticketNumber: number,
    code: actor.customerId === null ? ticketCode(app.secrets, id) : '',
    dueAt: dueAt.toISOString(),
  })
  return app.db.transaction(async tx => {
    const recent = await countRecent(tx, ticket, actor.now)
    const before = await findRaised(tx, ticket.sessionId, ticket.idempotencyKey)
    if (before && before.contentsHash !== ticket.contentsHash) throw appError('request.idempotency')
    if (before) return present(before)
    if (recent >= MAX_PER_DAY) throw appError('request.too-many')
    const who = ticket.customerId ? `customer:${ticket.customerId}` : 'guest'
    const raised = await insertTicket(tx, ticket, who)
    // the same key with another email address is not serialized with this one
    if (!raised) throw appError('request.idempotency')
    return present(raised)
  })
}
