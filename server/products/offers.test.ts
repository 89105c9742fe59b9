// Offers of further sellers in the product editor: added, compared, edited and ended, with the choice made again each time.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

// a product of one seller, and a seller of the market who does not offer it; then one of the other market
const CASE = statement(
  'test.offer-case',
  `select c.msn, c.price_minor as "priceMinor", c.mrp_minor as "mrpMinor",
     (select code from sellers s where s.market = 'IN' and s.id <> c.seller_id order by s.id limit 1) as seller,
     (select code from sellers s where s.market = 'AE' order by s.id limit 1) as foreign
   from offer_choices c join products p using (msn) join offers o on o.id = c.offer_id
   where p.market = 'IN' and p.active and c.offers = 1 and o.mrp_declared order by c.msn limit 1`,
)

interface Case {
  msn: string
  priceMinor: number
  mrpMinor: number
  seller: string
  foreign: string
}

let store: TestStore
let owner: SignedIn
let given: Case
let warehouse: string
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  given = await store.app.db.one<Case>(CASE)
  const query = { market: 'IN' as const, kind: 'warehouse' as const }
  warehouse = (await owner.visitor.call('GET /api/admin/products/choices', { query })).data[0]?.value ?? ''
})
afterAll(() => store.close())

const amount = (minor: number) => (minor / 100).toFixed(2)
const add = (cells: Record<string, string>, more: { seller?: string; changeSetId?: string } = {}, by = owner) =>
  by.visitor.try('POST /api/admin/products/{msn}/offers', {
    params: { msn: given.msn },
    body: { changeSetId: randomUUID(), seller: given.seller, cells, ...more },
  })
const offers = async () =>
  (await owner.visitor.call('GET /api/admin/catalog/offers', { query: { msn: given.msn } })).data
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const problemsOf = ({ body }: { body: unknown }) =>
  (body as { problems?: { path: string; message: string }[] }).problems?.map(({ path, message }) => [path, message])

test('invalid offers are reported, and nothing is written', async () => {
  expect(codeOf(await add({ price: '100' }, { seller: 'NOBODY' }))).toBe('catalog.seller-unknown')
  expect(codeOf(await add({ price: '100' }, { seller: given.foreign }))).toBe('catalog.seller-unknown')
  const floor = await add({ price: '1', mrp: '1000', breaks: '10: 0.5' })
  expect(codeOf(floor)).toBe('product.changes-rejected')
  expect(problemsOf(floor)).toContainEqual([`${given.msn}.price`, 'below-floor'])
  expect(problemsOf(await add({ price: '100', mrp: '90' }))).toContainEqual([`${given.msn}.price`, 'above-mrp'])
  expect(problemsOf(await add({ price: 'cheap' }))).toEqual([[`${given.msn}.price`, 'not-amount']])
  const wrong: Record<string, string>[] = [
    { mrp: '100' },
    { price: '100', name: 'A name' },
    { price: '100', active: 'no' },
  ]
  for (const cells of wrong) expect((await add(cells)).status).toBe(400)
  const translator = await openStaff(store, 'translator')
  expect((await add({ price: '100' }, {}, translator)).status).toBe(403)
  const pricing = await openStaff(store, 'pricing')
  const units = { price: amount(given.priceMinor), [`stock:${warehouse}`]: '5' }
  expect(problemsOf(await add(units, {}, pricing))).toEqual([[`${given.msn}.stock:${warehouse}`, 'not-allowed']])
  expect(await offers()).toHaveLength(1)
})

test('a better offer is shown at once with the reason, and ended by undo', async () => {
  const price = given.priceMinor - Math.ceil(given.priceMinor / 5)
  const cells = {
    ...{ price: amount(price), mrp: amount(given.mrpMinor), breaks: `10: ${amount(price - 100)}` },
    ...{ availability: 'stock', leadTime: '0', minQuantity: '1', [`stock:${warehouse}`]: '500' },
  }
  const changeSetId = randomUUID()
  const both = await Promise.all([add(cells, { changeSetId }), add(cells, { changeSetId })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body).toEqual(both[1]?.body)
  expect(codeOf(await add({ price: amount(price) }, { changeSetId }))).toBe('request.idempotency')
  expect(codeOf(await add({ price: amount(price) }))).toBe('product.offer-exists')
  const [shown, other, ...more] = await offers()
  expect(more).toEqual([])
  expect(shown).toMatchObject({
    ...{ sellerCode: given.seller, shown: true, active: true, condition: 'new', price, mrp: given.mrpMinor },
    ...{ mrpDeclared: true, breaks: [{ minQuantity: 10, price: price - 100 }], availability: 'stock', leadTimeDays: 0 },
    stock: [{ warehouse, onHand: 500, reserved: 0 }],
  })
  expect(shown?.compared?.price).toBe(10_000)
  expect(other?.compared?.score).toBeLessThan(shown?.compared?.score ?? 0)
  const page = async () =>
    (await store.visitor().call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn: given.msn } })).data.salesPrice
  await expect.poll(page).toBe(price)

  const params = { changeSetId }
  const { data } = await owner.visitor.call('POST /api/admin/products/changes/{changeSetId}/undo', { params })
  expect(data).toMatchObject({ restored: 2, left: [] })
  await expect.poll(page).toBe(given.priceMinor)
  expect(await offers()).toMatchObject([
    { shown: true, price: given.priceMinor, compared: null },
    { sellerCode: given.seller, active: false, reason: 'offer-ended', stock: [{ onHand: 0 }] },
  ])
})

test('a further seller does not publish a draft', async () => {
  const { data: likeData } = await owner.visitor.call('GET /api/admin/products/{msn}', { params: { msn: given.msn } })
  const body = {
    ...{ market: 'IN' as const, partNumber: 'OFFERED-1', brand: likeData.cells.brand ?? '' },
    ...{ category: likeData.cells.category ?? '', seller: likeData.sellerCode, name: 'A draft', nameHi: '' },
    ...{ hsn: likeData.cells.hsn ?? '', price: 50_000 },
  }
  const { msn } = (await owner.visitor.call('POST /api/admin/products', { body })).data
  const offer = { changeSetId: randomUUID(), seller: given.seller, cells: { price: '450' } }
  await owner.visitor.call('POST /api/admin/products/{msn}/offers', { params: { msn }, body: offer })
  const read = (seller?: string) =>
    owner.visitor.call('GET /api/admin/products/{msn}', { params: { msn }, query: seller ? { seller } : {} })
  expect((await read()).data.listed).toBe(false)
  expect((await read(given.seller)).data).toMatchObject({ own: false, offered: true, cells: { price: '450.00' } })
})
