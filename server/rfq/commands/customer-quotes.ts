// Customers accept quotations into the cart or decline them; quotations that nobody accepts expire.

import type { Rfq } from '../../../contract/rfq/schemas.ts'
import { canMoveRfq } from '../../../contract/rfq/states.rules.ts'
import { putQuoted } from '../../cart/service.ts'
import { whoOf } from '../../orders/service.ts'
import { type Customer, type Owned, own, ownAsSystem, type System } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { rfqDetails } from '../queries/requests.ts'
import { findOwnRequest, findRequest, listExpired, lockRequest, type RfqRow } from '../repository/requests.ts'
import { acceptedLines } from '../rules.ts'
import { moveAndTell } from './move.ts'

const EXPIRY: System = { kind: 'system', name: 'job:rfq-expiry' }

/** A request of the customer, locked until the transaction ends. @throws rfq.unknown */
async function lockOwn(tx: Tx, actor: Customer, rfqNumber: number): Promise<Owned<RfqRow>> {
  await lockRequest(tx, rfqNumber)
  return own(await findOwnRequest(tx, actor.customerId, rfqNumber), actor, 'rfq.unknown')
}

/**
 * Accepts the quotation that the customer has seen: its lines are in the cart, at prices that are theirs until it
 * expires. Repeating it changes nothing. @throws rfq.unknown, rfq.state, rfq.expired, cart.item-unavailable,
 * cart.offer-unavailable, cart.quantity-stock, cart.quantity-minimum, cart.quantity-multiple, cart.too-many-items
 */
export async function acceptQuote(
  app: App,
  actor: Customer,
  { rfqNumber, version }: { rfqNumber: number; version: number },
): Promise<Rfq> {
  await app.db.transaction(async tx => {
    const row = await lockOwn(tx, actor, rfqNumber)
    const { quote, state } = row
    if (!quote || quote.version !== version) throw appError('rfq.state')
    if (state === 'accepted') return
    const validUntil = new Date(quote.validUntil)
    if (state === 'expired' || (state === 'quoted' && validUntil <= app.now())) throw appError('rfq.expired')
    if (!canMoveRfq(state, 'accepted')) throw appError('rfq.state')
    await putQuoted(tx, actor, acceptedLines(quote), { validUntil, rfqNumber })
    const { customerId } = actor
    await moveAndTell(tx, row, {
      to: 'accepted',
      who: whoOf(actor),
      at: actor.now,
      customerId,
      why: `Quotation ${version}`,
    })
  })
  return rfqDetails(app, actor, rfqNumber)
}

/** Declines the quotation of a request. Idempotent. @throws rfq.unknown, rfq.state */
export async function declineQuote(
  app: App,
  actor: Customer,
  { rfqNumber, reason }: { rfqNumber: number; reason: string },
): Promise<Rfq> {
  await app.db.transaction(async tx => {
    const row = await lockOwn(tx, actor, rfqNumber)
    if (row.state === 'declined') return
    if (row.state !== 'quoted') throw appError('rfq.state')
    const { customerId } = actor
    await moveAndTell(tx, row, { to: 'declined', who: whoOf(actor), at: actor.now, customerId, reason })
  })
  return rfqDetails(app, actor, rfqNumber)
}

/** Expires every quotation that was not accepted in time, each in its own transaction. Returns how many. */
export async function expireQuotes(app: App): Promise<number> {
  let expired = 0
  for (const number of await listExpired(app.db, app.now())) {
    expired += await app.db.transaction(async tx => {
      await lockRequest(tx, number)
      const row = await findRequest(tx, number)
      // it may have been accepted, declined or quoted again between the list and the lock
      if (row?.state !== 'quoted' || !row.quote || new Date(row.quote.validUntil) > app.now()) return 0
      await moveAndTell(tx, ownAsSystem(row, EXPIRY), { to: 'expired', who: EXPIRY.name, at: app.now() })
      return 1
    })
  }
  return expired
}
