// Closes gateway sessions that must no longer be paid: of failed or replaced attempts, or of ended orders.

import type { App } from '../../platform/app.ts'
import { listSessionsToClose, setSessionClosed } from '../repository/closed-sessions.ts'

/** Sessions that can be closed expire by themselves before that. */
const LOOK_BACK_MS = 60 * 60_000

/** Closes due sessions; an unreachable gateway is left alone until the next run. Returns how many were closed. */
export async function closeSessions(app: App): Promise<number> {
  const closing = app.ports.payments.gateways.filter(({ closeSession }) => closeSession)
  const names = closing.map(({ name }) => name)
  const due = await listSessionsToClose(app.db, names, new Date(app.now().getTime() - LOOK_BACK_MS))
  const unreachable = new Set<string>()
  let closed = 0
  for (const { id, gateway: name, sessionRef } of due) {
    if (unreachable.has(name)) continue
    try {
      await app.ports.payments.find(name)?.closeSession?.(sessionRef)
      await setSessionClosed(app.db, id, app.now())
      closed++
    } catch (error) {
      app.log.warn({ err: error, gateway: name, payment: id }, 'the session of an attempt was not closed')
      unreachable.add(name)
    }
  }
  return closed
}
