// The sessions of a customer: listed with the device in plain words, ended one by one or all but the present one.

import type { OwnSession } from '../../../contract/auth/sessions-api.ts'
import { type Customer, own } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { deleteOtherSessions, deleteSession, findSessionById, listSessions } from '../repository/sessions.ts'
import { deviceOf } from '../rules.ts'
import { uncacheSession } from './sessions.ts'

/** The customer's sessions, the present one first. */
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

/** Ends all sessions of the customer but the present one; returns how many there were. */
export async function endOtherSessions(app: App, actor: Customer): Promise<number> {
  const ended = await app.db.transaction(tx => deleteOtherSessions(tx, actor.customerId, actor.sessionId))
  for (const id of ended) uncacheSession(app, id)
  app.monitor.security('session.ended', actor)
  return ended.length
}

/** Ends all sessions of a customer; hand those that are returned to `forgetSessions` once the transaction is done. */
export function endAllSessions(tx: Tx, customerId: string): Promise<string[]> {
  return deleteOtherSessions(tx, customerId, null)
}

/** Removes sessions that have ended from the cache of this process. */
export function forgetSessions(app: App, sessionIds: readonly string[]): void {
  for (const id of sessionIds) uncacheSession(app, id)
}
