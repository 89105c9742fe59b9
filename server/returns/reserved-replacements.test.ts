// Replacements reserve their stock from the decision until they leave: no order takes it meanwhile, and what is not sent is released.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { setStock, stockOf } from '../testing/buyers.ts'
import {
  deliveredOrder,
  openReturnsStore,
  type ReturnsStore,
  returnOf,
  RETURNS_STAFF as staff,
} from '../testing/returns.ts'
import { holdReplacements } from './commands/hold-replacements.ts'
import { openReplacement } from './commands/open-replacement.ts'
import { rejectReturn, sendReplacement } from './commands/staff-returns.ts'

const FREE = statement(
  'test.free-units',
  `update stock s set on_hand = s.reserved + case when s.warehouse_id = h.warehouse_id then $2 else 0 end
   from shipments h where s.msn = $1 and h.order_id = $3`,
)
const handover = { carrier: 'vayu-express', trackingNumber: 'VX-88001' }

let shop: ReturnsStore
beforeAll(async () => {
  shop = await openReturnsStore()
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db
const msn = () => shop.msns[2] ?? ''
beforeEach(() => setStock(db(), msn(), 50, 50))
const stock = async () => {
  const { onHand, reserved } = await stockOf(db(), msn())
  return [onHand, reserved] as const
}

/** A delivered order of two units; so many are free in its warehouse afterwards, and none elsewhere. */
async function delivered(free: number) {
  const one = await deliveredOrder(shop.store, shop.payer, [{ msn: msn(), quantity: 2 }])
  await db().run(FREE, [msn(), free, one.answer.orderId])
  return one
}
type Delivered = Awaited<ReturnType<typeof delivered>>
const replace = (one: Delivered, quantity: number) =>
  openReplacement(db(), staff, {
    ...{ orderNumber: one.answer.orderNumber, idempotencyKey: randomUUID(), items: [{ lineNo: 1, quantity }] },
    ...{ reasonId: 2, note: '' },
  })
const order = (quantity: number) => shop.payer.order([{ msn: msn(), quantity }])

test('what is promised cannot be sold, and is released when it is cancelled', async () => {
  const one = await delivered(2)
  const [onHand, reserved] = await stock()
  const made = await replace(one, 2)
  expect(made).toMatchObject({ state: 'accepted', replacementHeld: true })
  expect(await stock()).toEqual([onHand, reserved + 2])
  await expect(order(1)).rejects.toMatchObject({ code: 'checkout.out-of-stock' })
  expect(await rejectReturn(db(), staff, made.returnNumber, 'A mistake')).toMatchObject({ replacementHeld: false })
  await rejectReturn(db(), staff, made.returnNumber, 'A mistake')
  expect(await stock()).toEqual([onHand, reserved])
  await order(1)
  expect(await stock()).toEqual([onHand, reserved + 1])
})

test('of two at once one is reserved; the other waits for stock, gets it first, and leaves with it', async () => {
  const [one, other] = [await delivered(2), await delivered(2)]
  const [onHand] = await stock()
  const both = await Promise.all([replace(one, 2), replace(other, 2)])
  expect(both.map(({ replacementHeld }) => replacementHeld).sort()).toEqual([false, true])
  expect((await stock())[1]).toBe(onHand)
  const waiting = both.find(({ replacementHeld }) => !replacementHeld)?.returnNumber ?? 0
  await expect(sendReplacement(db(), staff, { returnNumber: waiting, ...handover })).rejects.toMatchObject({
    code: 'checkout.out-of-stock',
  })
  expect(await holdReplacements(shop.store.app)).toBe(0)
  await db().run(FREE, [msn(), 2, one.answer.orderId])
  const held = await Promise.all([holdReplacements(shop.store.app), holdReplacements(shop.store.app)])
  expect(held.reduce((sum, count) => sum + count)).toBeGreaterThan(0)
  const [now, reserved] = await stock()
  expect(reserved).toBe(now)
  for (const { returnNumber } of both)
    expect(await sendReplacement(db(), staff, { returnNumber, ...handover })).toMatchObject({ replacementHeld: false })
  await sendReplacement(db(), staff, { returnNumber: waiting, ...handover })
  expect(await stock()).toEqual([now - 4, reserved - 4])
})

test('a replacement and an order for the last units at once: one of them gets them', async () => {
  const one = await delivered(2)
  const [onHand] = await stock()
  const [made, ordered] = await Promise.allSettled([replace(one, 2), order(2)])
  const isHeld = made.status === 'fulfilled' && made.value.replacementHeld
  expect([made.status, ordered.status === 'fulfilled']).toEqual(['fulfilled', !isHeld])
  expect(await stock()).toEqual([onHand, onHand])
})

test('an exchange reserves what passed the inspection, also what has just come back as new', async () => {
  const one = await delivered(0)
  const [onHand, reserved] = await stock()
  const { returnNumber } = await returnOf(shop.store, one, { kind: 'exchange', items: [{ lineNo: 1, quantity: 1 }] })
  await shop.receive(returnNumber)
  expect(await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 1 }])).toMatchObject({
    ...{ state: 'accepted', replacementHeld: true },
  })
  expect(await stock()).toEqual([onHand + 1, reserved + 1])
})
