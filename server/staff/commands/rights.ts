// Rights that staff grant to others: none beyond their own, and only owners can make owners.

import type { StaffRole } from '../../../contract/shared/permissions.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { shareRole } from '../repository/roles.ts'
import { beyondOwn, type Given, limitBeyondOwn, type Own, type WithRole } from '../rules/rights.ts'

/** A built-in role or a custom one. */
export interface RoleChoice {
  role?: StaffRole | undefined
  customRoleId?: string | undefined
}

/**
 * @throws staff.beyond-own with the first permission or market that the caller lacks, staff.limit-beyond-own with the
 *   caller's own money limit
 */
export function requireWithinOwn(own: Own, given: Given): void {
  const beyond = beyondOwn(own, given)
  if (beyond) throw appError('staff.beyond-own', beyond)
  const moneyLimit = limitBeyondOwn(own, given)
  if (moneyLimit) throw appError('staff.limit-beyond-own', { moneyLimit })
}

/**
 * The role to be granted; a custom one is locked against changes and deletion until the transaction ends.
 * @throws staff.role-unknown
 */
export async function holdRole(tx: Tx, { role, customRoleId }: RoleChoice): Promise<WithRole> {
  if (customRoleId === undefined) return { role: role ?? null, customRole: null }
  const customRole = await shareRole(tx, customRoleId)
  if (!customRole) throw appError('staff.role-unknown')
  return { role: null, customRole }
}
