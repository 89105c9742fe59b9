// Staff endpoints for return reasons and return windows.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText } from '../shared/schemas.ts'
import { RETURN_KINDS } from './states.rules.ts'
import { MAX_REASON_NAME, MAX_RETURN_DAYS } from './windows.rules.ts'

export const MAX_RETURN_REASONS = 50
export const MAX_RETURN_WINDOWS = 500

const access = 'staff' as const
const confirmed = true as const
const permission = 'settings.write' as const
const zId = z.int().min(1).max(2_147_483_647)
const zVersion = z.int().min(0).max(1_000_000)
const zCategoryCode = z.string().regex(/^\d{9,10}$/, 'The code of a category.')

const reasonShape = {
  nameEn: zText(MAX_REASON_NAME),
  nameHi: zText(MAX_REASON_NAME),
  /** At least one picture is required. */
  needsPictures: z.boolean(),
  /** The seller is at fault: no category is excluded, and shipping is refunded too. */
  isFault: z.boolean(),
  /** Whether customers can choose it. */
  active: z.boolean().default(true),
}
const zReason = z.object({ reasonId: z.int(), ...reasonShape, active: z.boolean(), version: z.int() })
export type EditedReason = z.output<typeof zReason>

const zWindow = z.object({
  /** Null for the market's default, for all categories without a window of their own or of an ancestor. */
  category: z.string().nullable(),
  /** In both languages; empty for the market. */
  nameEn: z.string(),
  nameHi: z.string(),
  /** Days after the day of delivery, including the last one; 0: only when the seller is at fault. */
  days: z.int(),
  /** `exchange`: refunds only when the seller is at fault. */
  kind: z.enum(RETURN_KINDS),
  version: z.int(),
})
export type ReturnWindow = z.output<typeof zWindow>

const zRules = z.object({ reasons: z.array(zReason), windows: z.array(zWindow) })
export type ReturnRules = z.output<typeof zRules>

const reason: EditedReason = {
  ...{ reasonId: 2, nameEn: 'Defective or not working', nameHi: 'खराब है या काम नहीं करता' },
  ...{ needsPictures: true, isFault: true, active: true, version: 1 },
}
const window: ReturnWindow = {
  ...{ category: '114000000', nameEn: 'Safety', nameHi: 'सुरक्षा', days: 0, kind: 'return', version: 1 },
}
const market: ReturnWindow = { ...window, category: null, nameEn: '', nameHi: '', days: 7 }
const rules: ReturnRules = { reasons: [reason], windows: [market, window] }

export const returnRuleEndpoints = defineEndpoints({
  returnRules: {
    method: 'GET',
    path: '/api/admin/returnRules',
    access,
    permission: 'settings.read',
    summary:
      'Lists the return reasons of a market in order, including inactive ones, and its return windows: the default of the market first, then by category.',
    query: z.object({ market: zMarket }),
    response: envelope(zRules),
    errors: [],
    example: ok(rules),
  },
  addReturnReason: {
    method: 'POST',
    path: '/api/admin/returnReasons',
    access,
    permission,
    confirmed,
    summary: `Adds a return reason at the end of the list; ${MAX_RETURN_REASONS} at most in a market. Repeating the request adds no second one.`,
    body: z.object({ market: zMarket, ...reasonShape }),
    response: envelope(zReason),
    errors: ['return.reason-taken', 'return.too-many-rules'],
    example: ok(reason),
  },
  changeReturnReason: {
    method: 'POST',
    path: '/api/admin/returnReasons/{reasonId}',
    access,
    permission,
    confirmed,
    summary:
      'Replaces a reason, or switches it off; at least one reason with the seller at fault stays on. Existing returns keep their wording.',
    params: z.object({ reasonId: z.coerce.number().pipe(zId) }),
    body: z.object({ market: zMarket, ...reasonShape, active: z.boolean(), version: zVersion }),
    response: envelope(zReason),
    errors: ['return.reason-unknown', 'return.reason-taken', 'return.last-reason', 'settings.changed-meanwhile'],
    example: ok({ ...reason, version: 2 }),
  },
  arrangeReturnReasons: {
    method: 'POST',
    path: '/api/admin/returnReasonOrder',
    access,
    permission,
    confirmed,
    summary:
      'Reorders the return reasons of a market. Name each reason once; the request is rejected when the reasons have changed in the meantime.',
    body: z.object({ market: zMarket, reasonIds: z.array(zId).min(1).max(MAX_RETURN_REASONS) }),
    response: envelope(z.object({ reasons: z.array(zReason) })),
    errors: ['settings.changed-meanwhile'],
    example: ok({ reasons: [reason] }),
  },
  setReturnWindow: {
    method: 'POST',
    path: '/api/admin/returnWindows',
    access,
    permission,
    confirmed,
    summary: `Sets for how long products of a category, or of the whole market when none is named, can be returned, and for what; ${MAX_RETURN_WINDOWS} windows at most in a market. Takes effect at once, also for items delivered earlier. Repeating the request changes nothing.`,
    body: z.object({
      market: zMarket,
      category: zCategoryCode.nullable(),
      /** The market's default needs at least one day, in which faulty products can be returned. */
      days: z.int().min(0).max(MAX_RETURN_DAYS),
      kind: z.enum(RETURN_KINDS),
      /** Version of the window that the caller has read; 0 for a new one. */
      version: zVersion,
    }),
    response: envelope(zWindow),
    errors: ['request.invalid', 'catalog.category-unknown', 'return.too-many-rules', 'settings.changed-meanwhile'],
    example: ok(window),
  },
  removeReturnWindow: {
    method: 'POST',
    path: '/api/admin/returnWindows/remove',
    access,
    permission,
    confirmed,
    summary:
      'Removes the return window of a category, which then has the window of its closest parent or of the market. Repeating it changes nothing.',
    body: z.object({ market: zMarket, category: zCategoryCode, version: zVersion }),
    response: envelope(z.object({ category: z.string() })),
    errors: ['settings.changed-meanwhile'],
    example: ok({ category: '114000000' }),
  },
})
