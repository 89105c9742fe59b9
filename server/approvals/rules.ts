// Who decides on a request for approval, and until when.

import type { Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { Staff } from '../platform/actor.ts'

/** How long a request waits, in milliseconds. */
export const WAITS_MS = 7 * 24 * 3_600_000

/** Requests of one member that wait at a time. */
export const WAITING_MAX = 20

interface Request {
  requestedBy: string
  permission: Permission
  market: Market
}

type Caller = Pick<Staff, 'staffId' | 'permissions' | 'markets'>

/** Whether somebody has the right of the call in the market of the request. */
export function holdsRight(
  { permissions, markets }: Pick<Caller, 'permissions' | 'markets'>,
  request: Request,
): boolean {
  return permissions.includes(request.permission) && markets.includes(request.market)
}

/** `own` for the requester, `hidden` for whom the request does not exist. */
export function positionOf(caller: Caller, request: Request): 'own' | 'may' | 'hidden' {
  if (caller.staffId === request.requestedBy) return 'own'
  return holdsRight(caller, request) ? 'may' : 'hidden'
}
