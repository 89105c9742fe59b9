// Seller details in the console: by country, and the HSN digits that a turnover requires.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SellerDetailsChange } from '../../contract/catalog/sellers-api.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const KEY = 'khk_of-the-test-seller-details'
const ONE = statement(
  'test.sellable-product',
  `select o.msn, p.hsn, s.code as "sellerCode" from products p join offer_choices oc on oc.msn = p.msn
   join offers o on o.id = oc.offer_id join sellers s on s.id = o.seller_id
   where p.market = 'IN' and o.declared and oc.availability = 'stock' and oc.offers = 1 order by o.msn limit 1`,
)
const SET_CODE = statement('test.set-hsn', 'update products set hsn = $2 where msn = $1')
const UNDECLARED = statement('test.count-undeclared', 'select count(*)::int as count from offers where not declared')

let store: TestStore
let staff: Visitor
let one: { msn: string; hsn: string; sellerCode: string }
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY })
  staff = store.visitor()
  staff.headers.authorization = `Bearer ${KEY}`
  one = await store.app.db.one(ONE)
})
afterAll(() => store.close())

const set = (sellerCode: string, body: SellerDetailsChange) =>
  staff.try('POST /api/admin/catalog/sellers/{sellerCode}/details', { params: { sellerCode }, body })
const missing = async () =>
  (await staff.call('GET /api/admin/catalog/missingDeclarations', { query: { seller: one.sellerCode, limit: 200 } }))
    .data.offers
const turnover = (amount: number) => ({ turnover: { year: '2025-26', amount } })
const FIVE_CRORE = 5_00_00_000_00

describe('details of a seller', () => {
  it('keep what is not named, and null removes', async () => {
    const first = await set(one.sellerCode, { upiId: 'sahyadri@hdfcbank' })
    expect(first).toMatchObject({
      status: 200,
      body: { data: { upiId: 'sahyadri@hdfcbank', turnover: null, hsnDigits: 0 } },
    })
    expect((await set(one.sellerCode, turnover(FIVE_CRORE))).body).toMatchObject({
      data: { upiId: 'sahyadri@hdfcbank', ...turnover(FIVE_CRORE), hsnDigits: 4 },
    })
    expect((await set(one.sellerCode, { upiId: null, turnover: null })).body).toMatchObject({
      data: { upiId: null, turnover: null, hsnDigits: 0 },
    })
    const { data } = await staff.call('GET /api/admin/catalog/sellers', { query: { market: 'IN' } })
    expect(data.sellers.map(({ sellerCode }) => sellerCode)).toContain(one.sellerCode)
  })

  it('are those of the country of the seller', async () => {
    const licence = { number: 'CN-1234567', authority: 'Dubai Economy and Tourism' }
    expect((await set(one.sellerCode, { tradeLicence: licence })).status).toBe(400)
    expect((await set(one.sellerCode, { upiId: 'no upi id' })).status).toBe(400)
    expect((await set('NOBODY', { upiId: null })).body).toMatchObject({ code: 'catalog.seller-unknown' })
    const { data } = await staff.call('GET /api/admin/catalog/sellers', { query: { market: 'AE', limit: 1 } })
    const [dubai] = data.sellers
    expect((await set(dubai?.sellerCode ?? '', turnover(1))).status).toBe(400)
    expect((await set(dubai?.sellerCode ?? '', { tradeLicence: licence })).body).toMatchObject({
      data: { tradeLicence: licence },
    })
  })

  it('come with registrations by State, and are found by a part of the name, the code or a tax number', async () => {
    const list = async (query: { market: 'IN' | 'AE'; text?: string }) =>
      (await staff.call('GET /api/admin/catalog/sellers', { query })).data.sellers
    const seller = (await list({ market: 'IN' })).find(({ sellerCode }) => sellerCode === one.sellerCode)
    const registration = seller?.registrations[0]
    expect(registration).toMatchObject({ validTo: null, state: { en: expect.stringMatching(/^[A-Z][a-z]/) } })
    expect(registration?.state.hi).toMatch(/[\u0900-\u097f]/)
    const texts = [
      registration?.taxNumber.toLowerCase(),
      one.sellerCode.slice(1),
      seller?.legalName.slice(2).toUpperCase(),
    ]
    for (const text of texts) expect(await list({ market: 'IN', text })).toContainEqual(seller)
    expect(await list({ market: 'IN', text: registration?.taxNumber.slice(1) })).toEqual([])
    expect(await list({ market: 'AE', text: registration?.taxNumber })).toEqual([])
  })

  it('are changed from the version that was read, of two at once by one', async () => {
    const { data } = await staff.call('GET /api/admin/catalog/sellers', {
      query: { market: 'IN', text: one.sellerCode },
    })
    const version = data.sellers[0]?.version
    const contact = { email: 'accounts@seller.example', language: 'hi' as const }
    const both = await Promise.all([
      set(one.sellerCode, { version, contact }),
      set(one.sellerCode, { version, contact: null }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'catalog.changed-meanwhile' })
    const saved = both.find(({ status }) => status === 200)?.body as { data: { version: number } }
    expect((await set(one.sellerCode, { version: saved.data.version, contact: null })).status).toBe(200)
  })

  it('are not for customers', async () => {
    const customer = await store.customer()
    const body = { upiId: null }
    const path = 'POST /api/admin/catalog/sellers/{sellerCode}/details'
    expect((await customer.try(path, { params: { sellerCode: one.sellerCode }, body })).status).toBe(403)
  })
})

it('keep a product with a short HSN code from being sold above five crore rupees, and only then', async () => {
  const { count } = await store.app.db.one<{ count: number }>(UNDECLARED)
  await store.app.db.run(SET_CODE, [one.msn, one.hsn.slice(0, 4)])
  await set(one.sellerCode, turnover(FIVE_CRORE))
  expect((await missing()).filter(({ msn }) => msn === one.msn)).toEqual([])
  await set(one.sellerCode, turnover(FIVE_CRORE + 1))
  expect(await missing()).toContainEqual(expect.objectContaining({ msn: one.msn, missing: ['hsn'] }))
  const { data } = await store.visitor().call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn: one.msn } })
  expect(data.notSoldText).toContain('HSN code')
  // a code that is long enough can be sold again
  await store.app.db.run(SET_CODE, [one.msn, one.hsn.padEnd(6, '0')])
  expect((await missing()).filter(({ msn }) => msn === one.msn)).toEqual([])
  await store.app.db.run(SET_CODE, [one.msn, one.hsn.slice(0, 4)])
  await set(one.sellerCode, { turnover: null })
  expect(await store.app.db.one(UNDECLARED)).toEqual({ count })
})
