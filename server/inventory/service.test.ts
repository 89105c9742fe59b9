// Stock under concurrent changes: never more reserved than there is, no deadlock, every change with its event.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, statement } from '../platform/db.ts'
import type { AppError } from '../platform/errors.ts'
import { pickProducts, setStock, stockOf } from '../testing/buyers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { reserveStock } from './service.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const WAREHOUSES = statement(
  'test.warehouses',
  'select distinct warehouse_id as id from stock where msn = any($1) order by 1',
)
const OFFER = statement('test.offer-of', 'select offer_id as "offerId" from offer_choices where msn = $1')
/** The order comes with the reservation in one transaction; here only the reservation matters. */
const NO_ORDER = 'alter table stock_reservations drop constraint stock_reservations_order_id_fkey'

test('buyers of the same products in opposite orders get exactly what there is', async () => {
  const { db } = store.app
  await store.asOwner(NO_ORDER)
  const [first = '', second = ''] = await pickProducts(db, 'IN', 2)
  for (const msn of [first, second]) await setStock(db, msn, 12, 8)
  const rows = await db.rows<{ id: number }>(WAREHOUSES, [[first, second]])
  const warehouseIds = rows.map(row => row.id)
  const offers = new Map<string, number>()
  for (const msn of [first, second]) offers.set(msn, (await db.one<{ offerId: number }>(OFFER, [msn])).offerId)
  const before = [await stockOf(db, first), await stockOf(db, second)]
  const attempts = Array.from({ length: 40 }, (_, index) => {
    const msns = index % 2 === 0 ? [first, second] : [second, first]
    const ids = index % 3 === 0 ? warehouseIds : [...warehouseIds].reverse()
    const lines = msns.map((msn, line) => ({
      ...{ lineNo: line + 1, msn, offerId: offers.get(msn) ?? 0, quantity: 1, warehouseIds: ids },
    }))
    const cause = { orderId: randomUUID(), who: 'test', why: 'test' }
    return db.transaction(tx => reserveStock(tx, lines, cause))
  })
  const ended = await Promise.allSettled(attempts)
  const rejected = ended.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(rejected).toHaveLength(20)
  for (const reason of rejected) expect((reason as AppError).code).toBe('checkout.out-of-stock')
  for (const [index, msn] of [first, second].entries()) {
    const after = await stockOf(db, msn)
    expect(after).toMatchObject({ onHand: 20, reserved: 20 })
    expect(after.reservedMoved - (before[index]?.reservedMoved ?? 0)).toBe(20)
  }
})

test('the number of statements does not grow with the lines', async () => {
  const { db } = store.app
  const alone = openDatabase(store.databaseUrl, { max: 1 })
  const msns = await pickProducts(db, 'IN', 25, 1_00, 900_000_00)
  const reserve = async (count: number) => {
    const lines = await Promise.all(
      msns.slice(0, count).map(async (msn, index) => {
        const rows = await db.rows<{ id: number }>(WAREHOUSES, [[msn]])
        const { offerId } = await db.one<{ offerId: number }>(OFFER, [msn])
        return { lineNo: index + 1, msn, offerId, quantity: 1, warehouseIds: rows.map(row => row.id) }
      }),
    )
    const before = alone.statements
    await alone.transaction(tx => reserveStock(tx, lines, { orderId: randomUUID(), who: 'test', why: 'test' }))
    return alone.statements - before
  }
  try {
    // begin, lock, reserve, commit
    expect(await reserve(1)).toBe(4)
    expect(await reserve(25)).toBe(4)
  } finally {
    await alone.close()
  }
})
