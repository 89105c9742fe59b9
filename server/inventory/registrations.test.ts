// Registrations that begin and end by date: what can be bought, the chosen offer, the listing and the page follow.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { addOffer } from '../testing/offers.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { followRegistrations } from './commands/follow-registrations.ts'

const sql = (text: string) => statement('', text)
const DAY_SECONDS = 86_400
const SELLER_OF = sql('select seller_id as "sellerId" from offer_choices where msn = $1')
const END = sql('update seller_registrations set valid_to = $2 where seller_id = $1')
const CHOICE = sql('select offer_id as "offerId" from offer_choices where msn = $1')
const SELLABLE = sql(
  'select coalesce(sum(k.available), 0)::int as units from sellable_stock k join offers o on o.id = k.offer_id where o.msn = $1 and o.seller_id = $2',
)
const REASONS = sql(
  `select distinct t.reason from seller_warehouse_states t join stock k using (seller_id, warehouse_id)
   where k.msn = $1 and t.seller_id = $2`,
)
const EVENTS = sql(
  `select count(*)::int as count from outbox_events
   where topic = 'catalog.product-changed' and subject = 'seller_warehouses' and payload -> 'msns' ? $1`,
)
const RENEW = sql(
  `insert into seller_registrations (seller_id, market, state_code, tax_number, legal_name, address, place, valid_from)
   select seller_id, market, state_code, tax_number, legal_name, address, place, $2 from seller_registrations
   where seller_id = $1`,
)

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await store.buyableMsns('IN', 4)
})
afterAll(() => store.close())

const sellerOf = async (msn: string) => (await store.app.db.one<{ sellerId: number }>(SELLER_OF, [msn])).sellerId
const unitsOf = async (msn: string, seller: number) =>
  (await store.app.db.one<{ units: number }>(SELLABLE, [msn, seller])).units
const cardOf = async (msn: string) =>
  (await store.visitor().call('POST /api/v1/product/getProductsByMsnList', { body: { msnList: [msn] } })).data[0]
const listed = async (msn: string, availability: string) => {
  const query = { filter: JSON.stringify({ availability: [availability] }), str: msn }
  const { productSearchResult } = await store.visitor().call('GET /api/v1/search', { query })
  return productSearchResult.products.some(card => card.msn === msn)
}

it('the end of a registration changes the chosen offer, listing and page on the day, without any other change', async () => {
  const { db } = store.app
  const [msn = '', other = ''] = msns
  const seller = await sellerOf(msn)
  const before = await unitsOf(msn, seller)
  expect(before).toBeGreaterThan(0)
  const second = await addOffer(db, other, { priceMinor: 99_000_000, units: 9 })
  const elsewhere = await sellerOf(other)
  await db.run(END, [seller, new Date(Date.now() + DAY_SECONDS * 1000)])
  if (elsewhere !== seller) await db.run(END, [elsewhere, new Date(Date.now() + DAY_SECONDS * 1000)])
  await store.advanceClock(60)
  expect(await unitsOf(msn, seller)).toBe(before)
  await eventually(async () => expect(await listed(msn, 'in-stock')).toBe(true))

  await store.advanceClock(2 * DAY_SECONDS)
  await eventually(async () => expect(await unitsOf(msn, seller)).toBe(0))
  expect(await db.one<{ count: number }>(EVENTS, [msn])).not.toEqual({ count: 0 })
  expect(await db.one(CHOICE, [other])).toEqual({ offerId: second.offerId })
  await eventually(async () => {
    expect(await listed(msn, 'in-stock')).toBe(false)
    expect(await listed(msn, 'out-of-stock')).toBe(true)
  })
  expect(await cardOf(msn)).toMatchObject({ availability: 'out-of-stock' })
  expect(await followRegistrations(store.app)).toBe(0)
})

it('a registration that follows another one replaces it', async () => {
  const { db } = store.app
  const [, , msn = ''] = msns
  const seller = await sellerOf(msn)
  await db.run(END, [seller, 'infinity'])
  const change = new Date(Date.now() - 60_000)
  await db.run(RENEW, [seller, change])
  await db.run(sql('update seller_registrations set valid_to = $2 where seller_id = $1 and valid_from < $2'), [
    seller,
    change,
  ])
  expect(await unitsOf(msn, seller)).toBe(0)
  expect(await db.rows(REASONS, [msn, seller])).toEqual([{ reason: 'registration-ended' }])
  // the schedule may have been first
  await followRegistrations(store.app)
  expect(await unitsOf(msn, seller)).toBeGreaterThan(0)
  expect(await db.rows(REASONS, [msn, seller])).toEqual([{ reason: null }])
})
