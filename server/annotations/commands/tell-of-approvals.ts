// Notifies members of staff of requests that wait for their approval, and the requester of the outcome.

import type { Market } from '../../../contract/shared/market.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import type { Tx } from '../../platform/db.ts'
import { findRights } from '../../staff/service.ts'
import { insertNotifications, markRequestsRead } from '../repository/notifications.ts'

interface Request {
  id: string
  market: Market
  orderNumber: number | null
}

const subjectOf = ({ id, market, orderNumber }: Request) => ({
  record: { kind: 'approval' as const, id },
  row: { market, number: orderNumber ?? 0 },
})

/** Notifies the given members who may decide on a request. */
export function tellOfRequest(
  tx: Tx,
  staffIds: readonly string[],
  request: Request & { permission: Permission; requestedName: string; at: Date },
): Promise<void> {
  const { permission, requestedName: actorName, at } = request
  return insertNotifications(tx, staffIds, {
    ...subjectOf(request),
    ...{ reason: 'approval', actorName, state: null, at, permission },
  })
}

/** Marks the request as read for its approvers and notifies its author, unless that account is closed. */
export async function tellOfDecision(
  tx: Tx,
  request: Request & {
    requestedBy: string
    state: 'approved' | 'rejected' | 'failed' | 'expired'
    /** Who decided; empty if nobody did. */
    decidedName: string
    at: Date
  },
): Promise<void> {
  const { id, requestedBy, state, decidedName: actorName, at } = request
  await markRequestsRead(tx, [id], at)
  if (!(await findRights(tx, requestedBy))) return
  await insertNotifications(tx, [requestedBy], { ...subjectOf(request), reason: 'decision', actorName, state, at })
}

/** A withdrawn request no longer waits for approval. */
export const tellWithdrawn = (tx: Tx, id: string, at: Date): Promise<void> => markRequestsRead(tx, [id], at)
