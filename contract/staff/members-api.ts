// Endpoints to invite, list, change and deactivate staff.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zReadVersion } from '../shared/record-version.ts'
import { zLanguage, zUuid } from '../shared/schemas.ts'
import {
  hasOneRole,
  memberExample,
  ONE_ROLE,
  zRoleChoice,
  zStaffEmail,
  zStaffMarkets,
  zStaffMember,
  zStaffName,
} from './schemas.ts'

const access = 'staff' as const
const zMember = envelope(zStaffMember)
const params = z.object({ staffId: zUuid })
const example = ok(memberExample)
const invited = {
  ...memberExample,
  ...{ state: 'invited' as const, secondFactor: false, lastUsedAt: null, invitedUntil: '2026-11-27T06:12:00.000Z' },
}

export const staffMemberEndpoints = defineEndpoints({
  listStaff: {
    method: 'GET',
    path: '/api/admin/staff',
    access,
    permission: 'staff.read',
    summary: 'Lists all members of staff: active ones first, by name.',
    response: envelope(z.object({ staff: z.array(zStaffMember) })),
    errors: [],
    example: ok({ staff: [memberExample] }),
  },
  inviteStaff: {
    method: 'POST',
    path: '/api/admin/staff',
    access,
    permission: 'staff.write',
    confirmed: true,
    summary: 'Invites a person by mail; the link is valid for three days.',
    body: z
      .object({
        email: zStaffEmail,
        name: zStaffName,
        ...zRoleChoice,
        markets: zStaffMarkets,
        /** Language of the mail, and of the console at the first login. */
        language: zLanguage.default('en'),
      })
      .refine(hasOneRole, ONE_ROLE),
    response: zMember,
    errors: ['staff.exists', 'staff.beyond-own', 'staff.limit-beyond-own', 'staff.role-unknown'],
    example: ok(invited),
  },
  inviteStaffAgain: {
    method: 'POST',
    path: '/api/admin/staff/{staffId}/invite',
    access,
    permission: 'staff.write',
    confirmed: true,
    summary: 'Sends an invitation again with a new link; the earlier link stops working.',
    params,
    response: zMember,
    errors: ['staff.unknown', 'staff.state', 'staff.beyond-own', 'staff.limit-beyond-own'],
    example: ok(invited),
  },
  changeStaffRole: {
    method: 'POST',
    path: '/api/admin/staff/{staffId}/role',
    access,
    permission: 'staff.write',
    confirmed: true,
    summary:
      'Changes the role and markets of a member of staff, by the version that was read; open sessions get the new permissions at once.',
    params,
    body: z.object({ ...zRoleChoice, markets: zStaffMarkets, version: zReadVersion }).refine(hasOneRole, ONE_ROLE),
    response: zMember,
    errors: [
      ...(['staff.unknown', 'staff.beyond-own', 'staff.limit-beyond-own', 'staff.last-owner'] as const),
      ...(['staff.role-unknown', 'settings.changed-meanwhile'] as const),
    ],
    example,
  },
  deactivateStaff: {
    method: 'POST',
    path: '/api/admin/staff/{staffId}/deactivate',
    access,
    permission: 'staff.write',
    confirmed: true,
    summary: 'Deactivates an account or revokes an invitation; its sessions end. Repeating it changes nothing.',
    params,
    response: zMember,
    errors: ['staff.unknown', 'staff.beyond-own', 'staff.limit-beyond-own', 'staff.last-owner'],
    example: ok({ ...memberExample, state: 'deactivated' as const }),
  },
  reactivateStaff: {
    method: 'POST',
    path: '/api/admin/staff/{staffId}/reactivate',
    access,
    permission: 'staff.write',
    confirmed: true,
    summary: 'Reactivates a deactivated account. Repeating it changes nothing.',
    params,
    response: zMember,
    errors: ['staff.unknown', 'staff.beyond-own', 'staff.limit-beyond-own'],
    example,
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/api/admin/staff/{staffId}/reset-second-factor',
    access,
    permission: 'staff.write',
    confirmed: true,
    summary: 'Removes a lost authenticator app from an account; the next login sets up another one.',
    params,
    response: zMember,
    errors: ['staff.unknown', 'staff.beyond-own', 'staff.limit-beyond-own'],
    example: ok({ ...memberExample, secondFactor: false }),
  },
})
