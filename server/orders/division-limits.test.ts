// What prevents splitting a parcel, and merging parts again.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { COD, type DividingStore, openDividingStore, type Picks, UNITS } from '../testing/divided-parcels.ts'
import { moveOrdersOn } from '../testing/invoices.ts'
import { openStaff } from '../testing/staff.ts'

// like one that was booked, emptied by a cancellation and refilled by an edit
const BOOK = statement(
  'test.book-shipment',
  `insert into carrier_bookings (shipment_id, order_id, carrier_id, reference, state, currency, weight_grams, requested_by,
     requested_at, updated_at)
   select id, order_id, carrier_id, 'KH' || number, 'requested', 'INR', 1, 'test', now(), now() from shipments where number = $1`,
)

let shop: DividingStore
beforeAll(async () => {
  shop = await openDividingStore()
})
afterAll(() => shop.store.close())

const refused = async (answer: Promise<{ status: number; body: unknown }>, status: number, code: string) =>
  expect(await answer).toMatchObject({ status, body: { code } })

// first, because the job moves every order of the store
test('in development mode the rest follows automatically, and a part that has left does not go back', async () => {
  const one = await shop.confirmed()
  const second = await shop.divided(one, one.parcel, [[1, 2]])
  await shop.send(one, second)
  await moveOrdersOn(shop.store)
  expect((await shop.parcels(one)).map(([number, state]) => [number, state])).toEqual([
    [one.parcel, 'packed'],
    [second, 'shipped'],
  ])
  for (let step = 0; step < 3; step++) await moveOrdersOn(shop.store)
  expect(await shop.show(one)).toMatchObject({ state: 'delivered' })
  expect((await shop.parcels(one)).map(([, state]) => state)).toEqual(['delivered', 'delivered'])
  expect([await shop.stock(0), await shop.stock(1)]).toEqual([
    [UNITS - 5, 0],
    [UNITS - 3, 0],
  ])
})

const LOGGED = statement(
  'test.log-of-division',
  `select record_id as "recordId", before, after from audit_entries where call like $1 order by seq desc limit 1`,
)

test('the log of changes has both steps with what each parcel held', async () => {
  const one = await shop.confirmed()
  const second = await shop.divided(one, one.parcel, [[1, 2]])
  const logged = (call: string) => shop.store.app.db.one(LOGGED, [call])
  const held = (lineNo: number, quantity: number) => expect.objectContaining({ lineNo, quantity })
  const whole = { shipmentId: one.parcel, lines: [held(1, 5), held(2, 3)] }
  const parts = [
    { shipmentId: one.parcel, lines: [held(1, 3), held(2, 3)] },
    { shipmentId: second, lines: [held(1, 2)] },
  ]
  const recordId = String(one.answer.orderNumber)
  expect(await logged('%/split')).toMatchObject({ recordId, before: { parcels: [whole] }, after: { parcels: parts } })
  await shop.merge(second, one.parcel)
  expect(await logged('%/merge')).toMatchObject({ recordId, before: { parcels: parts }, after: { parcels: [whole] } })
})

describe('parts that are merged again', () => {
  test('are one parcel as before, the last division first, and the buyer sees no trace', async () => {
    const one = await shop.confirmed()
    const second = await shop.divided(one, one.parcel, [[1, 2]])
    const third = await shop.divided(one, one.parcel, [
      [1, 1],
      [2, 3],
    ])
    await refused(shop.merge(second, one.parcel), 409, 'order.not-mergeable')
    await refused(shop.merge(third, second), 409, 'order.not-mergeable')
    await refused(shop.merge(one.parcel, second), 409, 'order.not-mergeable')
    const twice = await Promise.all([shop.merge(third, one.parcel), shop.merge(third, one.parcel)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await shop.merge(second, one.parcel)).toMatchObject({ status: 200 })
    expect(await shop.parcels(one)).toEqual([
      [
        one.parcel,
        'processing',
        [
          [1, 5],
          [2, 3],
        ],
      ],
    ])
    expect((await shop.payer.detailsOf(one)).shipments).toHaveLength(1)
    expect((await shop.show(one)).events.filter(({ kind }) => kind === 'parcel-merged')).toHaveLength(2)
    await refused(shop.divide(third, [[1, 1]], { digest: 'b'.repeat(64) }), 409, 'order.parcel-cancelled')
    const { payable } = await shop.send(one, one.parcel)
    expect(payable).toBe(one.answer.payable)
    expect([await shop.stock(0), await shop.stock(1)]).toEqual([
      [UNITS - 5, 0],
      [UNITS - 3, 0],
    ])
  })

  test('stay two once one is packed', async () => {
    const one = await shop.confirmed()
    const second = await shop.divided(one, one.parcel, [[1, 2]])
    await shop.pack(one.parcel)
    await refused(shop.merge(second, one.parcel), 409, 'order.not-mergeable')
    await shop.pack(second)
    await refused(shop.merge(second, one.parcel), 409, 'order.parcel-packed')
  })
})

describe('a part that is cancelled by itself', () => {
  test('is the given one, even if two contain the same; repeating the request changes nothing', async () => {
    const one = await shop.confirmed([4, 2])
    const second = await shop.divided(one, one.parcel, [
      [1, 2],
      [2, 1],
    ])
    const held: Picks = [
      [1, 2],
      [2, 1],
    ]
    const key = randomUUID()
    const twice = [await shop.cancelParcel(one, second, held, key), await shop.cancelParcel(one, second, held, key)]
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await shop.parcels(one)).toEqual([
      [one.parcel, 'processing', held],
      [second, 'cancelled', []],
    ])
    expect([await shop.stock(0), await shop.stock(1)]).toEqual([
      [UNITS, 2],
      [UNITS, 1],
    ])
    // what is left of the order is the other one
    expect(await shop.cancelParcel(one, one.parcel, held)).toMatchObject({ status: 200 })
    expect(await shop.show(one)).toMatchObject({ state: 'cancelled' })
  })

  test('contains exactly what was shown, waits to be packed, and belongs to this order', async () => {
    const one = await shop.confirmed()
    const second = await shop.divided(one, one.parcel, [[1, 2]])
    const other = await shop.confirmed()
    await refused(shop.cancelParcel(one, second), 400, 'request.invalid')
    await refused(shop.cancelParcel(one, second, [[1, 1]]), 409, 'order.parcel-changed')
    await refused(shop.cancelParcel(one, other.parcel, [[1, 2]]), 409, 'order.parcel-changed')
    await shop.pack(second)
    await refused(shop.cancelParcel(one, second, [[1, 2]]), 409, 'order.parcel-changed')
    expect((await shop.parcels(one)).map(([, state]) => state)).toEqual(['processing', 'packed'])
  })
})

describe('a parcel is not divided', () => {
  test.each([
    ['without a piece for the new one', [], 'order.split-nothing'],
    [
      'with nothing but zeros',
      [
        [1, 0],
        [2, 0],
      ],
      'order.split-nothing',
    ],
    [
      'when nothing would stay',
      [
        [1, 5],
        [2, 3],
      ],
      'order.split-everything',
    ],
    ['with more than it holds', [[1, 6]], 'order.split-too-many'],
    ['with a line that it does not hold', [[9, 1]], 'order.split-too-many'],
    [
      'with a line twice',
      [
        [1, 1],
        [1, 1],
      ],
      'request.invalid',
    ],
  ] satisfies [string, Picks, string][])('%s', async (_, picks, code) => {
    const one = await shop.confirmed()
    await refused(shop.preview(one.parcel, picks), 400, code)
    await refused(shop.divide(one.parcel, picks), 400, code)
    expect(await shop.parcels(one)).toHaveLength(1)
  })

  test('when it is packed, booked, on hold, or another one than was shown', async () => {
    const one = await shop.confirmed()
    const digest = await shop.digestOf(one.parcel)
    const params = { orderNumber: one.answer.orderNumber }
    const holdId = randomUUID()
    const hold = { holdId, reason: 'other' as const, note: 'The customer calls back' }
    await shop.orders.visitor.call('POST /api/admin/orders/{orderNumber}/hold', { params, body: hold })
    await refused(shop.divide(one.parcel, [[1, 1]], { digest }), 409, 'order.on-hold')
    await shop.orders.visitor.call('POST /api/admin/orders/{orderNumber}/release', { params, body: { holdId } })
    await shop.cancel(one, [[1, 1]])
    await refused(shop.divide(one.parcel, [[1, 1]], { digest }), 409, 'order.split-changed')
    await shop.store.app.db.run(BOOK, [one.parcel])
    await refused(shop.preview(one.parcel, [[1, 1]]), 409, 'order.parcel-booked')
    await shop.desk.visitor.call('POST /api/admin/shipments/{shipmentId}/cancelBooking', {
      params: { shipmentId: one.parcel },
    })
    await shop.pack(one.parcel)
    await refused(shop.divide(one.parcel, [[1, 1]], { digest }), 409, 'order.parcel-packed')
    await refused(shop.preview(one.parcel, [[1, 1]]), 409, 'order.parcel-packed')
  })

  test('by read-only callers, or of another market', async () => {
    const one = await shop.confirmed([5, 3], COD)
    const digest = await shop.digestOf(one.parcel)
    await refused(
      shop.divide(one.parcel, [[1, 1]], { digest }, await openStaff(shop.store, 'auditor')),
      403,
      'session.forbidden',
    )
    const abroad = await openStaff(shop.store, 'warehouse', ['AE'])
    await refused(shop.divide(one.parcel, [[1, 1]], { digest }, abroad), 404, 'order.shipment-unknown')
    await refused(shop.preview(one.parcel, [[1, 1]], abroad), 404, 'order.shipment-unknown')
    await refused(shop.merge(one.parcel, 1, abroad), 404, 'order.shipment-unknown')
    expect(await shop.parcels(one)).toHaveLength(1)
  })
})
