// Endpoints of saved list views: a staff member's own, and those shared by others.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'
import { hasOneRole, ONE_ROLE, zCustomRoleName, zRoleChoice, zStaffRole } from './schemas.ts'

/** Maximum number of views of one list per person. */
export const MAX_VIEWS = 30

const zListPath = z.string().regex(/^(\/[a-z][a-z-]{0,30}){1,3}$/, 'The path of a list at the console.')
/** URL-encoded as by a browser: no spaces or other characters that are not allowed in a URL. */
const zViewQuery = z
  .string()
  .max(1000)
  .regex(/^[\w.~%&=+:,*!'()@/-]*$/, 'The query of an address.')

const zView = z.object({
  viewId: zUuid,
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  /** Whether the caller owns it and can delete it. */
  own: z.boolean(),
  /** Name of the member who saved it. */
  by: z.string(),
  /** Whether the caller has chosen it as the default of the list. */
  ownDefault: z.boolean(),
  /** Built-in and custom roles for which it is the default of the list. */
  defaultOf: z.array(z.object({ role: zStaffRole.nullable(), customRole: zCustomRoleName.nullable() })),
})
export type SavedView = z.output<typeof zView>

const access = 'staff-own' as const
const view: SavedView = {
  ...{ viewId: 'c0a1d9b4-2b6f-4d0e-8f6d-5d0b7f6a1c22', name: 'COD above 20,000', query: 'state=placed&mode=cod' },
  ...{ shared: true, own: true, by: 'Meera Iyer', ownDefault: false },
  defaultOf: [{ role: 'orders', customRole: null }],
}

export const savedViewEndpoints = defineEndpoints({
  savedViews: {
    method: 'GET',
    path: '/api/admin/session/views',
    access,
    summary: 'Lists the caller’s views of a list and those that others share, by name.',
    query: z.object({ path: zListPath }),
    response: envelope(
      z.object({
        views: z.array(zView),
        /** Whether the caller has chosen the plain list instead of the default view of the role. */
        plainDefault: z.boolean(),
      }),
    ),
    errors: [],
    example: ok({ views: [view], plainDefault: false }),
  },
  saveView: {
    method: 'POST',
    path: '/api/admin/session/views',
    access,
    summary: 'Saves a view of a list; saving under the same name replaces it.',
    body: z.object({ path: zListPath, query: zViewQuery, name: zText(60), shared: z.boolean() }),
    response: envelope(zView),
    errors: ['request.invalid'],
    example: ok(view),
  },
  deleteView: {
    method: 'DELETE',
    path: '/api/admin/session/views/{viewId}',
    access,
    summary: 'Deletes one of the caller’s views.',
    params: z.object({ viewId: zUuid }),
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['request.not-found'],
    example: ok({ deleted: true as const }),
  },
  defaultViews: {
    method: 'GET',
    path: '/api/admin/session/views/defaults',
    access,
    summary:
      'Lists the paths that open with a view for the caller, by the caller’s own choice or by the default of the role, each with its query.',
    response: envelope(z.object({ defaults: z.array(z.object({ path: z.string(), query: z.string() })) })),
    errors: [],
    example: ok({ defaults: [{ path: '/orders', query: 'state=placed&mode=cod' }] }),
  },
  chooseDefaultView: {
    method: 'POST',
    path: '/api/admin/session/views/defaults',
    access,
    summary:
      'Chooses how a list opens for the caller: with a view, as the plain list, or with the default of the role.',
    body: z.object({ path: zListPath, choice: z.union([zUuid, z.enum(['plain', 'role'])]) }),
    response: envelope(z.object({ chosen: z.literal(true) })),
    errors: ['request.not-found'],
    example: ok({ chosen: true as const }),
  },
})

export const roleViewEndpoints = defineEndpoints({
  setRoleView: {
    method: 'POST',
    path: '/api/admin/staff/defaultViews',
    access: 'staff',
    permission: 'staff.write',
    summary: 'Sets the shared view with which a list opens for everyone with a role; null for the plain list.',
    body: z.object({ path: zListPath, ...zRoleChoice, viewId: zUuid.nullable() }).refine(hasOneRole, ONE_ROLE),
    response: envelope(z.object({ set: z.literal(true) })),
    errors: ['request.not-found', 'staff.role-unknown'],
    example: ok({ set: true as const }),
  },
})
