// Who may decide on a request for approval, and until when.

import type { Market } from '../../contract/shared/market.ts'
import { isHigher } from '../../contract/shared/money-limits.rules.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { Staff } from '../platform/actor.ts'

/** How long a request stays pending, in milliseconds. */
export const WAITS_MS = 7 * 24 * 3_600_000

/** Maximum pending requests per member. */
export const WAITING_MAX = 20

interface Request {
  requestedBy: string
  permission: Permission
  market: Market
  /** In minor units; null if no money moves. */
  amountMinor: number | null
}

type Caller = Pick<Staff, 'staffId' | 'permissions' | 'markets' | 'moneyLimits'>

/** Whether somebody has the right of the call in the market of the request. */
export function holdsRight(
  { permissions, markets }: Pick<Caller, 'permissions' | 'markets'>,
  request: Pick<Request, 'permission' | 'market'>,
): boolean {
  return permissions.includes(request.permission) && markets.includes(request.market)
}

/**
 * `own` for the requester, `hidden` for members who may not see the request, `beyond` above the caller's money limit.
 */
export function positionOf(caller: Caller, request: Request): 'own' | 'may' | 'beyond' | 'hidden' {
  if (caller.staffId === request.requestedBy) return 'own'
  if (!holdsRight(caller, request)) return 'hidden'
  return isHigher(request.amountMinor ?? 0, caller.moneyLimits[request.market]) ? 'beyond' : 'may'
}
