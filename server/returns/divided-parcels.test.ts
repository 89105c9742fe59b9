// Returns from an order with a split parcel: each part is credited from its own invoice.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sum } from '../../contract/shared/money.ts'
import { statement } from '../platform/db.ts'
import { stockOf } from '../testing/buyers.ts'
import { type DividingStore, openDividingStore, UNITS, UPI } from '../testing/divided-parcels.ts'
import { ledgerDifferences } from '../testing/parcels.ts'
import { RETURNS_STAFF as staff } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { requestReturn } from './commands/request-return.ts'
import { moveParcel } from './commands/return-parcel.ts'
import { approveReturn, inspectReturn, receiveReturn } from './commands/staff-returns.ts'

const NOTES = statement(
  'test.notes-of-parcels',
  `select h.number as "shipmentId", n.payable_minor as payable from credit_notes n join invoices i on i.id = n.invoice_id
     join shipments h on h.id = i.shipment_id where n.order_id = $1 order by n.issued_at, h.number`,
)
const REASON = statement(
  'test.reason-without-picture',
  `select id from return_reasons where market = 'IN' and active and not needs_pictures order by id limit 1`,
)

let shop: DividingStore
beforeAll(async () => {
  shop = await openDividingStore()
})
afterAll(() => shop.store.close())

test('one part is returned by its buyer while the other is on its way, and then comes back undelivered', async () => {
  const { db } = shop.store.app
  const one = await shop.confirmed([5, 3], UPI)
  const second = await shop.divided(one, one.parcel, [
    [1, 2],
    [2, 1],
  ])
  const invoiced = [await shop.send(one, one.parcel), await shop.send(one, second)]
  await shop.deliver(one.parcel)
  expect(await shop.show(one)).toMatchObject({ state: 'shipped' })
  const { id: reasonId } = await db.one<{ id: number }>(REASON, [])
  const ask = (quantity: number) =>
    requestReturn(db, one.buyer.actor, {
      ...{ returnTransactionId: randomUUID(), orderNumber: one.answer.orderNumber, kind: 'return', reasonId, note: '' },
      ...{ pictures: [], items: [{ lineNo: 1, quantity }], refundByLink: false },
    })
  // only what has arrived: three of five
  await expect(ask(4)).rejects.toMatchObject({ code: 'return.not-returnable' })
  const { returnNumber } = await ask(3)
  await approveReturn(db, staff, returnNumber)
  await receiveReturn(db, staff, returnNumber)
  await inspectReturn(db, staff, { returnNumber, items: [{ lineNo: 1, accepted: 3, saleable: 3 }], note: '' })
  const notes = await db.rows<{ shipmentId: number; payable: number }>(NOTES, [one.answer.orderId])
  expect(notes.map(({ shipmentId }) => shipmentId)).toEqual([one.parcel])
  expect(await stockOf(db, shop.msns[0])).toMatchObject({ onHand: UNITS - 2, reserved: 0 })

  // the other part is credited completely, with its share of the charges
  await moveParcel(db, staff, { shipmentId: second, to: 'returning', reason: 'Nobody at home' })
  const items = [
    { lineNo: 1, saleable: 2 },
    { lineNo: 2, saleable: 1 },
  ]
  await moveParcel(db, staff, { shipmentId: second, to: 'returned', items })
  const all = await db.rows<{ shipmentId: number; payable: number }>(NOTES, [one.answer.orderId])
  expect(all.filter(({ shipmentId }) => shipmentId === second).map(({ payable }) => payable)).toEqual([
    invoiced[1]?.payable,
  ])
  expect(await stockOf(db, shop.msns[0])).toMatchObject({ onHand: UNITS, reserved: 0 })
  await eventually(async () => {
    const { refunds } = (await shop.show(one)).records
    expect(sum(refunds.map(({ amount }) => amount))).toBe(sum(all.map(({ payable }) => payable)))
  })
  expect(await shop.show(one)).toMatchObject({ state: 'delivered' })
  expect(await ledgerDifferences(db, { market: 'IN' })).toEqual({ orders: [] })
})
