// What calls tell of an edit that waits until the customer has paid what it costs more.

import { z } from 'zod'
import { zMinor, zUuid } from '../shared/schemas.ts'

/** As the customer sees it. */
export const zWaitingEdit = z.object({
  editId: zUuid,
  /** What is to be paid. */
  difference: zMinor,
  payableAfter: zMinor,
  since: z.iso.datetime(),
  /** Until when it can be paid. */
  expiresAt: z.iso.datetime(),
  /** Whether a payment of it is being processed. */
  pending: z.boolean(),
  /** The lines that change, with their quantities. */
  lines: z.array(z.object({ productName: z.string(), before: z.int(), after: z.int() })),
})
export type WaitingEditView = z.output<typeof zWaitingEdit>

export const zWaitingEditForStaff = zWaitingEdit.extend({ reason: z.string() })

/** A payment as staff see it beside an order. */
export const zOrderPayment = z.object({
  attempt: z.int(),
  /** For the order, or for the difference of an edit that made it dearer. */
  kind: z.enum(['order', 'difference']),
  methodId: z.int(),
  gateway: z.string(),
  reference: z.string(),
  amount: zMinor,
  state: z.string(),
  at: z.iso.datetime(),
})
