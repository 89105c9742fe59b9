// Endpoints of roles: built-in ones and the store's custom ones.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { NO_LIMITS } from '../shared/money-limits.rules.ts'
import { zMoneyLimits } from '../shared/money-limits.ts'
import { PERMISSIONS, STAFF_ROLES } from '../shared/permissions.ts'
import { zText, zUuid } from '../shared/schemas.ts'
import { zCustomRoleName, zPermission, zStaffRole } from './schemas.ts'

const access = 'staff' as const

/** Fields of both kinds of roles. */
const zHeldRole = z.object({
  permissions: z.array(zPermission),
  secondFactorRequired: z.boolean(),
  /** Members of staff with the role, including those with a closed account. */
  members: z.int(),
  /** Valid API keys with the role. */
  keys: z.int(),
  /** Whether the caller may grant it. */
  mayGrant: z.boolean(),
})
const zBuiltInRole = zHeldRole.extend({ role: zStaffRole })
const zCustomRole = zHeldRole.extend({
  /** Largest amount of a single action of a holder in each market. */
  moneyLimits: zMoneyLimits,
  ...zCustomRoleName.shape,
  /** Increases with each change; a change based on an older version is rejected. */
  version: z.int(),
  changedAt: z.iso.datetime(),
  /** Whether the caller may change and delete it. */
  mayChange: z.boolean(),
})
export type BuiltInRole = z.output<typeof zBuiltInRole>
export type CustomRole = z.output<typeof zCustomRole>

const zInput = z.object({
  name: zText(60),
  nameHi: zText(60).nullable().default(null),
  permissions: z.array(zPermission).min(1, 'Choose a permission.').max(PERMISSIONS.length),
  /** Largest amount of a single action of a holder in each market, in minor units; null for no limit. */
  moneyLimits: zMoneyLimits.default(NO_LIMITS),
})
export type RoleInput = z.output<typeof zInput>

const params = z.object({ roleId: zUuid })
const roleExample: CustomRole = {
  roleId: '1d8f6b0a-7a53-4c27-9d57-0f3b1c9a2e44',
  name: 'Webhooks',
  nameHi: 'वेबहुक',
  permissions: ['webhooks.read', 'webhooks.write'],
  moneyLimits: { IN: null, AE: null },
  secondFactorRequired: true,
  members: 1,
  keys: 0,
  mayGrant: true,
  version: 1,
  changedAt: '2026-11-26T09:30:00.000Z',
  mayChange: true,
}
const builtInExample: BuiltInRole = {
  role: 'catalog',
  permissions: [...STAFF_ROLES.catalog],
  ...{ secondFactorRequired: false, members: 2, keys: 1, mayGrant: true },
}

export const staffRoleEndpoints = defineEndpoints({
  staffRoles: {
    method: 'GET',
    path: '/api/admin/staff/roles',
    access,
    permission: 'staff.read',
    summary:
      'Lists the roles with their permissions, how many members and keys have each, and which of them the caller may grant or change.',
    response: envelope(z.object({ roles: z.array(zBuiltInRole), customRoles: z.array(zCustomRole) })),
    errors: [],
    example: ok({ roles: [builtInExample], customRoles: [roleExample] }),
  },
  createStaffRole: {
    method: 'POST',
    path: '/api/admin/staff/roles',
    access,
    permission: 'staff.write',
    confirmed: true,
    summary: 'Creates a role, with no permissions beyond the caller’s own.',
    body: zInput,
    response: envelope(zCustomRole),
    errors: ['staff.role-exists', 'staff.beyond-own', 'staff.limit-beyond-own'],
    example: ok({ ...roleExample, members: 0 }),
  },
  changeStaffRoleRights: {
    method: 'POST',
    path: '/api/admin/staff/roles/{roleId}',
    access,
    permission: 'staff.write',
    confirmed: true,
    summary:
      'Changes the names and permissions of a role; its holders get the new permissions at once. The permissions before and after, and the markets of all holders, must be within the caller’s own.',
    params,
    body: zInput.extend({ version: z.int().min(1) }),
    response: envelope(zCustomRole),
    errors: [
      'staff.role-unknown',
      'staff.role-exists',
      'staff.beyond-own',
      'staff.limit-beyond-own',
      'settings.changed-meanwhile',
    ],
    example: ok({ ...roleExample, version: 2 }),
  },
  deleteStaffRole: {
    method: 'DELETE',
    path: '/api/admin/staff/roles/{roleId}',
    access,
    permission: 'staff.write',
    confirmed: true,
    summary: 'Deletes a role that nobody has.',
    params,
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['staff.role-unknown', 'staff.role-held', 'staff.beyond-own', 'staff.limit-beyond-own'],
    example: ok({ deleted: true as const }),
  },
})
