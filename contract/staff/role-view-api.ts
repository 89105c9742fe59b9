// Endpoints with which a member views the console as a role: read-only, and never beyond their own rights.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { hasOneRole, ONE_ROLE, sessionExample, zRoleChoice, zStaffMarkets, zStaffSession } from './schemas.ts'

const zSession = envelope(zStaffSession)

export const roleViewSessionEndpoints = defineEndpoints({
  startRoleView: {
    method: 'POST',
    path: '/api/admin/session/role-view',
    access: 'staff',
    permission: 'staff.write',
    summary:
      'Shows the console as a role in this session for one hour, with the permissions that both the role and the caller have. Every write is rejected until it ends.',
    body: z.object({ ...zRoleChoice, markets: zStaffMarkets }).refine(hasOneRole, ONE_ROLE),
    response: zSession,
    errors: ['staff.role-unknown', 'staff.viewing'],
    example: ok(sessionExample),
  },
  endRoleView: {
    method: 'POST',
    path: '/api/admin/session/role-view/end',
    access: 'staff-own',
    whileViewing: true,
    summary: 'Stops viewing the console as a role. Repeating it changes nothing.',
    response: zSession,
    errors: [],
    example: ok(sessionExample),
  },
})
