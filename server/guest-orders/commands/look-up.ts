// Looks an order up without logging in: a code to a contact of the order opens it for the session.

import type { AskedOrder } from '../../../contract/guest-orders/api.ts'
import { type Actor, type Guest, requireSession, type SessionActor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { CODE_SECONDS, type Identifier, identify, sendCode, spendCode } from '../../verification/service.ts'
import { countLookups, findLookup, insertLookup, insertOpened, matchOrder, type NewLookup } from '../repository.ts'

export const SEND_CODE = 'guest-orders.send-code'
const PURPOSE = 'track-order'
/** Maximum look-ups per day of one order number, by anybody, and from one network address. */
const MAX_OF_NUMBER = 20
const MAX_OF_ADDRESS = 100
const OPEN_MS = 3_600_000

function lookupOf(actor: SessionActor, { orderNumber }: AskedOrder, { value: contact }: Identifier): NewLookup {
  const { sessionId, market, language, ip, now: at } = actor
  return { sessionId, market, language, orderNumber, contact, ip: ip || null, at }
}

/**
 * Has a code sent to a contact of the order by a job, so that neither the response nor its time tells whether there is such
 * an order. @throws auth.identifier, request.too-many
 */
export async function askForCode(app: App, visitor: Actor, input: AskedOrder): Promise<{ expiresInSeconds: number }> {
  const actor = requireSession(visitor)
  const lookup = lookupOf(actor, input, identify(actor, input))
  await app.db.transaction(async tx => {
    const { ofNumber, ofAddress } = await countLookups(tx, lookup)
    if (ofNumber >= MAX_OF_NUMBER) throw appError('request.too-many')
    if (app.config.rateLimits && ofAddress >= MAX_OF_ADDRESS) throw appError('request.too-many')
    await app.jobs.send(SEND_CODE, { lookupId: await insertLookup(tx, lookup) }, { tx })
  })
  return { expiresInSeconds: CODE_SECONDS }
}

/** Sends the code of a lookup if the contact belongs to the order, within the limits of codes. */
export async function sendOrderCode(app: App, lookupId: string): Promise<void> {
  const lookup = await findLookup(app.db, lookupId)
  if (!lookup || !(await matchOrder(app.db, lookup))) return
  const { market, language, contact, ip } = lookup
  const actor: Guest = {
    ...{ kind: 'guest', market, language, deviceId: '', ip: ip ?? '', requestId: lookupId, now: app.now() },
    ...{ place: null, sessionId: null, customerId: null },
  }
  const identifier: Identifier = { kind: contact.includes('@') ? 1 : 2, value: contact }
  try {
    await sendCode(app, actor, identifier, PURPOSE)
  } catch (error) {
    // the codes of the day are used up: the caller is not told, because that would reveal that the order exists
    if (!(error instanceof AppError)) throw error
  }
}

/** Whether a code is right; it is then used up. */
async function isRight(app: App, actor: Actor, identifier: Identifier, otp: string): Promise<boolean> {
  try {
    await spendCode(app, actor, identifier, PURPOSE, otp)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Opens an order for the session for an hour. @throws auth.identifier, order.guest-code */
export async function openOrder(
  app: App,
  visitor: Actor,
  { otp, ...input }: AskedOrder & { otp: string },
): Promise<{ orderNumber: number }> {
  const actor = requireSession(visitor)
  const identifier = identify(actor, input)
  const lookup = lookupOf(actor, input, identifier)
  // both are queried in any case, so that the timing reveals nothing
  const [order, right] = await Promise.all([matchOrder(app.db, lookup), isRight(app, actor, identifier, otp)])
  if (!order || !right) throw appError('order.guest-code')
  await insertOpened(app.db, lookup, order.id, new Date(actor.now.getTime() + OPEN_MS))
  return { orderNumber: input.orderNumber }
}
