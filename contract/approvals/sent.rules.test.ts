// What was sent with a request for approval: fields in their order, and the records that they name.

import { expect, it } from 'vitest'
import { NAMED_KINDS, namedIn, sentOf } from './sent.rules.ts'

it('leaves out keys and what is empty, and shows what it does not know', () => {
  const call = 'POST /api/admin/orders/{orderNumber}/cancel'
  const body = { reason: 'Damaged', items: [{ lineNo: 2, quantity: 1 }], idempotencyKey: 'k', later: 5 }
  const fields = sentOf(call, { params: { orderNumber: 100001 }, query: {}, body })
  expect(fields.map(({ name }) => name)).toEqual(['items', 'reason', 'later'])
  expect(namedIn(fields)).toEqual([{ kind: 'line', id: '2' }])
  expect(sentOf('POST /api/admin/coupons', { body: { categoryCodes: [], title: { en: 'a', hi: 'b' } } })).toHaveLength(
    1,
  )
})

it('finds each record that a call names', () => {
  const body = { categoryCodes: ['114000000'], brandSlugs: ['taurus', 'feedco'], promoCode: 'X' }
  const fields = sentOf('POST /api/admin/coupons/{couponId}', { params: { couponId: 7 }, body })
  expect(namedIn(fields).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    ...['coupon 7', 'category 114000000', 'brand taurus', 'brand feedco'],
  ])
  expect(new Set(namedIn(fields).map(({ kind }) => NAMED_KINDS.includes(kind)))).toEqual(new Set([true]))
})
