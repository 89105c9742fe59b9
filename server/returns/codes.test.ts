// Finding a return by what is printed on its parcel, and the codes of the expected products.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'

const PARCELS = statement(
  '',
  `select distinct h.number from returns r join return_lines l on l.return_id = r.id
     join shipments h on h.id = l.shipment_id where r.number = $1`,
)

const TRACKING = 'VX-20261128-0031'

let shop: ReturnsStore
let staff: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  staff = await openStaff(shop.store, 'warehouse')
})
afterAll(() => shop.store.close())

const find = async (code: string, by = staff, market: 'IN' | 'AE' = 'IN') =>
  by.visitor.try('GET /api/admin/returns/codes', { query: { market, code } })
const found = async (code: string) => {
  const { data } = await staff.visitor.call('GET /api/admin/returns/codes', { query: { market: 'IN', code } })
  return data.returns.map(({ returnNumber }) => returnNumber)
}

test('by its number, the number of the parcel or its tracking number, or the order, in the caller’s market', async () => {
  const one = await shop.delivered()
  const { returnNumber } = await returnOf(shop.store, one, { items: [{ lineNo: 1, quantity: 1 }] })
  const second = await returnOf(shop.store, one, { items: [{ lineNo: 1, quantity: 1 }] })
  const [parcel] = await shop.store.app.db.rows<{ number: number }>(PARCELS, [returnNumber])
  if (!parcel) throw new Error('no parcel')
  await shop.store.asOwner(`update shipments set tracking_number = '${TRACKING}' where number = ${parcel.number}`)
  const both = [second.returnNumber, returnNumber]
  expect(await found(String(returnNumber))).toEqual([returnNumber])
  expect(await found(` ${returnNumber} `)).toEqual([returnNumber])
  expect(await found(String(parcel.number))).toEqual(both)
  expect(await found(TRACKING)).toEqual(both)
  expect(await found(TRACKING.toLowerCase())).toEqual(both)
  expect(await found(String(one.answer.orderNumber))).toEqual(both)
  for (const code of ['999999999999999', 'NO-SUCH-NUMBER', '0']) expect(await found(code), code).toEqual([])
  expect((await find('x'.repeat(101))).status).toBe(400)

  const uae = await openStaff(shop.store, 'warehouse', ['AE'])
  expect((await find(String(returnNumber), uae)).status).toBe(403)
  expect(await find(String(returnNumber), uae, 'AE')).toMatchObject({ body: { data: { returns: [] } } })
  const marketing = await openStaff(shop.store, 'marketing')
  expect(await find(String(returnNumber), marketing)).toMatchObject({
    ...{ status: 403, body: { data: { permission: 'orders.read' } } },
  })

  const params = { returnNumber }
  const { data } = await staff.visitor.call('GET /api/admin/returns/{returnNumber}', { params })
  expect(data.items).toMatchObject([{ lineNo: 1, msn: expect.stringMatching(/^MSN/), partNumber: expect.any(String) }])
})
