// Staff endpoints to decide on returns: approve, reject, receive, inspect, send the replacement.

import { z } from 'zod'
import { markFilters } from '../annotations/marks.ts'
import { csvList, hiddenColumns } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { MAX_CODE_LENGTH } from '../shared/scan-codes.rules.ts'
import { zLanguage, zMarket, zText } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { NOT_ACCEPTED } from './inspection.rules.ts'
import { returnExample, zReturn, zReturnState } from './schemas.ts'

const zReturnNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const params = z.object({ returnNumber: zReturnNumber })
const response = envelope(zReturn)
const example = ok(returnExample)
const access = 'staff' as const
const permission = 'returns.write' as const
const ERRORS = ['return.unknown', 'return.state'] as const

const zHandedOver = z.object({
  /** Code of an active carrier of the market. */
  carrier: zText(40),
  trackingNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{4,40}$/, 'Letters, digits and hyphens, 4 to 40 of them.'),
})

const returnFilters = {
  market: zMarket,
  state: z.union([zReturnState, z.literal('any')]).default('requested'),
  ...markFilters,
}
type ReturnFilters = z.output<z.ZodObject<typeof returnFilters>>
const isNarrowed = ({ state, tag, assignee }: ReturnFilters) =>
  state !== 'any' || tag !== undefined || assignee !== undefined
const NARROWED = { path: ['state'], message: 'Any state goes with a tag or a responsible member alone.' }
/** The filters of the list, without its page. */
export const zReturnFilter = z.object(returnFilters).refine(isNarrowed, NARROWED)

export const staffReturnEndpoints = defineEndpoints({
  listReturns: {
    method: 'GET',
    path: '/api/admin/returns',
    access,
    permission: 'orders.read',
    summary:
      'Lists the returns of a market in a state, newest first, or in any state by tag or assignee; pass `next` as `before` to get the following page.',
    query: z
      .object({
        ...returnFilters,
        before: zReturnNumber.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      })
      .refine(isNarrowed, NARROWED),
    response: envelope(z.object({ returns: z.array(zReturn), more: z.boolean(), next: z.int().nullable() })),
    errors: [],
    example: ok({ returns: [returnExample], more: false, next: null }),
  },
  returnsFile: {
    method: 'GET',
    path: '/api/admin/returns.csv',
    access,
    permission: 'orders.read',
    summary: `Exports the list of returns with the same filters as CSV, newest first, ${LIST_FILE_ROWS} rows at most; recorded in the audit log.`,
    query: z
      .object({ ...returnFilters, language: zLanguage.default('en'), ...hiddenColumns('returns') })
      .refine(isNarrowed, NARROWED),
    ...csvList('returns-in.csv'),
    errors: [],
  },
  returnsByCode: {
    method: 'GET',
    path: '/api/admin/returns/codes',
    access,
    permission: 'orders.read',
    summary:
      'Finds the returns of a market by a code scanned on a parcel: the return number, otherwise the number or tracking number of the original parcel, otherwise the order number. Returns the newest 20.',
    query: z.object({ market: zMarket, code: zText(MAX_CODE_LENGTH) }),
    response: envelope(
      z.object({
        returns: z.array(z.object({ returnNumber: z.int(), orderNumber: z.int(), state: zReturnState })),
      }),
    ),
    errors: [],
    example: ok({ returns: [{ returnNumber: 700001, orderNumber: 100001, state: 'approved' as const }] }),
  },
  showReturn: {
    method: 'GET',
    path: '/api/admin/returns/{returnNumber}',
    access,
    permission: 'orders.read',
    summary: 'Returns a return with its products, pictures and history.',
    params,
    response,
    errors: ['return.unknown'],
    example,
  },
  approveReturn: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/approve',
    access,
    permission,
    summary: 'Approves a requested return. Repeating it changes nothing.',
    params,
    response,
    errors: ERRORS,
    example,
  },
  rejectReturn: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/reject',
    access,
    permission,
    summary:
      'Rejects a requested return, or cancels a replacement without a return that has not been sent. The customer sees the reason.',
    params,
    body: z.object({ reason: zText(300) }),
    response,
    errors: ERRORS,
    example,
  },
  receiveReturn: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/receive',
    access,
    permission,
    summary: 'Records that the products of an approved return have arrived.',
    params,
    response,
    errors: ERRORS,
    example,
  },
  inspectReturn: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/inspect',
    approval: 'refunds',
    access,
    permission,
    summary:
      'Records the inspection of received products. A return is credited and refunded for the accepted items, an exchange is replaced; saleable items go back to stock.',
    params,
    body: z.object({
      items: z
        .array(
          z.object({
            lineNo: z.int().min(1),
            /** What passed the inspection. */
            accepted: z.int().min(0),
            /** Units of those that go back to stock; of all units when rejected ones are kept. */
            saleable: z.int().min(0),
          }),
        )
        .min(1)
        .max(200),
      /** What happens to items that are not accepted; keeping them requires a note, which the customer sees. */
      notAccepted: z.enum(NOT_ACCEPTED).default('sent-back'),
      note: zText(300, 0).default(''),
    }),
    response,
    errors: [
      ...ERRORS,
      'request.invalid',
      'request.idempotency',
      'invoice.unknown',
      'invoice.credited',
      'staff.confirm',
      ...APPROVAL_ERRORS,
    ],
    example,
  },
  sendReplacement: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/send',
    access,
    permission,
    summary:
      'Records that the replacement of an accepted exchange was handed to a carrier; its stock leaves the warehouse.',
    params,
    body: zHandedOver,
    response,
    errors: [...ERRORS, 'request.invalid', 'request.idempotency', 'checkout.out-of-stock'],
    example,
  },
  sendBack: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/sendBack',
    access,
    permission,
    summary:
      'Records that rejected items were handed to a carrier to go back to the customer. Repeating it changes nothing.',
    params,
    body: zHandedOver,
    response,
    errors: [...ERRORS, 'request.invalid', 'request.idempotency'],
    example,
  },
  refundInstead: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/refund',
    approval: 'refunds',
    access,
    permission,
    summary: 'Refunds an accepted exchange that cannot be replaced; not available where nothing has come back.',
    params,
    response,
    errors: [...ERRORS, 'invoice.unknown', 'invoice.credited', 'staff.confirm', ...APPROVAL_ERRORS],
    example,
  },
  completeExchange: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/complete',
    access,
    permission,
    summary: 'Records that the replacement was delivered.',
    params,
    response,
    errors: ERRORS,
    example,
  },
})
