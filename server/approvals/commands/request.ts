// Stores a request for approval instead of making the change, with an entry in the audit log.

import { createHash, randomUUID } from 'node:crypto'
import { tellOfRequest } from '../../annotations/service.ts'
import type { RequestApproval, SentInput } from '../../platform/approval.ts'
import { entryOf } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { appendAudit, approversOf } from '../../staff/service.ts'
import { countWaiting, insertApproval } from '../repository.ts'
import { WAITING_MAX, WAITS_MS } from '../rules.ts'
import { expireRequests } from './expire.ts'

type Fields = Readonly<Record<string, unknown>>

/** The member's reason: a typed text takes precedence over one chosen from a list. */
function reasonOf({ body }: SentInput): string {
  const { reason, note } = (body ?? {}) as Fields
  const given = note || reason
  return typeof given === 'string' ? given.trim().slice(0, 300) : ''
}

/** Digest of caller and input; a new idempotency key or change set id does not make another request. */
function digestOf(staffId: string, call: string, { params, query, body }: SentInput): Buffer {
  const { idempotencyKey: _key, changeSetId: _set, scheduleId: _schedule, ...rest } = (body ?? {}) as Fields
  return createHash('sha256')
    .update(JSON.stringify([staffId, call, params, query, rest]))
    .digest()
}

/**
 * Stores a request, at most once while it is pending, and notifies those who may decide on it.
 * @throws staff.approval-nobody if no other active member could approve it, staff.approval-many if the member has
 *   reached the limit of pending requests
 */
export const requestApproval: RequestApproval = async (db, { endpoint, actor, input, need }) => {
  const { method, path } = endpoint
  const { permission = endpoint.permission, prices, market, amountMinor, orderNumber } = need
  if (!permission) throw new Error(`${path} has no permission`)
  const call = `${method} ${path}`
  const { params = {}, query = {}, body = {} } = input
  const sent = { params: params ?? {}, query: query ?? {}, body: body ?? {} }
  await db.transaction(async tx => {
    const others = (await approversOf(tx, { market, amountMinor, permission })).filter(id => id !== actor.staffId)
    if (others.length === 0) throw appError('staff.approval-nobody')
    await expireRequests(tx, actor.now)
    const waiting = await countWaiting(tx, actor.staffId)
    const id = randomUUID()
    const inserted = await insertApproval(tx, {
      ...{ id, call, permission, input: sent, digest: digestOf(actor.staffId, call, sent) },
      ...{ market, amountMinor, orderNumber, priceCount: prices?.count ?? null },
      priceLargestBp: prices?.largestBp ?? null,
      ...{ reason: reasonOf(sent), requestedBy: actor.staffId, requestedName: actor.name, requestedAt: actor.now },
      expiresAt: new Date(actor.now.getTime() + WAITS_MS),
    })
    if (!inserted) return
    if (waiting >= WAITING_MAX) throw appError('staff.approval-many')
    await tellOfRequest(tx, others, {
      id,
      permission,
      market,
      orderNumber,
      requestedName: actor.name,
      at: actor.now,
    })
    await appendAudit(tx, { ...entryOf(endpoint, actor, sent), after: { waitsForApproval: id } })
  })
}
