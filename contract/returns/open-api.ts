// Staff endpoints to open a customer's return, or a replacement without one: what can be returned, preview, and request.

import { z } from 'zod'
import { zOrderNumber } from '../orders/staff-api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMinor, zUuid } from '../shared/schemas.ts'
import {
  returnExample,
  zReturn,
  zReturnableLine,
  zReturnBody,
  zReturnItems,
  zReturnOptions,
  zReturnPreview,
  zReturnRequest,
} from './schemas.ts'

/** Why a line cannot be returned. */
export const RETURN_HINDRANCES = [
  /** None of it has been delivered. */
  'not-delivered',
  /** Everything delivered is in other returns or was refunded without one. */
  'in-returns',
  'too-late',
  /** The market's rules allow no return. */
  'never',
] as const
export type ReturnHindrance = (typeof RETURN_HINDRANCES)[number]

const zOrderedLine = zReturnableLine.extend({
  productName: z.string(),
  /** Null when the line can be returned, at least in part. */
  hindrance: z.enum(RETURN_HINDRANCES).nullable(),
  /** Last day on which it could be returned, with `too-late`. */
  endedOn: z.string().nullable(),
})
const zStaffReturnOptions = zReturnOptions.extend({ lines: z.array(zOrderedLine) })
export type StaffReturnOptions = z.output<typeof zStaffReturnOptions>

const access = 'staff' as const
const permission = 'returns.write' as const
const params = z.object({ orderNumber: zOrderNumber })
const zRequest = zReturnRequest.omit({ orderNumber: true })
const ERRORS = [
  ...(['order.unknown', 'order.not-invoiced', 'return.not-returnable', 'return.replacement'] as const),
  'request.invalid' as const,
]

const line: z.output<typeof zOrderedLine> = {
  ...{ lineNo: 1, productName: 'Impact drill', quantity: 1, until: '2026-11-30', hindrance: null, endedOn: null },
  ...{ kinds: ['return', 'exchange'], faultKinds: ['return', 'exchange'] },
}

export const openReturnEndpoints = defineEndpoints({
  staffReturnOptions: {
    method: 'GET',
    path: '/api/admin/orders/{orderNumber}/returnOptions',
    access,
    permission,
    summary:
      'Returns what can be returned or exchanged today from each line of an order, by the rules that apply to its customer, or why nothing can; with the reasons and the destination of a refund.',
    params,
    response: envelope(zStaffReturnOptions),
    errors: ['order.unknown'],
    example: ok({
      ...{ orderNumber: 100001, currency: 'INR' as const, lines: [line] },
      reasons: [{ id: 2, reason: 'Defective or not working', needsPictures: true, isFault: true }],
      ...{ creditDays: 30, handover: 'pick-up' as const, refundTo: 'source' as const },
    }),
  },
  staffReturnPreview: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/returnPreview',
    access,
    permission,
    recorded: false,
    summary: 'Previews a return: the refund, and the price today of a different replacement. Changes nothing.',
    params,
    body: zRequest,
    response: envelope(zReturnPreview),
    errors: ERRORS,
    example: ok({ refund: 319_000, replacement: null }),
  },
  openReturn: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/returns',
    access,
    permission,
    summary:
      'Opens a return or an exchange for the customer of an order. The rules and amounts are those of a return that the customer requests, but pictures are not required. A cash refund goes to an account that the customer enters through a link. Repeating the request changes nothing.',
    params,
    body: zRequest.extend({
      /** Repeating the request with the same key for this customer opens no second return. */
      idempotencyKey: zUuid,
      /** What the customer said; visible to the customer. */
      note: zReturnBody.shape.note,
      /** The refund of the preview. */
      expectedRefund: zMinor.optional(),
    }),
    response: envelope(zReturn),
    errors: [...ERRORS, 'customer.unknown', 'order.state', 'payment.amount', 'request.idempotency'],
    example: ok({ ...returnExample, openedBy: 'staff' as const }),
  },
  openReplacement: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/replacement',
    access,
    permission,
    summary:
      'Creates a free replacement for delivered items that were damaged or missing; nothing has to be sent back. It ships like the replacement of an exchange. Repeating the request changes nothing.',
    params,
    body: z.object({
      /** Repeating the request with the same key for this customer opens no second return. */
      idempotencyKey: zUuid,
      items: zReturnItems,
      /** A reason with the seller at fault. */
      reasonId: z.int(),
      /** What the customer said; visible to the customer. */
      note: zReturnBody.shape.note,
    }),
    response: envelope(zReturn),
    errors: [
      ...(['order.unknown', 'customer.unknown', 'order.state', 'return.not-returnable', 'request.invalid'] as const),
      'request.idempotency',
    ],
    example: ok({
      ...{ ...returnExample, kind: 'exchange' as const, state: 'accepted' as const, openedBy: 'staff' as const },
      ...{ comesBack: false, refund: 0, statusCode: 23, withdrawable: false },
    }),
  },
})
