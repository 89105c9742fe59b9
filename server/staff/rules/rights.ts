// What a role gives, one in the table of the code or one that the store has defined, and who may give it.

import type { Market } from '../../../contract/shared/market.ts'
import { type Permission, STAFF_ROLES, type StaffRole } from '../../../contract/shared/permissions.ts'
import type { Staff } from '../../platform/actor.ts'

/** A role of the store, as its holders are read with it. */
export interface CustomRole {
  roleId: string
  name: string
  nameHi: string | null
  permissions: Permission[]
}

/** Who has one of the two; keys with permissions of their own have neither. */
export interface WithRole {
  role: StaffRole | null
  customRole: CustomRole | null
}

export interface WithRights extends WithRole {
  permissions?: readonly Permission[] | null
}

/** The permissions of a member or key as they are now. */
export function permissionsOf({ role, customRole, permissions }: WithRights): readonly Permission[] {
  if (role) return STAFF_ROLES[role]
  return customRole?.permissions ?? permissions ?? []
}

/** Who gives rights. */
export type Own = Pick<Staff, 'role' | 'permissions' | 'markets'>
export type Given = WithRights & { markets: readonly Market[] }

/** What of given rights is not among the own ones; null when all are. */
export function beyondOwn(own: Own, given: Given): { permission?: Permission; market?: Market } | null {
  const permission = permissionsOf(given).find(one => !own.permissions.includes(one))
  if (permission) return { permission }
  const market = given.markets.find(one => !own.markets.includes(one))
  if (market) return { market }
  // a role of the store may have every permission: it is still not that of an owner
  return given.role === 'owner' && own.role !== 'owner' ? {} : null
}

export const isWithinOwn = (own: Own, given: Given): boolean => beyondOwn(own, given) === null
