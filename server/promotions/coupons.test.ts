// Staff write coupons, which carts and pages have at once; limits hold however many orders come together; trials change nothing.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { viewCart } from '../cart/service.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { buyerOf, cancelAsCustomer } from '../testing/invoices.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const CREATE = 'POST /api/admin/coupons' as const
const ONE = 'GET /api/admin/coupons/{couponId}' as const
const CHANGE = 'POST /api/admin/coupons/{couponId}' as const
const SWITCH = 'POST /api/admin/coupons/{couponId}/active' as const
const COD = 5

let store: TestStore
let marketing: SignedIn
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  marketing = await openStaff(store, 'marketing')
  msns = await pickProducts(store.app.db, 'IN', 2, 600_00, 3_000_00)
})
afterAll(() => store.close())

const terms = {
  ...{ title: { en: '₹50 off', hi: '₹50 की छूट' }, terms: { en: '', hi: '' }, kind: 'flat' as const, value: 50_00 },
  ...{ minCart: 0, maxDiscount: null, firstOrderOnly: false, perCustomerLimit: null, maxUses: null, budget: null },
  ...{ categoryCodes: [] as string[], brandSlugs: [] as string[] },
  ...{ listed: true, validFrom: '2020-01-01T00:00:00.000Z', validTo: null },
}
const coupon = (promoCode: string, more: Partial<typeof terms> | object = {}) => ({
  ...terms,
  ...more,
  market: 'IN' as const,
  promoCode,
})
const create = async (promoCode: string, more: object = {}) =>
  (await marketing.visitor.call(CREATE, { body: coupon(promoCode, more) })).data
const countsOf = async ({ couponId }: { couponId: number }) => {
  const { uses, discount, state } = (await marketing.visitor.call(ONE, { params: { couponId } })).data
  return { uses, discount, state }
}

const CARRY = statement(
  'test.carry-coupon',
  'insert into cart_promotions (cart_id, code) select id, $2 from carts where customer_id = any($1)',
)
const LOGGED = statement(
  'test.logged-coupon',
  'select call, record_id as "recordId", before, after from audit_entries where record_id = $1 order by seq',
)

async function buyersWith(code: string, count: number): Promise<Buyer[]> {
  const buyers = await makeBuyers(store.app.db, count)
  await fillCarts(store.app.db, buyers, [{ msn: msns[0] ?? '', quantity: 1 }])
  await store.app.db.run(CARRY, [buyers.map(({ actor }) => actor.customerId), code])
  return buyers
}
const order = async (buyer: Buyer) => placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
const offered = async () =>
  (await store.visitor().call('GET /api/v1/promoCode/getAllActivePromoCodes')).data.map(({ promoCode }) => promoCode)

describe('a coupon', () => {
  it('is written once, changed by version, stopped and resumed, and each step is logged', async () => {
    const { visitor } = marketing
    const made = await create('STEPS')
    expect(made).toMatchObject({ ...coupon('STEPS'), state: 'running', version: 1, uses: 0, discount: 0 })
    // the same again is the same one; another one with its code is none
    expect(await create('STEPS')).toEqual(made)
    const other = await visitor.try(CREATE, { body: coupon('STEPS', { value: 60_00 }) })
    expect(other).toMatchObject({ status: 409, body: { code: 'coupon.code-taken' } })
    const params = { couponId: made.couponId }
    const body = { ...terms, value: 70_00, validTo: '2099-01-01T00:00:00.000Z', version: 1 }
    const changed = (await visitor.call(CHANGE, { params, body })).data
    expect(changed).toMatchObject({ value: 70_00, version: 2, promoCode: 'STEPS' })
    expect((await visitor.call(CHANGE, { params, body })).data).toEqual(changed)
    const late = await visitor.try(CHANGE, { params, body: { ...body, value: 80_00 } })
    expect(late).toMatchObject({ status: 409, body: { code: 'coupon.changed-meanwhile' } })
    expect(await offered()).toContain('STEPS')
    for (const active of [false, false]) await visitor.call(SWITCH, { params, body: { active } })
    expect(await offered()).not.toContain('STEPS')
    expect((await visitor.call(SWITCH, { params, body: { active: true } })).data).toMatchObject({ state: 'running' })
    const log = await store.app.db.rows<{ call: string; before: object; after: object }>(LOGGED, ['STEPS'])
    expect(log.map(({ call }) => call)).toEqual([CREATE, CHANGE, SWITCH, SWITCH, SWITCH])
    expect(log[1]).toMatchObject({ before: { value: 50_00 }, after: { value: 70_00 } })
  })

  it('that gives more than everything, or ends before it begins, is rejected', async () => {
    const wrong = async (more: object) => (await marketing.visitor.try(CREATE, { body: coupon('WRONG', more) })).body
    expect(await wrong({ kind: 'percent', value: 10_001 })).toMatchObject({ code: 'coupon.percent' })
    expect(await wrong({ validTo: terms.validFrom })).toMatchObject({ code: 'coupon.period' })
    expect(await wrong({ maxUses: 0 })).toMatchObject({ code: 'request.invalid' })
  })

  it('is found by its state and a text, page by page, by the staff of its market alone', async () => {
    for (const code of ['PAGE_1', 'PAGE_2', 'PAGE_3']) await create(code, { validFrom: '2099-01-01T00:00:00.000Z' })
    const list = async (query: object) =>
      (await marketing.visitor.call('GET /api/admin/coupons', { query: { market: 'IN', ...query } })).data
    const first = await list({ state: 'planned', text: 'page_', limit: 2 })
    expect(first.coupons.map(({ promoCode }) => promoCode)).toEqual([])
    const pages = [await list({ state: 'planned', text: 'PAGE_', limit: 2 })]
    pages.push(await list({ state: 'planned', text: 'PAGE_', limit: 2, before: pages[0]?.next }))
    expect(pages.map(page => page.coupons.map(({ promoCode }) => promoCode))).toEqual([
      ['PAGE_3', 'PAGE_2'],
      ['PAGE_1'],
    ])
    expect(pages[1]?.next).toBeNull()
    const uae = await openStaff(store, 'marketing', ['AE'])
    const params = { couponId: pages[0]?.coupons[0]?.couponId ?? 0 }
    expect(await uae.visitor.try(ONE, { params })).toMatchObject({ body: { code: 'coupon.unknown' } })
    const body = { ...terms, version: 1 }
    expect(await uae.visitor.try(CHANGE, { params, body })).toMatchObject({ body: { code: 'coupon.unknown' } })
    const support = await openStaff(store, 'support')
    expect(await support.visitor.try(CHANGE, { params, body })).toMatchObject({ body: { code: 'session.forbidden' } })
    expect((await support.visitor.call(ONE, { params })).data.promoCode).toBe('PAGE_3')
  })

  it('that is not listed is on no page, and is valid for customers who know it', async () => {
    await create('SECRET', { listed: false })
    expect(await offered()).not.toContain('SECRET')
    const query = { productId: msns[0] ?? '' }
    const codes = async () =>
      (await store.visitor().call('GET /api/v1/promoCode/productApplicablepromo', { query })).data
    expect((await codes()).map(({ promoCode }) => promoCode)).not.toContain('SECRET')
    const [buyer] = await buyersWith('SECRET', 1)
    if (!buyer) throw new Error('no buyer')
    expect(await viewCart(store.app.db, buyer.actor, {})).toMatchObject({ promoDiscount: 50_00, promoReason: null })
  })
})

describe('a coupon for chosen products', () => {
  const PLACES = statement(
    'test.places-of-products',
    `select p.msn, p.category_code as "categoryCode", b.slug as "brandSlug" from products p join brands b on b.id = p.brand_id
     where p.msn = any($1)`,
  )
  const PRICING = statement(
    'test.pricing-of-order',
    `select pricing -> 'promotion' as promotion, (select jsonb_agg(l.msn order by l.msn) from order_lines l where l.order_id = o.id) as msns
     from orders o where id = $1`,
  )
  interface Place {
    msn: string
    categoryCode: string
    brandSlug: string
  }
  /** Two products of different categories and brands. */
  async function twoPlaces(): Promise<[Place, Place]> {
    const many = await pickProducts(store.app.db, 'IN', 40, 300_00, 3_000_00)
    const places = await store.app.db.rows<Place>(PLACES, [many])
    const [one] = places
    const other = places.find(
      place => place.categoryCode.slice(0, 3) !== one?.categoryCode.slice(0, 3) && place.brandSlug !== one?.brandSlug,
    )
    if (!one || !other) throw new Error('No two products of different categories and brands')
    return [one, other]
  }
  async function cartOf(code: string, ...products: string[]): Promise<Buyer> {
    const [buyer] = await makeBuyers(store.app.db, 1)
    if (!buyer) throw new Error('no buyer')
    await fillCarts(
      store.app.db,
      [buyer],
      products.map(msn => ({ msn, quantity: 1 })),
    )
    await store.app.db.run(CARRY, [[buyer.actor.customerId], code])
    return buyer
  }

  it('counts and discounts these in the cart, the order, on their pages and in a trial', async () => {
    const [one, other] = await twoPlaces()
    const scope = { categoryCodes: [one.categoryCode, one.categoryCode], brandSlugs: [one.brandSlug] }
    const made = await create('SCOPED', { kind: 'percent', value: 1_000, ...scope })
    expect(made).toMatchObject({
      ...{ categoryCodes: [one.categoryCode], brandSlugs: [one.brandSlug] },
      ...{ categoryNames: [{ en: expect.any(String) }], brandNames: [{ hi: expect.any(String) }] },
    })
    expect(await create('SCOPED', { kind: 'percent', value: 1_000, ...scope })).toEqual(made)
    const alone = await viewCart(store.app.db, (await cartOf('SCOPED', one.msn)).actor, {})
    const buyer = await cartOf('SCOPED', one.msn, other.msn)
    const both = await viewCart(store.app.db, buyer.actor, {})
    expect(alone.promoDiscount).toBeGreaterThan(0)
    expect(both).toMatchObject({ promoDiscount: alone.promoDiscount, promoReason: null })
    const none = await viewCart(store.app.db, (await cartOf('SCOPED', other.msn)).actor, {})
    expect(none).toMatchObject({ promoDiscount: 0, promoReason: 'not-covered' })
    const { orderId } = await order(buyer)
    expect(await store.app.db.one(PRICING, [orderId])).toMatchObject({
      promotion: { code: 'SCOPED', msns: [one.msn] },
      msns: [one.msn, other.msn].sort(),
    })
    expect(await countsOf(made)).toMatchObject({ uses: 1, discount: alone.promoDiscount })
    const offersOf = async (productId: string) =>
      (await store.visitor().call('GET /api/v1/promoCode/productApplicablepromo', { query: { productId } })).data.map(
        ({ promoCode }) => promoCode,
      )
    expect(await offersOf(one.msn)).toContain('SCOPED')
    expect(await offersOf(other.msn)).not.toContain('SCOPED')
    const { kind, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget } = terms
    const body = { kind, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget, days: 7, value: 1_00 }
    const trial = async (chosen: object) =>
      (
        await marketing.visitor.call('POST /api/admin/coupons/trial', {
          body: { ...body, market: 'IN', categoryCodes: [], brandSlugs: [], ...chosen },
        })
      ).data
    const everything = await trial({})
    const chosen = await trial(scope)
    expect(chosen.reached).toBeGreaterThanOrEqual(1)
    expect(chosen.products).toBeLessThan(everything.products)
  })

  it('names what there is', async () => {
    const wrong = async (more: object) => (await marketing.visitor.try(CREATE, { body: coupon('NOWHERE', more) })).body
    expect(await wrong({ categoryCodes: ['999999999'] })).toMatchObject({ code: 'catalog.category-unknown' })
    expect(await wrong({ brandSlugs: ['nobody'] })).toMatchObject({ code: 'catalog.brand-unknown' })
  })
})

describe('limits of a coupon', () => {
  it('hold for orders that come together, and a cancelled order gives its use back', async () => {
    const made = await create('THREE', { maxUses: 3 })
    const customer = await store.customer()
    const own = await buyerOf(store, customer)
    await fillCarts(store.app.db, [own], [{ msn: msns[0] ?? '', quantity: 1 }])
    await store.app.db.run(CARRY, [[own.actor.customerId], 'THREE'])
    const { orderNumber } = await order(own)
    const answers = await Promise.allSettled((await buyersWith('THREE', 5)).map(order))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'payment.amount' })
    expect(await countsOf(made)).toEqual({ uses: 3, discount: 150_00, state: 'used-up' })
    const [late] = await buyersWith('THREE', 1)
    if (!late) throw new Error('no buyer')
    expect(await viewCart(store.app.db, late.actor, {})).toMatchObject({ promoDiscount: 0, promoReason: 'exhausted' })
    await cancelAsCustomer(store, own, { orderNumber })
    expect(await countsOf(made)).toEqual({ uses: 2, discount: 100_00, state: 'running' })
    await order(late)
    expect(await countsOf(made)).toEqual({ uses: 3, discount: 150_00, state: 'used-up' })
    const params = { couponId: made.couponId }
    const page = async (query: object) =>
      (await marketing.visitor.call('GET /api/admin/coupons/{couponId}/uses', { params, query })).data
    const first = await page({ limit: 3 })
    expect(first.uses.map(({ given }) => given)).toEqual([false, false, false])
    const last = await page({ limit: 3, before: first.next })
    expect(last).toMatchObject({ uses: [{ orderNumber, given: true, discount: 50_00 }], next: null })
    // more of them than are left is what the staff decide
    await marketing.visitor.call(CHANGE, { params, body: { ...terms, maxUses: null, version: made.version } })
    expect(await countsOf(made)).toMatchObject({ state: 'running' })
  })

  it('end with the order that spends the budget', async () => {
    const made = await create('BUDGET', { budget: 80_00 })
    for (const buyer of await buyersWith('BUDGET', 2)) await order(buyer)
    expect(await countsOf(made)).toEqual({ uses: 2, discount: 100_00, state: 'used-up' })
    const [late] = await buyersWith('BUDGET', 1)
    if (!late) throw new Error('no buyer')
    expect(await viewCart(store.app.db, late.actor, {})).toMatchObject({ promoReason: 'exhausted' })
  })
})

it('a trial says what terms would have given to the orders that stand', async () => {
  const { kind, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget } = terms
  const scope = { categoryCodes: [], brandSlugs: [], market: 'IN' as const }
  const asked = { kind, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget, ...scope }
  const trial = async (more: object) =>
    (
      await marketing.visitor.call('POST /api/admin/coupons/trial', {
        body: { ...asked, value: 10_00, days: 7, ...more },
      })
    ).data
  const all = await trial({})
  // five orders of the tests above stand
  expect(all).toMatchObject({ complete: true, usedUpAt: null })
  expect(all.orders).toBeGreaterThanOrEqual(5)
  expect(all).toMatchObject({ reached: all.orders, discount: all.orders * 10_00 })
  expect(await trial({ minCart: 100_000_00 })).toMatchObject({ reached: 0, discount: 0, products: 0 })
  const limited = await trial({ maxUses: 2 })
  expect(limited).toMatchObject({ reached: 2, discount: 20_00, usedUpAt: expect.any(String) })
})
