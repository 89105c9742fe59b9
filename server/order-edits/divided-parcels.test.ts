// Edits of an order whose parcel was divided: what is added goes into the first part, and an edit that waits holds up a division.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sum } from '../../contract/shared/money.ts'
import { stockOf } from '../testing/buyers.ts'
import { type DividingStore, itemsOf, openDividingStore, type Picks, UNITS, UPI } from '../testing/divided-parcels.ts'
import type { Waiting } from '../testing/payer.ts'

let shop: DividingStore
beforeAll(async () => {
  shop = await openDividingStore()
})
afterAll(() => shop.store.close())

/** Lines are to have these quantities. */
async function edit({ answer }: Waiting, picks: Picks) {
  const params = { orderNumber: answer.orderNumber }
  const changes = { quantities: itemsOf(picks) }
  const { visitor } = shop.orders
  const { data } = await visitor.call('POST /api/admin/orders/{orderNumber}/edit/preview', { params, body: changes })
  expect(data.problems).toEqual([])
  const body = { ...changes, reason: 'The customer called', digest: data.digest, idempotencyKey: randomUUID() }
  return (await visitor.call('POST /api/admin/orders/{orderNumber}/edit', { params, body })).data
}
const parcels = async (one: Waiting) =>
  (await shop.show(one)).shipments.map(({ shipmentId, state, lines }) => [
    shipmentId,
    state,
    lines.map(({ lineNo, quantity }) => [lineNo, quantity]),
  ])
const stock = async (index: 0 | 1) => {
  const { onHand, reserved } = await stockOf(shop.store.app.db, shop.msns[index])
  return [onHand, reserved]
}

test('added units go into the first part, removed ones come from either, and the invoices add up to the order', async () => {
  const one = await shop.confirmed([5, 3])
  const second = await shop.divided(one, one.parcel, [
    [1, 2],
    [2, 3],
  ])
  await edit(one, [
    [1, 7],
    [2, 4],
  ])
  expect(await parcels(one)).toEqual([
    [
      one.parcel,
      'processing',
      [
        [1, 5],
        [2, 1],
      ],
    ],
    [
      second,
      'processing',
      [
        [1, 2],
        [2, 3],
      ],
    ],
  ])
  expect(await stock(0)).toEqual([UNITS, 7])
  await edit(one, [
    [1, 6],
    [2, 2],
  ])
  const left = (await shop.show(one)).shipments.flatMap(({ lines }) => lines)
  const of = (lineNo: number) => sum(left.filter(line => line.lineNo === lineNo).map(({ quantity }) => quantity))
  expect([of(1), of(2)]).toEqual([6, 2])
  expect([await stock(0), await stock(1)]).toEqual([
    [UNITS, 6],
    [UNITS, 2],
  ])
  for (const parcel of [second, one.parcel]) await shop.send(one, parcel)
  const { invoiced, order } = await shop.sums(one)
  expect(invoiced).toEqual(order)
  expect([await stock(0), await stock(1)]).toEqual([
    [UNITS - 6, 0],
    [UNITS - 2, 0],
  ])
})

test('a first part that an edit has emptied is filled again by the next one', async () => {
  const one = await shop.confirmed([5, 3])
  const second = await shop.divided(one, one.parcel, [[2, 3]])
  await edit(one, [[1, 0]])
  expect(await parcels(one)).toMatchObject([
    [one.parcel, 'cancelled', []],
    [second, 'processing', [[2, 3]]],
  ])
  await edit(one, [[1, 4]])
  expect(await parcels(one)).toEqual([
    [one.parcel, 'processing', [[1, 4]]],
    [second, 'processing', [[2, 3]]],
  ])
  expect(await stock(0)).toEqual([UNITS, 4])
  for (const parcel of [one.parcel, second]) await shop.send(one, parcel)
  const { invoiced, order } = await shop.sums(one)
  expect(invoiced).toEqual(order)
})

test('while an edit waits for its payment, no parcel is divided or merged', async () => {
  const one = await shop.confirmed([5, 3], UPI)
  const second = await shop.divided(one, one.parcel, [[1, 2]])
  const digest = await shop.digestOf(one.parcel)
  expect((await edit(one, [[1, 6]])).waitingEdit).not.toBeNull()
  const rejected = { status: 409, body: { code: 'order.edit-waits' } }
  expect(await shop.divide(one.parcel, [[2, 1]], { digest })).toMatchObject(rejected)
  expect(await shop.merge(second, one.parcel)).toMatchObject(rejected)
})
