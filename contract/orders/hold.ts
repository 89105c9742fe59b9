// Schemas of order holds.

import { z } from 'zod'
import { zText, zUuid } from '../shared/schemas.ts'
import { HOLD_REASONS } from './hold.rules.ts'

/** Why an order is on hold; customers do not see it. */
export const zHoldWords = z.object({
  reason: z.enum(HOLD_REASONS),
  /** At least three characters for the reason `other`. */
  note: zText(300, 0).default(''),
})
export type HoldWords = z.output<typeof zHoldWords>

/** A hold as shown in a list. */
export const zHoldBrief = z.object({ reason: z.enum(HOLD_REASONS), since: z.iso.datetime() })

export const zHold = zHoldBrief.extend({
  holdId: zUuid,
  note: z.string(),
  /** Name of the member or the API key. */
  by: z.string(),
})
