// Notifications of order holds: for members who follow the order, may read it and have not muted the reason.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, placeCodOrder } from '../testing/invoices.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
let owner: SignedIn
let support: SignedIn
let warehouse: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  support = await openStaff(store, 'support')
  warehouse = await openStaff(store, 'warehouse')
})
afterAll(() => store.close())

async function newOrder() {
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  const buyer = await buyerOf(store, await store.customer())
  const { orderNumber } = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  return { orderNumber, recordId: String(orderNumber) }
}

const follow = (by: SignedIn, recordId: string) =>
  by.visitor.call('POST /api/admin/annotations/{recordKind}/{recordId}/follow', {
    params: { recordKind: 'order', recordId },
    body: { follow: true },
  })
/** Notifications of a member about an order, newest first. */
const told = async (by: SignedIn, recordId: string) => {
  const { notifications } = (await by.visitor.call('GET /api/admin/session/notifications', { query: { limit: 50 } }))
    .data
  return notifications.filter(one => one.recordId === recordId)
}
const nameOf = async (by: SignedIn) => (await by.visitor.call('GET /api/admin/session')).data.member?.name ?? ''

it('followers of an order are notified of its hold and its release, once, except the one who did it', async () => {
  const { orderNumber, recordId } = await newOrder()
  const uae = await openStaff(store, 'support')
  for (const one of [owner, support, warehouse, uae]) await follow(one, recordId)
  await store.asOwner(`update staff_members set markets = '{AE}' where id = '${uae.staffId}'`)
  await warehouse.visitor.call('POST /api/admin/session/notifications/choices', {
    body: { muted: ['state'], dailyMail: false },
  })
  const params = { orderNumber }
  const body = { holdId: randomUUID(), reason: 'suspicious' as const, note: 'Many orders.' }
  const hold = (more = {}) =>
    owner.visitor.try('POST /api/admin/orders/{orderNumber}/hold', { params, body: { ...body, ...more } })
  const answers = await Promise.all([hold(), hold(), hold({ holdId: randomUUID() })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const by = await nameOf(owner)
  const seen = await told(support, recordId)
  expect(seen).toMatchObject([{ reason: 'state', state: 'held', by, recordKind: 'order', recordNumber: orderNumber }])
  expect(JSON.stringify(seen)).not.toMatch(/suspicious|Many orders/)

  const { hold: held } = (await owner.visitor.call('GET /api/admin/orders/{orderNumber}', { params })).data
  const release = () =>
    owner.visitor.call('POST /api/admin/orders/{orderNumber}/release', { params, body: { holdId: held?.holdId ?? '' } })
  await Promise.all([release(), release()])
  expect(await told(support, recordId)).toMatchObject([{ state: 'released', by }, { state: 'held' }])
  // the one who did it, one who muted new states, and one who may no longer read the order
  await store.asOwner(`update staff_members set markets = '{IN,AE}' where id = '${uae.staffId}'`)
  for (const one of [owner, warehouse, uae]) expect(await told(one, recordId)).toEqual([])
})
