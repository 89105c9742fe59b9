// What staff decide about products bought together: rules of categories, chosen and hidden products, versions, rights and the store.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const RULE = '/api/admin/together/categories/{categoryCode}' as const
const PRODUCT = '/api/admin/together/products/{msn}' as const
const market = 'IN' as const

/** A product that can be bought and whose category has rules, of the most categories with products that can be bought. */
const RULED = statement(
  'test.ruled-product',
  `select p.msn, p.category_code as "categoryCode" from products p join offer_choices oc on oc.msn = p.msn
   join together_rules r on r.category_code = p.category_code
   where p.market = 'IN' and p.active and p.msn = any($1) and exists (
     select from products o join offer_choices a on a.msn = o.msn join stock k on k.offer_id = a.offer_id
     where o.category_code = r.with_category_code and o.active and a.availability = 'stock' and k.on_hand - k.reserved > 50)
   group by p.msn order by count(*) desc, p.msn limit 1`,
)
const PAIR = statement('test.pair', 'insert into product_pairs (msn, other_msn, orders) values ($1, $2, 5)')
const LOG = statement(
  'test.together-log',
  `select before, after from audit_entries where record_kind = 'together' and record_id = $1 order by seq desc limit 1`,
)

let store: TestStore
let owner: SignedIn
let given: { msn: string; categoryCode: string }
let others: string[]
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  const msns = await store.buyableMsns(market, 200)
  given = await store.app.db.one(RULED, [msns])
  others = msns.filter(msn => msn !== given.msn).slice(0, 4)
})
afterAll(() => store.close())

const rule = async (categoryCode: string) =>
  (await owner.visitor.call(`GET ${RULE}`, { params: { categoryCode } })).data
const saveRule = (categoryCode: string, version: number, categories: string[], by = owner) =>
  by.visitor.try(`POST ${RULE}`, { params: { categoryCode }, body: { version, categories } })
const product = async (msn: string) => (await owner.visitor.call(`GET ${PRODUCT}`, { params: { msn } })).data
const saveProduct = (msn: string, version: number, chosen: string[], hidden: string[] = [], by = owner) =>
  by.visitor.try(`POST ${PRODUCT}`, { params: { msn }, body: { version, chosen, hidden } })
const inStore = async () =>
  (await store.visitor().call('GET /api/v1/product/getProductFbtDetails', { query: { msn: given.msn } })).data
const shownInStore = async () => (await inStore()).items.slice(1).map(({ product: { msn } }) => msn)
const CATEGORY = statement('test.category-of', 'select category_code as code from products where msn = $1')
const categoryOf = async (msn: string) => (await store.app.db.oneOrNull<{ code: string }>(CATEGORY, [msn]))?.code
const codesOf = (categories: readonly { categoryCode: string }[]) => categories.map(one => one.categoryCode)

it('categories that go with one are ordered and removed, and the store follows at once', async () => {
  const { categoryCode } = given
  const before = await rule(categoryCode)
  expect(before).toMatchObject({ version: 0, market })
  const codes = codesOf(before.categories)
  expect(codes.length).toBeGreaterThan(0)
  const list = (await owner.visitor.call('GET /api/admin/together', { query: { market, text: before.nameEn } })).data
  expect(list.rules.find(one => one.categoryCode === categoryCode)?.categories).toEqual(before.categories)
  const first = await shownInStore()
  expect(first.length).toBeGreaterThan(0)

  expect(await saveRule(categoryCode, 0, codes)).toMatchObject({ status: 200, body: { data: { version: 0 } } })
  // what was shown first goes
  const gone = (await categoryOf(first[0] ?? '')) ?? ''
  const kept = codes.filter(code => code !== gone)
  const wanted = [...kept.toReversed(), ...kept]
  expect(await saveRule(categoryCode, 0, wanted)).toMatchObject({ status: 200, body: { data: { version: 1 } } })
  expect(codesOf((await rule(categoryCode)).categories)).toEqual(kept.toReversed())
  expect(await store.app.db.one(LOG, [categoryCode])).toEqual({
    before: { categories: codes },
    after: { categories: kept.toReversed() },
  })
  await expect.poll(shownInStore).not.toEqual(first)
  // saved again it is the same; with an older version it is not saved
  expect(await saveRule(categoryCode, 0, kept.toReversed())).toMatchObject({ body: { data: { version: 1 } } })
  expect(await saveRule(categoryCode, 0, [gone])).toMatchObject({
    ...{ status: 409, body: { code: 'settings.changed-meanwhile' } },
  })
  expect(await saveRule(categoryCode, 1, codes)).toMatchObject({ status: 200, body: { data: { version: 2 } } })
  await expect.poll(shownInStore).toEqual(first)
})

it('one of another market and the category itself are unknown', async () => {
  const { categoryCode } = given
  const abroad = (await owner.visitor.call('GET /api/admin/together', { query: { market: 'AE' } })).data.rules[0]
  expect(abroad).toBeDefined()
  const { version } = await rule(categoryCode)
  for (const wrong of [categoryCode, abroad?.categoryCode ?? '', '999999999'])
    expect(await saveRule(categoryCode, version, [wrong])).toMatchObject({
      ...{ status: 404, body: { code: 'catalog.category-unknown' } },
    })
  const all = await Promise.all([saveRule(categoryCode, version, []), saveRule(categoryCode, version, [])])
  expect(all.map(({ status }) => status)).toEqual([200, 200])
  expect((await rule(categoryCode)).version).toBe(version + 1)
})

it('products are chosen and hidden for a product, before those of orders', async () => {
  const { msn } = given
  const [a = '', b = '', c = ''] = others
  await store.app.db.run(PAIR, [msn, c])
  expect(await product(msn)).toMatchObject({ version: 0, chosen: [], hidden: [], ordered: [{ msn: c, orders: 5 }] })
  expect(await saveProduct(msn, 0, [b, a, b])).toMatchObject({
    status: 200,
    body: { data: { version: 1, chosen: [{ msn: b, sold: true }, { msn: a }], ordered: [{ msn: c }] } },
  })
  expect(await shownInStore()).toEqual([b, a, c])
  expect((await inStore()).source).toBe('orders')
  expect((await product(msn)).shown.map(one => [one.msn, one.source])).toEqual([
    [b, 'chosen'],
    [a, 'chosen'],
    [c, 'orders'],
  ])
  expect(await saveProduct(msn, 1, [a], [c])).toMatchObject({
    body: { data: { version: 2, chosen: [{ msn: a }], hidden: [{ msn: c, orders: 5 }], ordered: [] } },
  })
  const shown = await shownInStore()
  expect(shown[0]).toBe(a)
  expect(shown).not.toContain(c)
  expect(await store.app.db.one(LOG, [msn])).toEqual({
    before: { chosen: [b, a], hidden: [] },
    after: { chosen: [a], hidden: [c] },
  })
  expect(await saveProduct(msn, 1, [b])).toMatchObject({ status: 409, body: { code: 'settings.changed-meanwhile' } })
  for (const wrong of [msn, 'MSN0000ZZZZ', (await store.buyableMsns('AE', 1))[0] ?? ''])
    expect(await saveProduct(msn, 2, [wrong])).toMatchObject({ status: 404 })
})

it('who may change categories decides; others read', async () => {
  const reader = await openCustomStaff(store, owner, ['products.read'])
  expect(await reader.visitor.try(`GET ${PRODUCT}`, { params: { msn: given.msn } })).toMatchObject({ status: 200 })
  expect(await saveProduct(given.msn, 2, [], [], reader)).toMatchObject({ status: 403 })
  expect(await saveRule(given.categoryCode, 3, [], reader)).toMatchObject({ status: 403 })
})
