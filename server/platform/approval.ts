// Staff calls that need another member's approval: the use case decides, and the request is stored in place of the change.

import type { Endpoint } from '../../contract/shared/endpoint.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { Actor, Staff } from './actor.ts'
import type { Db } from './db.ts'
import { AppError } from './errors.ts'

/** The effect of a call. */
export interface Need {
  market: Market
  /** In minor units of the market; null where no money moves. */
  amountMinor: number | null
  orderNumber: number | null
  /** The permission needed to approve it, where it is not the permission of the call. */
  permission?: Permission
  /** Number of price changes, and the largest in hundredths of a percent. */
  prices?: { count: number; largestBp: number }
}

/** Thrown inside the transaction of a change, which is rolled back. */
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

/**
 * Executes a call; if it needs approval, an approval is requested and the caller gets an error. @throws
 * staff.approval-waits
 */
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
