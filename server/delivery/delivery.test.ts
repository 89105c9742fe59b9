// Delivery promises: the rules with known distances and dates, and the API.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import {
  type CarrierRule,
  cityOf,
  deliveryDate,
  exceptionFor,
  localTime,
  type Parcel,
  roadKm,
  routeParcel,
} from './rules.ts'

const NO_STOCK = statement('test.no-stock', 'update stock set on_hand = reserved where msn = $1')
const STOCK_IN = statement(
  'test.stock-in',
  `insert into stock (offer_id, msn, seller_id, warehouse_id, on_hand)
   select c.offer_id, c.msn, c.seller_id, w.id, 5 from offer_choices c, warehouses w
   where c.msn = $1 and w.code = any($2)
   on conflict (offer_id, warehouse_id) do update set on_hand = stock.reserved + 5`,
)

/** Five units of a product in each of these warehouses, and none elsewhere. */
async function stockOnlyIn(db: Db, msn: string, warehouses: string[]): Promise<void> {
  await db.run(NO_STOCK, [msn])
  await db.run(STOCK_IN, [msn, warehouses])
}

const PUNE = { lat: 18.52, lng: 73.86 }
const DELHI = { lat: 28.61, lng: 77.21 }

const rule = (change: Partial<CarrierRule>): CarrierRule => ({
  carrier: 'surface',
  maxKm: 3000,
  days: 5,
  prepaid: true,
  cod: true,
  maxWeightGrams: 50_000,
  maxValueMinor: 10_000_000,
  codMaxValueMinor: 3_000_000,
  ...change,
})
const parcel = (change: Partial<Parcel>): Parcel => ({
  quantity: 1,
  weightGrams: 1000,
  valueMinor: 100_000,
  onRequest: false,
  warehouses: [
    { registrationId: 1, stateCode: '27', warehouseId: 1, available: 5, cutoffHour: 16, ...PUNE },
    { registrationId: 2, stateCode: '27', warehouseId: 2, available: 5, cutoffHour: 14, ...DELHI },
  ],
  ...change,
})
const anywhere = exceptionFor([], '411001')

describe('rules', () => {
  it('estimate the distance from Pune to Delhi', () => {
    // 1,173 km in a straight line
    expect(roadKm(PUNE, DELHI)).toBeGreaterThan(1450)
    expect(roadKm(PUNE, DELHI)).toBeLessThan(1600)
    expect(roadKm(PUNE, PUNE)).toBe(0)
  })

  it('choose the fastest carrier from the nearest warehouse', () => {
    const route = routeParcel(parcel({}), PUNE, anywhere, [rule({}), rule({ carrier: 'express', maxKm: 150, days: 1 })])
    expect(route).toMatchObject({ serviceable: true, days: 1, regularDays: 5, cutoffHour: 16 })
    expect(route.serviceable && route.sources.map(source => source.warehouseId)).toEqual([1, 2])
  })

  it('use the date of the farthest warehouse needed', () => {
    const route = routeParcel(parcel({ quantity: 8 }), PUNE, anywhere, [rule({}), rule({ maxKm: 150, days: 1 })])
    expect(route).toMatchObject({ serviceable: true, days: 5, cutoffHour: 14 })
  })

  it.each([
    ['stock', parcel({ quantity: 11 }), [rule({})]],
    ['weight', parcel({ weightGrams: 60_000 }), [rule({})]],
    ['value', parcel({ valueMinor: 20_000_000 }), [rule({})]],
    ['distance', parcel({}), [rule({ maxKm: -1 })]],
    ['on-request', parcel({ onRequest: true }), [rule({})]],
  ] as const)('say why not: %s', (reason, what, rules) => {
    expect(routeParcel(what, PUNE, anywhere, rules)).toEqual({ serviceable: false, reason })
  })

  it('exclude cash for expensive products and remote locations', () => {
    expect(routeParcel(parcel({ valueMinor: 4_000_000 }), PUNE, anywhere, [rule({})])).toMatchObject({
      serviceable: true,
      cod: false,
      prepaid: true,
    })
    const island = exceptionFor(
      [
        { prefix: '744', serviceable: true, cod: false, extraDays: 4 },
        { prefix: '7', serviceable: false, cod: true, extraDays: 0 },
      ],
      '744101',
    )
    expect(routeParcel(parcel({}), PUNE, island, [rule({})])).toMatchObject({ cod: false, days: 9 })
  })

  it.each([
    // Friday 20 November 2026, 12:00 in Pune
    ['2026-11-20T06:30:00Z', 1, [], '2026-11-21'],
    // after the cut-off: Monday, since Sunday is not a working day
    ['2026-11-20T12:30:00Z', 1, [], '2026-11-23'],
    ['2026-11-20T06:30:00Z', 2, ['2026-11-23'], '2026-11-24'],
    // late on the last evening of the year, and a holiday on the first day
    ['2026-12-31T18:00:00Z', 1, ['2027-01-01'], '2027-01-04'],
  ])('promise a day: %s + %i', (now, days, holidays, expected) => {
    expect(deliveryDate(localTime('IN', new Date(now)), 16, days, new Set(holidays))).toBe(expected)
  })
})

describe('the city of a location', () => {
  it.each([
    ['Pune', 'Pune', 'Maharashtra', 'Pune'],
    ['Bhosari I.E', 'Pune', 'Maharashtra', 'Pune'],
    ['Koramangala', 'Bengaluru Urban', 'Karnataka', 'Bengaluru'],
    ['Devanahalli', 'Bengaluru Rural', 'Karnataka', 'Bengaluru Rural'],
    ['Andheri', 'Mumbai Suburban', 'Maharashtra', 'Mumbai'],
    ['New Delhi', 'New Delhi', 'Delhi', 'New Delhi'],
    ['Chanakya Puri', 'New Delhi', 'Delhi', 'New Delhi'],
    ['Laxmi Nagar', 'East', 'Delhi', 'Delhi'],
    ['Shahdara Mandi', 'Shahdara', 'Delhi', 'Delhi'],
    // a direction alone is ambiguous, so the location's own name is used
    ['Gangtok', 'East District', 'Sikkim', 'Gangtok'],
    ['Panaji', 'North Goa', 'Goa', 'North Goa'],
  ])('%s in %s, %s is %s', (name, district, stateEn, city) => {
    const place = { nameEn: name, nameHi: name, district, stateEn }
    expect(cityOf(place, 'en')).toBe(city)
    expect(cityOf(place, 'hi')).toBe(city)
  })

  it('is the emirate in the UAE, in the language of the visitor', () => {
    const dubai = { nameEn: 'Dubai', nameHi: 'दुबई', district: 'Dubai', stateEn: 'Dubai' }
    expect([cityOf(dubai, 'en'), cityOf(dubai, 'hi')]).toEqual(['Dubai', 'दुबई'])
  })
})

describe('API', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  it('returns date, cash and prepaid for a location, in both languages', async () => {
    const [msn = ''] = await store.buyableMsns('IN', 1)
    const visitor = store.visitor()
    const body = { pincode: '411001', productList: [{ productId: msn, quantity: 1 }] }
    const { data } = await visitor.call('POST /api/v1/logistics/validateProductsService', { body })
    expect(data.place).toMatchObject({ code: '411001', stateCode: '27', state: 'Maharashtra' })
    expect(data.products[0]).toMatchObject({ serviceable: true, prepaid: true })
    expect(data.products[0]?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    visitor.headers.language = 'hi'
    expect((await visitor.call('POST /api/v1/logistics/validateProductsService', { body })).data.place.state).toBe(
      'महाराष्ट्र',
    )
  })

  it.each([
    ['411026', 'localhost', 'Pune'],
    ['400053', 'localhost', 'Mumbai'],
    ['560001', 'localhost', 'Bengaluru'],
    ['110092', 'localhost', 'Delhi'],
    ['DU', 'ae.localhost', 'दुबई'],
  ])('name %s alike in the header, in an address and on a product', async (pin, host, city) => {
    const visitor = store.visitor(host)
    visitor.headers.language = 'hi'
    visitor.headers['x-pincode'] = pin
    const [productId = ''] = await store.buyableMsns(pin === 'DU' ? 'AE' : 'IN', 1)
    const session = await visitor.call('GET /api/v1/session/getSession')
    const typed = await visitor.call('GET /api/v1/address/getcitystatebyPincode', { query: { pin } })
    const body = { pincode: pin, productList: [{ productId }] }
    const shown = await visitor.call('POST /api/v1/logistics/validateProductsService', { body })
    expect([session.place?.name, typed.data.city, shown.data.place.name]).toEqual([city, city, city])
  })

  it.each(['000000', '12345', 'abc', '999999', ''])('rejects %s as a pincode', async pincode => {
    const [productId = ''] = await store.buyableMsns('IN', 1)
    const answer = await store
      .visitor()
      .try('POST /api/v1/logistics/validateProductsService', { body: { pincode, productList: [{ productId }] } })
    expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid pincode provided' } })
  })

  it('offers cash within the limits of the place alone, and names its largest order', async () => {
    const [productId = ''] = await store.buyableMsns('IN', 1)
    const cashAt = async (pincode: string, quantity = 1) => {
      const body = { pincode, productList: [{ productId, quantity }] }
      const { data } = await store.visitor().call('POST /api/v1/logistics/validateProductsService', { body })
      const { cod, codMax, outcome } = data.products[0] ?? {}
      return [outcome, cod, codMax]
    }
    const here = ['available', true, 30_000_00]
    expect(await cashAt('411001')).toEqual(here)
    const rule = (limit: string) =>
      store.asOwner(`insert into cod_rules (market, place_prefix, ${limit.split('=')[0]}, updated_by)
        values ('IN', '411001', ${limit.split('=')[1]}, 'test')`)
    await rule('max_minor=100')
    expect(await cashAt('411001')).toEqual(['prepaid-only', false, null])
    expect(await cashAt('411002')).toEqual(here)
    await store.asOwner(`update cod_rules set max_minor = 1000000, max_grams = 1`)
    expect(await cashAt('411001')).toEqual(['prepaid-only', false, null])
    await store.asOwner(`update cod_rules set max_grams = null`)
    expect(await cashAt('411001')).toEqual(['available', true, 10_000_00])
    await store.asOwner('delete from cod_rules')
  })

  it('names the State of dispatch and the GSTIN there, one for each State that the quantity leaves from', async () => {
    const [productId = ''] = await store.buyableMsns('IN', 1)
    await stockOnlyIn(store.app.db, productId, ['BWD', 'DEL'])
    const ask = async (quantity: number, pincode: string) => {
      const body = { pincode, productList: [{ productId, quantity }] }
      const { data } = await store.visitor().call('POST /api/v1/logistics/validateProductsService', { body })
      return data.products[0]?.dispatch ?? []
    }
    expect(await ask(1, '411001')).toEqual([{ state: 'Maharashtra', taxNumber: expect.stringMatching(/^27/) }])
    expect(await ask(1, '110001')).toEqual([{ state: 'Delhi', taxNumber: expect.stringMatching(/^07/) }])
    expect((await ask(8, '411001')).map(({ state }) => state)).toEqual(['Maharashtra', 'Delhi'])
    expect(await ask(1000, '411001')).toEqual([])
  })

  it('serves the emirates in the UAE', async () => {
    const [productId = ''] = await store.buyableMsns('AE', 1)
    const { data } = await store
      .visitor('ae.localhost')
      .call('POST /api/v1/logistics/validateProductsService', { body: { pincode: 'SH', productList: [{ productId }] } })
    expect(data.place.name).toBe('Sharjah')
    expect(data.products[0]?.serviceable).toBe(true)
  })
})
