// Stores a request for approval in place of the change, with an entry in the audit log.

import { createHash, randomUUID } from 'node:crypto'
import type { RequestApproval, SentInput } from '../../platform/approval.ts'
import { entryOf } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { appendAudit, colleaguesWith } from '../../staff/service.ts'
import { expireWaiting, insertApproval } from '../repository.ts'
import { WAITS_MS } from '../rules.ts'

type Fields = Readonly<Record<string, unknown>>

/** What the member has given as the reason. */
function reasonOf({ body }: SentInput): string {
  const { reason, note } = (body ?? {}) as Fields
  const given = reason ?? note
  return typeof given === 'string' ? given.trim().slice(0, 300) : ''
}

/** Of who asks for what; a new idempotency key is no other request. */
function digestOf(staffId: string, call: string, { params, query, body }: SentInput): Buffer {
  const { idempotencyKey: _key, ...rest } = (body ?? {}) as Fields
  return createHash('sha256')
    .update(JSON.stringify([staffId, call, params, query, rest]))
    .digest()
}

/** The same request of a member waits once. @throws staff.approval-nobody when no other active member could approve it */
export const requestApproval: RequestApproval = async (db, { endpoint, actor, input, need }) => {
  const { method, path, permission } = endpoint
  if (!permission) throw new Error(`${path} has no permission`)
  const call = `${method} ${path}`
  const { params = {}, query = {}, body = {} } = input
  const sent = { params: params ?? {}, query: query ?? {}, body: body ?? {} }
  await db.transaction(async tx => {
    const others = await colleaguesWith(tx, need.market, permission)
    if (!others.some(({ staffId }) => staffId !== actor.staffId)) throw appError('staff.approval-nobody')
    await expireWaiting(tx, actor.now)
    const id = randomUUID()
    const inserted = await insertApproval(tx, {
      ...{ id, call, permission, input: sent, digest: digestOf(actor.staffId, call, sent), ...need },
      ...{ reason: reasonOf(sent), requestedBy: actor.staffId, requestedName: actor.name, requestedAt: actor.now },
      expiresAt: new Date(actor.now.getTime() + WAITS_MS),
    })
    if (inserted) await appendAudit(tx, { ...entryOf(endpoint, actor, sent), after: { waitsForApproval: id } })
  })
}
