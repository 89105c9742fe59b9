// The actor of a request: who makes the call and from where, resolved once and passed to every use case.

import type { Language, Market } from '../../contract/shared/market.ts'
import type { MoneyLimits } from '../../contract/shared/money-limits.rules.ts'
import type { Permission, StaffRole } from '../../contract/shared/permissions.ts'
import { appError } from './errors.ts'

interface RequestContext {
  market: Market
  language: Language
  deviceId: string
  ip: string
  /** As sent by the browser; omitted where it is not needed. */
  userAgent?: string
  requestId: string
  /** When the request arrived; used as the current time throughout the request. */
  now: Date
  /** Delivery location last chosen: a pincode, or an emirate code. */
  place: string | null
}

/** A visitor who has not logged in; `sessionId` is null before the first write. */
export interface Guest extends RequestContext {
  kind: 'guest'
  sessionId: string | null
  customerId: null
  /** Whether the request named a session that no longer exists: it has expired or was ended. */
  expired?: boolean
}

export interface Customer extends RequestContext {
  kind: 'customer'
  sessionId: string
  customerId: string
  /** Whether the session was opened by a partner link and not confirmed by a code. */
  limited?: boolean
}

/** A supplier user, who answers enquiries. */
export interface SupplierUser extends RequestContext {
  kind: 'supplier'
  sessionId: string | null
  customerId: null
  supplierUserId: string
  sellerId: number
}

/** A person, or an API key, with staff permissions. */
export interface Staff extends RequestContext {
  kind: 'staff'
  /** Session in the console; null for an API key. */
  sessionId: string | null
  customerId: null
  /** Recorded with every change. */
  staffId: string
  /** Name of the person or the key. */
  name: string
  /** Null for a custom role and for a key with individual permissions. */
  role: StaffRole | null
  permissions: readonly Permission[]
  /** Markets whose records may be seen and changed. */
  markets: readonly Market[]
  /** Money limit of a single action in each market, unless another member approves it. */
  moneyLimits: MoneyLimits
  /** Until when the last second factor counts as fresh; null without one. */
  confirmedUntil: Date | null
  /** Whether the session views the console as a role, and is therefore read-only. */
  readOnly?: boolean
  /**
   * For a call made on behalf of this member after an approval: who approved it, and up to which amount in minor units.
   */
  approval?: { by: string; amountMinor: number | null }
}

/** The store itself: jobs and event subscribers. */
export interface System {
  kind: 'system'
  /** Name of the job or subscriber, recorded with every change. */
  name: string
}

/** The caller of a use case. */
export type Actor = Guest | Customer | SupplierUser | Staff

/** An actor with an existing session. */
export type SessionActor = Actor & { sessionId: string }

/** An actor without a session, for content that is the same for all visitors: shared pages, feeds, newsletters. */
export function guestActor(
  clock: { now(): Date },
  { market, language, requestId }: Pick<RequestContext, 'market' | 'language' | 'requestId'>,
): Guest {
  return {
    ...{ kind: 'guest', sessionId: null, customerId: null },
    ...{ market, language, deviceId: '', ip: '', requestId, now: clock.now(), place: null },
  }
}

/** The actor as a customer. @throws session.expired when the session of the call has ended, session.login-required */
export function requireCustomer(actor: Actor): Customer {
  if (actor.kind === 'guest' && actor.expired) throw appError('session.expired')
  if (actor.kind !== 'customer') throw appError('session.login-required')
  return actor
}

/** Checks that the session may perform sensitive actions. @throws session.confirm */
export function requireUnlimited(actor: Actor): void {
  if (actor.kind === 'customer' && actor.limited) throw appError('session.confirm')
}

/** Checks that the customer named in a call, if any, is the caller. @throws session.forbidden */
export function requireSelf(actor: Customer, named: string | undefined): void {
  if (named && named !== actor.customerId) throw appError('session.forbidden')
}

/** The actor with a session; every page opens one, so a write without a session is forged. @throws session.csrf */
export function requireSession(actor: Actor): SessionActor {
  if (actor.sessionId === null) throw appError('session.csrf')
  return { ...actor, sessionId: actor.sessionId }
}

/** The actor as staff with a permission, which the error names. @throws session.expired, session.forbidden */
export function requirePermission(actor: Actor, permission: Permission): Staff {
  if (actor.kind === 'guest' && actor.expired) throw appError('session.expired')
  if (actor.kind !== 'staff') throw appError('session.forbidden')
  if (!actor.permissions.includes(permission)) throw appError('session.forbidden', { permission })
  return actor
}

/** Whether a staff member has a fresh second factor; API keys count, because creating one required it. */
export function isConfirmed({ sessionId, confirmedUntil, now }: Staff): boolean {
  return sessionId === null || (confirmedUntil !== null && confirmedUntil > now)
}

/** Checks that a staff member has a fresh second factor. @throws staff.confirm */
export function requireConfirmed(staff: Staff): void {
  if (!isConfirmed(staff)) throw appError('staff.confirm')
}

/** Checks that a session that views the console as a role writes nothing. @throws staff.viewing */
export function requireMayWrite(actor: Actor, method: string): void {
  if (method !== 'GET' && actor.kind === 'staff' && actor.readOnly) throw appError('staff.viewing')
}

/** Checks that a market is among those of the member or key. @throws session.forbidden */
export function requireMarket({ markets }: Staff, market: Market): void {
  if (!markets.includes(market)) throw appError('session.forbidden', { market })
}

/** A staff member who is signed in to the console. */
export type StaffMember = Staff & { sessionId: string }

/** The actor as a staff member with a session; an API key has none. @throws session.expired, session.login-required */
export function requireMember(actor: Actor): StaffMember {
  if (actor.kind === 'guest' && actor.expired) throw appError('session.expired')
  if (actor.kind !== 'staff' || actor.sessionId === null) throw appError('session.login-required')
  return { ...actor, sessionId: actor.sessionId }
}

declare const owned: unique symbol
/** A row whose owner was verified; required by functions that update or delete it. */
export type Owned<Row> = Row & { readonly [owned]: true }

/**
 * Asserts that a row belongs to the customer. Another customer's row is reported as missing, so that ids cannot be
 * probed.
 *
 * @param missing error code for a missing or foreign row
 */
export function own<Row extends { customerId: string | null }>(
  row: Row | null,
  actor: Customer,
  missing: Parameters<typeof appError>[0],
): Owned<Row> {
  if (!row || row.customerId !== actor.customerId) throw appError(missing)
  return row as Owned<Row>
}

/**
 * Marks a row as one that staff may change: the endpoint has checked the permission. `missing` is the error without a
 * row.
 */
export function ownAsStaff<Row extends object>(
  row: Row | null,
  _actor: Staff,
  missing: Parameters<typeof appError>[0],
): Owned<Row> {
  if (!row) throw appError(missing)
  return row as Owned<Row>
}

/** Marks a row as verified for background work: expiry, reconciliation, shipments. */
export function ownAsSystem<Row extends object>(row: Row, _system: System): Owned<Row> {
  return row as Owned<Row>
}
