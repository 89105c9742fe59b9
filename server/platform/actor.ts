// Who makes a call and from where: resolved once for each request, handed to every service.

import type { Language, Market } from '../../contract/shared/market.ts'
import { appError } from './errors.ts'

export interface Actor {
  market: Market
  language: Language
  sessionId: string | null
  customerId: string | null
  role: 'guest' | 'customer' | 'supplier'
  deviceId: string
  ip: string
  requestId: string
  /** Delivery place last chosen: a pincode, or an emirate code. */
  place: string | null
}

export type SessionActor = Actor & { sessionId: string }
export type CustomerActor = SessionActor & { customerId: string; role: 'customer' }

export function isCustomer(actor: Actor): actor is CustomerActor {
  return actor.role === 'customer' && actor.customerId !== null && actor.sessionId !== null
}

/** The actor as a customer. @throws session.login-required */
export function requireCustomer(actor: Actor): CustomerActor {
  if (!isCustomer(actor)) throw appError('session.login-required')
  return actor
}

/** The actor with a session. @throws session.csrf.: a write without a session never passed the page. */
export function requireSession(actor: Actor): SessionActor {
  if (actor.sessionId === null) throw appError('session.csrf')
  return { ...actor, sessionId: actor.sessionId }
}

declare const owned: unique symbol
/** A row that was checked to belong to the actor; changes take nothing else. */
export type Owned<Row> = Row & { readonly [owned]: true }

/** Checks that a row is the customer's own. Refuses as if it did not exist, so that nothing is learnt from asking. */
export function own<Row extends { customerId: string | null }>(
  row: Row | null,
  actor: CustomerActor,
  missing: Parameters<typeof appError>[0],
): Owned<Row> {
  if (!row || row.customerId !== actor.customerId) throw appError(missing)
  return row as Owned<Row>
}
