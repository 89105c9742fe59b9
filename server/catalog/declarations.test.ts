// Legal declarations in India: a product without one is shown but not sold, and a report lists it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingOf } from '../../contract/catalog/declarations.rules.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const KEY = 'khk_of-the-test-declarations'
const PRODUCT = 'GET /api/v1/aggregate/pdpDetailsV2'
const ONE = statement(
  'test.declared-product',
  `select p.msn, oc.offer_id as "offerId", o.min_quantity as quantity from products p join offer_choices oc on oc.msn = p.msn
   join offers o on o.id = oc.offer_id
   where p.market = 'IN' and p.origin = 'IN' and oc.availability = 'stock' and oc.offers = 1
     and (select sum(k.available) from sellable_stock k where k.offer_id = o.id) >= o.min_quantity
   order by p.msn limit 1`,
)
const DECLARE = statement('test.declare', 'update products set declarations = declarations || $2::jsonb where msn = $1')
const MRP = statement('test.declare-mrp', 'update offers set mrp_declared = $2 where msn = $1')
const MISSING = statement('test.missing-by-database', 'select missing_declarations($1, $2, $3::jsonb) as missing')
const UNDECLARED = statement(
  'test.undeclared-starter',
  `select count(*)::int as count from products p join offers o on o.msn = p.msn where not o.declared`,
)

let store: TestStore
let one: { msn: string; offerId: number; quantity: number }
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY })
  one = await store.app.db.one(ONE)
})
afterAll(() => store.close())

const add = () =>
  store.visitor().try('POST /api/v1/cart/updateCartV2', {
    body: { mode: 'set', itemsList: [{ productId: one.msn, productQuantity: one.quantity }] },
  })
const page = () => store.visitor().call(PRODUCT, { query: { msn: one.msn } })

it('all products of the starter catalogue declare what the law asks for', async () => {
  expect(await store.app.db.one(UNDECLARED)).toEqual({ count: 0 })
  const { data } = await page()
  expect(data.declarations.map(({ name }) => name)).toEqual([
    'Packer',
    'Net quantity',
    'Unit sale price',
    'Consumer care',
  ])
})

it('the database finds the same missing as the rules', async () => {
  const full = {
    ...{ packerName: 'T', packerAddress: 'P', importerName: 'I', importerAddress: 'M', netQuantity: '1 N' },
    ...{ careName: 'D', careAddress: 'P', carePhone: '1', careEmail: 'c@t.example' },
  }
  const names = Object.keys(full)
  for (const market of ['IN', 'AE'] as const) {
    for (const origin of ['IN', 'DE', '']) {
      for (const without of [...names, '']) {
        const declarations = Object.fromEntries(Object.entries(full).filter(([name]) => name !== without))
        const row = await store.app.db.one(MISSING, [market, origin, JSON.stringify(declarations)])
        expect(row).toEqual({ missing: missingOf(market, { origin, declarations, mrpDeclared: true }) })
      }
    }
  }
})

describe('a product without a consumer care contact', () => {
  it('is shown as not for sale, and cannot be added', async () => {
    await store.app.db.run(DECLARE, [one.msn, JSON.stringify({ carePhone: '' })])
    const { data } = await page()
    expect(data).toMatchObject({
      availability: 'out-of-stock',
      notSold: 'Not for sale',
      notSoldText:
        'This product cannot be sold yet: information that the law requires is missing (consumer care contact).',
    })
    const offers = await store.visitor().call('GET /api/v1/product/offers', { query: { msn: one.msn } })
    expect(offers.data).toMatchObject([{ reason: 'declarations-missing', available: 0 }])
    expect((await add()).status).toBe(409)
  })

  it('is reported, by page and as CSV', async () => {
    await store.app.db.run(MRP, [one.msn, false])
    const staff = store.visitor()
    staff.headers.authorization = `Bearer ${KEY}`
    const { data } = await staff.call('GET /api/admin/catalog/missingDeclarations', { query: {} })
    expect(data).toMatchObject({ offers: [{ msn: one.msn, missing: ['consumerCare', 'mrp'] }], next: null })
    const csv = await store.http.inject({
      url: '/api/admin/catalog/missingDeclarations.csv',
      headers: { host: 'localhost', ...staff.headers },
    })
    const [heading = '', row = ''] = csv.body.slice(1).split('\r\n')
    expect(heading).toContain('Missing: consumer care contact,Missing: MRP')
    expect(row).toMatch(new RegExp(`^${one.msn},.*,,,,,missing,missing,$`))
  })

  it('is sold again when all is declared', async () => {
    await store.app.db.run(DECLARE, [one.msn, JSON.stringify({ carePhone: '1800' })])
    expect((await add()).status).toBe(409)
    await store.app.db.run(MRP, [one.msn, true])
    expect((await page()).data).toMatchObject({ availability: 'in-stock', notSoldText: null })
    expect((await add()).status).toBe(200)
  })
})
