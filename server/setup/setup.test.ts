// A store set up from nothing: imported products can be bought, under the merchant's registrations.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadStarter } from '../../starter/loader/load.ts'
import { statement } from '../platform/db.ts'
import { type ImportTester, importTester } from '../testing/imports.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { missingForSelling, parsePlan, type SetupPlan, setUpStore } from './service.ts'

const REFERENCE = join(import.meta.dirname, '../../starter/reference')
const RATES = 'hsn,rate,from,to,max_unit,description\n,18,2017-07-01,,,All others\n8205,12,2025-09-22,,,Hand tools\n'
const FEED = `Brand,Part number,Name,Category,Price,MRP,HSN,Weight (g),Stock
Shakti,HM-1,Claw hammer 500 g,Tools > Hammers,560,600,8205,700,40
Shakti,PL-1,Combination pliers,Tools > Pliers,354,400,8203,300,25
`
/** Legal declarations for every product of the file. */
const DECLARED = {
  origin: 'IN',
  declarations: {
    ...{ manufacturerName: 'Shakti Forge', manufacturerAddress: 'MIDC Chakan, Pune 410501', netQuantity: '1 N' },
    ...{ careName: 'Acme Tools', careAddress: 'Gala 7, Chinchwad, Pune', carePhone: '020 4000 0000' },
    careEmail: 'care@acme.example',
  },
}

const INDIA = {
  market: 'IN',
  seller: {
    code: 'ACME',
    legalName: 'Acme Tools Private Limited',
    tradeName: 'Acme Tools',
    address: 'Gala 7, Chinchwad MIDC',
    place: 'Pune',
    registrations: [{ taxNumber: '27AAKCS4821M1ZW' }],
  },
  contact: { phone: '020 4000 0000', email: 'care@acme.example', grievance: { name: 'Anagha Deshpande' } },
  warehouses: [{ code: 'PNQ', name: 'Pune', nameHi: 'पुणे', pincode: '411019' }],
  carriers: [{ code: 'own-vans', name: 'Own vans', codMaxValue: 30_000, bands: [{ maxKm: 3000, days: 3 }] }],
  deliverTo: ['411', '560'],
  taxRates: 'rates.csv',
}
const EMIRATES = {
  ...INDIA,
  market: 'AE',
  seller: {
    ...INDIA.seller,
    code: 'ACME-AE',
    registrations: [{ taxNumber: '100482615900003', emirate: 'DU' }],
    place: 'Dubai',
  },
  warehouses: [{ code: 'DXB', name: 'Dubai', emirate: 'DU' }],
  carriers: [{ code: 'dubai-vans', name: 'Dubai vans', bands: [{ maxKm: 600, days: 2 }] }],
  deliverTo: ['DU', 'SH'],
  taxRates: 'sample',
}

const LINES = statement(
  'test.setup-lines',
  `select l.tax_rate_bp as "rateBp", r.tax_number as "taxNumber", s.code as seller
   from order_lines l join orders o on o.id = l.order_id left join seller_registrations r on r.id = l.registration_id
   join sellers s on s.id = l.seller_id where o.number = $1`,
)
const STOCKED = statement(
  'test.setup-stocked',
  `select count(*)::int as count from offer_choices where availability = 'stock'`,
)
const COUNTS = statement(
  'test.setup-counts',
  `select (select count(*) from products)::int as products, (select count(*) from sellers)::int as sellers`,
)

let folder: string
let store: TestStore
let imports: ImportTester

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kh-setup-'))
  await writeFile(join(folder, 'rates.csv'), RATES)
  store = await openTestStore({ empty: true })
  imports = importTester(store.app)
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const setUp = (plan: unknown) => setUpStore(store.app, parsePlan(plan), { reference: REFERENCE, from: folder })
const changed = async (plan: unknown) =>
  (await setUp(plan)).filter(({ state }) => state !== 'unchanged').map(({ what, state }) => `${what}: ${state}`)

interface Address {
  city: string
  postCode: string
  phone: string
}

/** Pays for one piece with cash on delivery; returns the order number. */
async function buy(partNumber: string, host: string, place: string, address: Address): Promise<number> {
  const product = await imports.product(partNumber, host.startsWith('ae') ? 'AE' : 'IN')
  const buyer = await store.customer(host)
  await buyer.call('POST /api/v1/cart/updateCartV2', {
    body: { mode: 'set', itemsList: [{ productId: product?.msn ?? '', productQuantity: 1 }] },
  })
  const saved = await buyer.call('POST /api/v1/address/postaddressV2', {
    body: { name: 'Asha Kulkarni', addressLine: 'Plot 12', ...address },
  })
  const { addressId } = saved.data.address
  const { data } = await buyer.call('POST /api/v1/payment/getAll', { body: { pincode: place } })
  const cash = data.methods.find(method => method.id === 5)
  const paid = await buyer.request('POST', `/api/v1/payment/payV2?pincode=${place}`, {
    idempotencyKey: `setup-${partNumber}-${place}`,
    addressList: [{ addressId, type: 'shipping' }],
    payment: { paymentMethodId: 5 },
    expectedPayable: cash?.payable,
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  return Number((paid.body as { data: { orderNumber: string } }).data.orderNumber)
}

describe('an empty store', () => {
  it('reports what is missing, also in an import', async () => {
    expect(await missingForSelling(store.app.db, 'IN')).toEqual([
      'a seller',
      'a warehouse',
      'a carrier with delivery times',
      'States and pincodes',
      'tax rates',
    ])
    const failed = await imports.take(FEED)
    expect(failed.state).toBe('failed')
    expect(failed.error).toBe(
      'This market cannot sell yet: run npm run setup. Missing: a seller; a warehouse; a carrier with delivery times; States and pincodes; tax rates.',
    )
  })

  it('names a warehouse in a State without a registration and an unknown place, and writes nothing', async () => {
    const warehouses = [
      { code: 'BLR', name: 'Bengaluru', pincode: '560058' },
      { code: 'XXX', name: 'Nowhere', pincode: '100000' },
    ]
    await expect(setUp({ ...INDIA, warehouses })).rejects.toMatchObject({
      problems: [
        'seller.registrations: the one in Karnataka (29) is missing, where the warehouse BLR is',
        'warehouses[1]: 100000 is not known',
      ],
    })
    await expect(setUp({ ...INDIA, taxRates: 'no.csv' })).rejects.toThrow('no.csv cannot be read')
    await writeFile(join(folder, 'bad.csv'), 'hsn,rate,from\n8205,120,2025-09-22\n82x,18,2025\n')
    await expect(setUp({ ...INDIA, taxRates: 'bad.csv' })).rejects.toThrow(
      /row 2: "120" is no rate.*row 3: "82x" is no heading.*a row without a heading/s,
    )
    expect(await store.app.db.one(COUNTS)).toEqual({ products: 0, sellers: 0 })
  })

  it('is set up once, and the second time changes nothing', async () => {
    expect(await changed(INDIA)).toEqual([
      'States and pincodes: created',
      'tax rates: created',
      'seller ACME: created',
      'registration 27AAKCS4821M1ZW: created',
      'warehouse PNQ: created',
      'carrier own-vans: created',
      'home page and footer: created',
      'places served: changed',
    ])
    expect(await missingForSelling(store.app.db, 'IN')).toEqual([])
    expect(await changed(INDIA)).toEqual([])
  })

  it('sells imported products, with their tax, where it delivers', async () => {
    const done = await imports.take(FEED, { mapping: { defaults: DECLARED } })
    expect([done.state, done.created]).toEqual(['done', 2])
    const address = { city: 'Pune', postCode: '411026', phone: '9876543210' }
    const order = await buy('HM-1', 'localhost', '411026', address)
    expect(await store.app.db.rows(LINES, [order])).toEqual([
      { rateBp: 1200, taxNumber: '27AAKCS4821M1ZW', seller: 'ACME' },
    ])
    const { msn = '' } = (await imports.product('PL-1')) ?? {}
    const { data } = await store.visitor().call('POST /api/v1/logistics/validateProductsService', {
      body: { pincode: '110001', productList: [{ productId: msn }] },
    })
    expect(data.products).toMatchObject([{ serviceable: false, reason: 'place' }])
  })

  it('follows a changed plan, and ends the registration that another one replaces', async () => {
    const seller = { ...INDIA.seller, registrations: [{ taxNumber: '27AAKCS4821M2ZV' }] }
    const carriers = [{ ...INDIA.carriers[0], bands: [{ maxKm: 3000, days: 2 }] }]
    const contact = { ...INDIA.contact, phone: '020 4000 0001' }
    const plan = { ...INDIA, seller, carriers, contact, deliverTo: 'everywhere' }
    expect(await changed(plan)).toEqual([
      'seller ACME: changed',
      'registration 27AAKCS4821M2ZV: created',
      'carrier own-vans: changed',
      'home page and footer: changed',
      'places served: changed',
    ])
    expect(await changed(plan)).toEqual([])
    expect(await missingForSelling(store.app.db, 'IN')).toEqual([])
  })

  it('is set up for the UAE as well, and sells there', async () => {
    await changed(EMIRATES)
    expect(await missingForSelling(store.app.db, 'AE')).toEqual([])
    const done = await imports.take(FEED, { market: 'AE' })
    expect([done.state, done.created]).toEqual(['done', 2])
    const order = await buy('HM-1', 'ae.localhost', 'DU', {
      city: 'Dubai',
      postCode: 'DU',
      phone: '501234567',
    })
    expect(await store.app.db.rows(LINES, [order])).toEqual([
      { rateBp: 500, taxNumber: '100482615900003', seller: 'ACME-AE' },
    ])
    await expect(setUp({ ...EMIRATES, seller: { ...EMIRATES.seller, code: 'ACME' } })).rejects.toThrow(
      'The seller ACME is one of the other market.',
    )
  })

  it('is never filled with the starter catalogue', async () => {
    const before = await store.app.db.one(STOCKED)
    expect(await loadStarter(store.app, { limit: 10, pictures: false })).toBe(false)
    expect(await store.app.db.one(STOCKED)).toEqual(before)
  })
})

it('is rejected on a store of invented products', async () => {
  const filled = await openTestStore()
  const plan: SetupPlan = parsePlan({ ...INDIA, taxRates: 'sample' })
  await expect(setUpStore(filled.app, plan, { reference: REFERENCE, from: folder })).rejects.toThrow(
    'it holds the starter catalogue',
  )
  await filled.close()
})
