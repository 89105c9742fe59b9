// Refurbished offers in the product editor: added, listed, edited, ended and taken back, and which offer the store shows.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

// products of one seller whose MRP is declared
const CASES = statement(
  'test.refurbished-cases',
  `select c.msn, c.price_minor as "priceMinor", c.mrp_minor as "mrpMinor", s.code as seller
   from offer_choices c join products p using (msn) join offers o on o.id = c.offer_id join sellers s on s.id = o.seller_id
   where p.market = 'IN' and p.active and c.offers = 1 and o.mrp_declared and c.price_minor > 20000 order by c.msn limit 4`,
)

interface Case {
  msn: string
  priceMinor: number
  mrpMinor: number
  seller: string
}

let store: TestStore
let owner: SignedIn
let cases: Case[]
let warehouse: string
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  cases = await store.app.db.rows<Case>(CASES)
  const query = { market: 'IN' as const, kind: 'warehouse' as const }
  warehouse = (await owner.visitor.call('GET /api/admin/products/choices', { query })).data[0]?.value ?? ''
})
afterEach(() => applySettings({}))
afterAll(() => store.close())

const caseAt = (at: number): Case => {
  const one = cases[at]
  if (!one) throw new Error('too few products')
  return one
}
const amount = (minor: number) => (minor / 100).toFixed(2)
const half = ({ priceMinor }: Case) => Math.round(priceMinor / 2)
const cellsOf = (given: Case) => ({
  ...{ price: amount(half(given)), mrp: amount(given.mrpMinor), breaks: `10: ${amount(half(given) - 100)}` },
  ...{ availability: 'stock', leadTime: '0', [`stock:${warehouse}`]: '500' },
})
const add = (given: Case, cells: Record<string, string>, more: { seller?: string; changeSetId?: string } = {}) =>
  owner.visitor.try('POST /api/admin/products/{msn}/offers', {
    params: { msn: given.msn },
    body: { changeSetId: randomUUID(), seller: given.seller, condition: 'refurbished', cells, ...more },
  })
const offers = async ({ msn }: Case) =>
  (await owner.visitor.call('GET /api/admin/catalog/offers', { query: { msn } })).data
const edited = async ({ msn }: Case, seller?: string) =>
  (
    await owner.visitor.call('GET /api/admin/products/{msn}', {
      params: { msn },
      query: seller === undefined ? {} : { seller },
    })
  ).data
const change = ({ msn }: Case, seller: string, cells: Record<string, { was: string; now: string }>, by = owner) =>
  by.visitor.try('POST /api/admin/products/changes', {
    body: { changeSetId: randomUUID(), note: 'Refurbished', market: 'IN', rows: [{ msn, seller, cells }] },
  })
const undo = async (changeSetId: string) =>
  (await owner.visitor.call('POST /api/admin/products/changes/{changeSetId}/undo', { params: { changeSetId } })).data
const idOf = ({ body }: { body: unknown }) => (body as { data: { changeSetId: string } }).data.changeSetId
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const problemsOf = ({ body }: { body: unknown }) =>
  (body as { problems?: { path: string; message: string }[] }).problems?.map(({ path, message }) => [path, message])
const pageOf = async ({ msn }: Case) =>
  (await store.visitor().call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })).data

test('a seller offers a product refurbished beside the new one, which stays the offer that the store shows', async () => {
  const given = caseAt(0)
  const key = `${given.seller}~refurbished`
  const changeSetId = randomUUID()
  const both = await Promise.all([
    add(given, cellsOf(given), { changeSetId }),
    add(given, cellsOf(given), { changeSetId }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(codeOf(await add(given, cellsOf(given)))).toBe('product.offer-exists')
  expect(await offers(given)).toMatchObject([
    { condition: 'new', shown: true, active: true, price: given.priceMinor },
    {
      ...{ condition: 'refurbished', shown: false, active: true, price: half(given), mrp: given.mrpMinor },
      ...{ breaks: [{ minQuantity: 10, price: half(given) - 100 }], reason: null },
      stock: [{ warehouse, onHand: 500, reserved: 0 }],
    },
  ])
  await expect.poll(async () => (await pageOf(given)).otherSellers).toMatchObject({ count: 1, refurbished: true })
  expect((await pageOf(given)).salesPrice).toBe(given.priceMinor)
  const { sellers, ...first } = await edited(given)
  expect(first).toMatchObject({ sellerCode: given.seller, condition: 'new', own: true })
  expect(sellers.map(({ value, condition }) => [value, condition])).toEqual([
    [given.seller, 'new'],
    [key, 'refurbished'],
  ])
  expect(await edited(given, key)).toMatchObject({
    ...{ sellerCode: key, condition: 'refurbished', own: false, offered: true },
    cells: { price: amount(half(given)), active: 'yes', [`stock:${warehouse}`]: '500' },
  })
  expect(await undo(changeSetId)).toMatchObject({ restored: 2, left: [] })
  expect(await offers(given)).toMatchObject([
    { condition: 'new', shown: true },
    { condition: 'refurbished', active: false, reason: 'offer-ended', stock: [{ onHand: 0 }] },
  ])
})

test('its cells are checked, changed, kept with its key and taken back; the new offer stays as it is', async () => {
  const given = caseAt(1)
  const key = `${given.seller}~refurbished`
  expect(problemsOf(await add(given, { price: '1', mrp: '1000' }))).toContainEqual([
    `${given.msn}.price`,
    'below-floor',
  ])
  await add(given, cellsOf(given))
  const was = amount(half(given))
  const lower = amount(half(given) - 50)
  const bad = await change(given, key, { price: { was, now: amount(given.mrpMinor + 100) } })
  expect(problemsOf(bad)).toEqual([[`${given.msn}.price`, 'above-mrp']])
  expect(problemsOf(await change(given, key, { name: { was: '', now: 'Other' } }))).toEqual([
    [`${given.msn}.name`, 'other-seller'],
  ])
  expect((await change(given, `${given.seller}~used`, { price: { was, now: lower } })).status).toBe(400)
  expect(codeOf(await change(given, key, { price: { was: '1.00', now: lower } }))).toBe('product.changes-rejected')
  const cells = {
    price: { was, now: lower },
    [`stock:${warehouse}`]: { was: '500', now: '7' },
    active: { was: 'yes', now: 'no' },
  }
  const made = await change(given, key, cells)
  expect(made.status).toBe(200)
  expect((await offers(given)).map(({ condition, active, price, shown }) => [condition, active, price, shown])).toEqual(
    [
      ['new', true, given.priceMinor, true],
      ['refurbished', false, half(given) - 50, false],
    ],
  )
  const { versions } = (
    await owner.visitor.call('GET /api/admin/products/{msn}/changes', { params: { msn: given.msn }, query: {} })
  ).data
  expect(new Set(versions[0]?.cells.map(({ seller }) => seller))).toEqual(new Set([key]))
  expect(await undo(idOf(made))).toMatchObject({ restored: 3, left: [] })
  expect((await offers(given))[1]).toMatchObject({ active: true, price: half(given), stock: [{ onHand: 500 }] })
})

test('a large change of its price waits for another member, as that of a new offer', async () => {
  const given = caseAt(2)
  await add(given, cellsOf(given))
  await openStaff(store, 'owner')
  applySettings({ IN: { 'prices.approve-count': 1000, 'prices.approve-change': 1000 } })
  const price = { was: amount(half(given)), now: amount(Math.round(half(given) * 1.3)) }
  const waits = await change(given, `${given.seller}~refurbished`, { price })
  expect(waits).toMatchObject({ status: 409, body: { code: 'staff.approval-waits' } })
  expect((await offers(given))[1]?.price).toBe(half(given))
})

test('it is shown where there is no new offer, and never publishes a draft', async () => {
  const given = caseAt(3)
  await add(given, cellsOf(given))
  const ended = await change(given, given.seller, { active: { was: 'yes', now: 'no' } })
  expect(ended.status).toBe(200)
  expect(await offers(given)).toMatchObject([
    { condition: 'refurbished', shown: true, reason: null },
    { condition: 'new', active: false },
  ])
  await expect.poll(async () => (await pageOf(given)).salesPrice).toBe(half(given))
  await undo(idOf(ended))
  expect(await offers(given)).toMatchObject([{ condition: 'new', shown: true }, { condition: 'refurbished' }])

  const like = await edited(given)
  const body = {
    ...{ market: 'IN' as const, partNumber: 'REFURBISHED-1', brand: like.cells.brand ?? '' },
    ...{ category: like.cells.category ?? '', seller: given.seller, name: 'A draft', nameHi: '' },
    ...{ hsn: like.cells.hsn ?? '', price: 50_000 },
  }
  const wrong = { ...body, seller: `${given.seller}~refurbished` }
  expect((await owner.visitor.try('POST /api/admin/products', { body: wrong })).status).toBe(400)
  const { msn } = (await owner.visitor.call('POST /api/admin/products', { body })).data
  const draft = { ...given, msn }
  expect((await add(draft, { price: '250', [`stock:${warehouse}`]: '9' })).status).toBe(200)
  expect(await edited(draft)).toMatchObject({ listed: false, condition: 'new', cells: { price: '500.00' } })
  expect((await change(draft, given.seller, { active: { was: 'no', now: 'yes' } })).status).toBe(200)
  expect(await offers(draft)).toMatchObject([
    { condition: 'new', shown: true, active: true },
    { condition: 'refurbished' },
  ])
})
