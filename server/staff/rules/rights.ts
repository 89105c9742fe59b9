// The rights of a built-in or custom role, and who may grant it.

import type { Market } from '../../../contract/shared/market.ts'
import {
  isHigher,
  type MoneyLimits,
  movesMoney,
  NO_LIMITS,
  stricter,
} from '../../../contract/shared/money-limits.rules.ts'
import { type Permission, STAFF_ROLES, type StaffRole } from '../../../contract/shared/permissions.ts'
import type { Staff } from '../../platform/actor.ts'

/** A custom role, as read with its holders. */
export interface CustomRole {
  roleId: string
  name: string
  nameHi: string | null
  permissions: Permission[]
  moneyLimits: MoneyLimits
}

/** One of the two is set; keys with individual permissions have neither. */
export interface WithRole {
  role: StaffRole | null
  customRole: CustomRole | null
}

export interface WithRights extends WithRole {
  permissions?: readonly Permission[] | null
  /** Limits of a key, in addition to those of its role. */
  moneyLimits?: MoneyLimits
}

/** The permissions of a member or key as they are now. */
export function permissionsOf({ role, customRole, permissions }: WithRights): readonly Permission[] {
  if (role) return STAFF_ROLES[role]
  return customRole?.permissions ?? permissions ?? []
}

/** The current money limits of a member or key; for a key with a role, both apply. */
export function limitsOf({ customRole, moneyLimits }: WithRights): MoneyLimits {
  return stricter(customRole?.moneyLimits ?? NO_LIMITS, moneyLimits ?? NO_LIMITS)
}

/** The member or key that grants rights. */
export type Own = Pick<Staff, 'role' | 'permissions' | 'markets' | 'moneyLimits'>
export type Given = WithRights & { markets: readonly Market[] }

/** The given rights that the caller lacks; null if there are none. */
export function beyondOwn(own: Own, given: Given): { permission?: Permission; market?: Market } | null {
  const permission = permissionsOf(given).find(one => !own.permissions.includes(one))
  if (permission) return { permission }
  const market = given.markets.find(one => !own.markets.includes(one))
  if (market) return { market }
  // a custom role with every permission is still not an owner
  return given.role === 'owner' && own.role !== 'owner' ? {} : null
}

/**
 * The caller's own limit that a given one exceeds, in the first such market; null if none does, or if the permissions
 * move no money.
 */
export function limitBeyondOwn(own: Own, given: Given): { market: Market; limit: number; amount: number } | null {
  if (!movesMoney(permissionsOf(given))) return null
  const limits = limitsOf(given)
  for (const market of given.markets) {
    const limit = own.moneyLimits[market]
    if (limit !== null && isHigher(limits[market], limit)) return { market, limit, amount: limits[market] ?? limit }
  }
  return null
}

export const isWithinOwn = (own: Own, given: Given): boolean =>
  beyondOwn(own, given) === null && limitBeyondOwn(own, given) === null
