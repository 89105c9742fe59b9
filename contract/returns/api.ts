// Customer endpoints of returns: what can be returned, the refund, pictures, requests, and withdrawing one.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zPictureUpload } from '../shared/schemas.ts'
import { returnExample, zReturn, zReturnBody, zReturnOptions, zReturnPreview, zReturnRequest } from './schemas.ts'

const zNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const pictureId = '9f86d081884c7d659a2feaa0c55ad015'
const RETURN_ERRORS = ['order.unknown', 'order.not-invoiced', 'return.not-returnable', 'request.invalid'] as const

export const returnEndpoints = defineEndpoints({
  returnOptions: {
    method: 'GET',
    path: '/api/v1/order/returnOptions',
    access: 'customer',
    summary:
      'Returns which items of an order can be returned or exchanged, with the deadline, the reasons and the way they are handed over.',
    query: z.object({ orderNumber: zNumber }),
    response: envelope(zReturnOptions),
    errors: ['order.unknown'],
    example: ok({
      orderNumber: 100001,
      currency: 'INR' as const,
      lines: [
        {
          lineNo: 1,
          quantity: 1,
          until: '2026-11-30',
          kinds: ['return' as const, 'exchange' as const],
          faultKinds: ['return' as const, 'exchange' as const],
        },
      ],
      reasons: [{ id: 2, reason: 'Defective or not working', needsPictures: true, isFault: true }],
      creditDays: 30,
      handover: 'pick-up' as const,
      refundTo: 'source' as const,
    }),
  },
  returnPreview: {
    method: 'POST',
    path: '/api/v1/order/returnPreview',
    access: 'customer',
    summary: 'Previews a return: the refund, and the price today of a different replacement. Changes nothing.',
    body: zReturnRequest,
    response: envelope(zReturnPreview),
    errors: [...RETURN_ERRORS, 'return.replacement'],
    example: ok({ refund: 319_000, replacement: null }),
  },
  returnTransactionId: {
    method: 'GET',
    path: '/api/v1/payment/getReturnTransactionId',
    access: 'customer',
    summary: 'Issues an id for the next return, which makes requesting it idempotent.',
    query: z.object({ userId: z.string().max(64).optional() }),
    response: envelope(z.object({ returnTransactionId: z.uuid() })),
    errors: ['session.forbidden'],
    example: ok({ returnTransactionId: '0c1f8a30-7f3c-4d55-9d0e-7f1f2a6f2a11' }),
  },
  uploadReturnPicture: {
    method: 'POST',
    path: '/api/v1/payment/uploadImageS',
    access: 'customer',
    summary: 'Uploads a picture for a return and strips its camera metadata. Send its id with the request.',
    body: zPictureUpload,
    response: envelope(z.object({ pictureId: z.string(), link: z.string() })),
    errors: ['media.invalid'],
    example: ok({ pictureId, link: `/media/${pictureId}/medium.webp` }),
    perMinute: 30,
  },
  requestReturn: {
    method: 'POST',
    path: '/api/v1/payment/returnRefund',
    access: 'customer',
    summary: 'Requests a return or an exchange of delivered items. Repeating the request changes nothing.',
    body: zReturnBody,
    response: envelope(zReturn),
    errors: [...RETURN_ERRORS, 'return.replacement', 'address.bank-unknown', 'payment.amount', 'request.idempotency'],
    example: ok(returnExample),
    perMinute: 20,
  },
  returnsOfOrder: {
    method: 'GET',
    path: '/api/v1/order/returns',
    access: 'customer',
    summary: 'Lists the returns of an order, newest first.',
    query: z.object({ orderNumber: zNumber }),
    response: envelope(z.array(zReturn)),
    errors: ['order.unknown'],
    example: ok([returnExample]),
  },
  buyReplacement: {
    method: 'POST',
    path: '/api/v1/order/buyReplacement',
    access: 'customer',
    summary:
      'Adds the replacement of an exchange to the cart, where the exchange credit is deducted. Repeating it changes nothing.',
    body: z.object({ returnNumber: z.int() }),
    response: envelope(z.object({ noOfItems: z.int() })),
    errors: ['return.unknown', 'return.state', 'return.replacement', 'cart.too-many-items'],
    example: ok({ noOfItems: 1 }),
  },
  refundExchangeCredit: {
    method: 'POST',
    path: '/api/v1/order/refundExchangeCredit',
    access: 'customer',
    summary:
      'Refunds the remaining credit of an exchange to the original payment method. Repeating it changes nothing.',
    body: z.object({ returnNumber: z.int() }),
    response: envelope(zReturn),
    errors: ['return.unknown', 'return.state'],
    example: ok(returnExample),
  },
  withdrawReturn: {
    method: 'POST',
    path: '/api/v1/order/withdrawReturn',
    access: 'customer',
    summary: 'Withdraws a return, as long as the products have not arrived. Repeating it changes nothing.',
    body: z.object({ returnNumber: z.int() }),
    response: envelope(zReturn),
    errors: ['return.unknown', 'return.state'],
    example: ok({ ...returnExample, state: 'withdrawn' as const, statusCode: 150, withdrawable: false }),
  },
})
