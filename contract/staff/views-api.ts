// Calls of the views of lists that a member of staff has saved, and of those that others share.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'

/** Views that a person can have of one list. */
export const MAX_VIEWS = 30

const zListPath = z.string().regex(/^(\/[a-z][a-z-]{0,30}){1,3}$/, 'The path of a list at the console.')
/** As a browser writes it: no spaces, no other characters that an address does not have. */
const zViewQuery = z
  .string()
  .max(1000)
  .regex(/^[\w.~%&=+:,*!'()@/-]*$/, 'The query of an address.')

const zView = z.object({
  viewId: zUuid,
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  /** Whether it is that of the caller, who can delete it. */
  own: z.boolean(),
  /** Who has saved it. */
  by: z.string(),
})
export type SavedView = z.output<typeof zView>

const access = 'staff-own' as const
const view: SavedView = {
  ...{ viewId: 'c0a1d9b4-2b6f-4d0e-8f6d-5d0b7f6a1c22', name: 'COD above 20,000', query: 'state=placed&mode=cod' },
  ...{ shared: true, own: true, by: 'Meera Iyer' },
}

export const savedViewEndpoints = defineEndpoints({
  savedViews: {
    method: 'GET',
    path: '/api/admin/session/views',
    access,
    summary: 'The own views of a list and those that others share, by name.',
    query: z.object({ path: zListPath }),
    response: envelope(z.object({ views: z.array(zView) })),
    errors: [],
    example: ok({ views: [view] }),
  },
  saveView: {
    method: 'POST',
    path: '/api/admin/session/views',
    access,
    summary: 'Saves a view of a list; the same name again replaces it.',
    body: z.object({ path: zListPath, query: zViewQuery, name: zText(60), shared: z.boolean() }),
    response: envelope(zView),
    errors: ['request.invalid'],
    example: ok(view),
  },
  deleteView: {
    method: 'DELETE',
    path: '/api/admin/session/views/{viewId}',
    access,
    summary: 'Deletes an own view.',
    params: z.object({ viewId: zUuid }),
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['request.not-found'],
    example: ok({ deleted: true as const }),
  },
})
