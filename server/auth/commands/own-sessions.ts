// A customer's sessions: listed with readable device names, ended one by one or all but the current one.

import type { OwnSession } from '../../../contract/auth/sessions-api.ts'
import { CONFIRMED_SECONDS } from '../../../contract/partners/token.rules.ts'
import { lockContacts } from '../../customers/service.ts'
import { type Customer, own } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { spendProof } from '../../verification/service.ts'
import {
  confirmSessionRow,
  deleteOtherSessions,
  deletePartnerSessions,
  deleteSession,
  findSessionById,
  listSessions,
} from '../repository/sessions.ts'
import { deviceOf } from '../rules.ts'
import { uncacheSession } from './sessions.ts'

/** The customer's sessions, the current one first. */
export async function ownSessions(db: Db, actor: Customer): Promise<OwnSession[]> {
  const rows = await listSessions(db, actor.customerId)
  return rows
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      sessionId: id,
      ...deviceOf(userAgent),
      startedAt: createdAt.toISOString(),
      lastUsedAt: lastSeenAt.toISOString(),
      current: id === actor.sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

/** Ends one session of the customer. @throws session.unknown */
export async function endOwnSession(app: App, actor: Customer, sessionId: string): Promise<void> {
  await app.db.transaction(async tx => {
    const session = own(await findSessionById(tx, sessionId), actor, 'session.unknown')
    await deleteSession(tx, session.id)
  })
  uncacheSession(app, sessionId)
  app.monitor.security('session.ended', actor)
}

/**
 * Lifts the limits of a partner link session for a while, after proof of a verified contact of the customer.
 * @throws auth.proof
 */
export async function confirmSession(
  app: App,
  actor: Customer,
  { proof, proved }: { proof: string; proved: 'email' | 'phone' },
): Promise<string> {
  const until = new Date(actor.now.getTime() + CONFIRMED_SECONDS * 1000)
  await app.db.transaction(async tx => {
    const contacts = await lockContacts(tx, actor.customerId)
    const contact = contacts?.find(({ kind }) => kind === (proved === 'email' ? 1 : 2))
    if (!contact) throw appError('auth.proof')
    await spendProof(tx, actor, contact, ['checkout'], proof)
    await confirmSessionRow(tx, actor.sessionId, until)
  })
  uncacheSession(app, actor.sessionId)
  app.monitor.security('session.confirmed', actor)
  return until.toISOString()
}

/** Ends all sessions of the customer except the current one; returns how many there were. */
export async function endOtherSessions(app: App, actor: Customer): Promise<number> {
  const ended = await app.db.transaction(tx => deleteOtherSessions(tx, actor.customerId, actor.sessionId))
  for (const id of ended) uncacheSession(app, id)
  app.monitor.security('session.ended', actor)
  return ended.length
}

/** Ends all sessions of a customer; pass the returned ids to `forgetSessions` after the transaction. */
export function endAllSessions(tx: Tx, customerId: string): Promise<string[]> {
  return deleteOtherSessions(tx, customerId, null)
}

/** Ends the sessions opened by a partner's links; pass the returned ids to `forgetSessions`. */
export function endPartnerSessions(tx: Tx, partnerId: string): Promise<string[]> {
  return deletePartnerSessions(tx, partnerId)
}

/** Removes ended sessions from the cache of this process. */
export function forgetSessions(app: App, sessionIds: readonly string[]): void {
  for (const id of sessionIds) uncacheSession(app, id)
}
