// Calls of staff that another member has to approve: the use case says so, and the request is stored in place of the change.

import type { Endpoint } from '../../contract/shared/endpoint.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { Actor, Staff } from './actor.ts'
import type { Db } from './db.ts'
import { AppError } from './errors.ts'

/** What a call would do. */
export interface Need {
  market: Market
  /** In minor units of the market; null where no money moves. */
  amountMinor: number | null
  orderNumber: number | null
  /** What another member needs to approve it, where that is not the permission of the call. */
  permission?: Permission
  /** How many prices change, and by how many hundredths of a percent at most. */
  prices?: { count: number; largestBp: number }
}

/** Thrown within the transaction of a change, which then is not made. */
export class ApprovalNeeded extends AppError {
  readonly need: Need

  constructor(need: Need) {
    super('staff.approval-waits')
    this.need = need
  }
}

export interface SentInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** Stores a request for approval. @throws staff.approval-nobody */
export type RequestApproval = (
  db: Db,
  request: { endpoint: Endpoint; actor: Staff; input: SentInput; need: Need },
) => Promise<void>

/** Makes a call; what another member has to approve is requested of them, and the caller is told so. @throws staff.approval-waits */
export async function callOrRequestApproval<T>(
  { app, requestApproval }: { app: { db: Db }; requestApproval: RequestApproval },
  endpoint: Endpoint,
  { actor, input, run }: { actor: Actor; input: SentInput; run: () => Promise<T> },
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ApprovalNeeded)) throw error
    if (!endpoint.approval || actor.kind !== 'staff')
      throw new Error(`${endpoint.path} is not declared to need approval`, { cause: error })
    await requestApproval(app.db, { endpoint, actor, input, need: error.need })
    throw error
  }
}
