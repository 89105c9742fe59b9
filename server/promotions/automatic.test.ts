// Offers that apply by themselves: in carts and on pages, beside coupons, in orders, under limits, and what staff see of them.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replayTotals } from '../../contract/cart/totals-steps.rules.ts'
import type { TotalsInput, TotalsStep } from '../../contract/cart/totals-types.ts'
import { sum } from '../../contract/shared/money.ts'
import { viewCart } from '../cart/service.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { OFFER_TERMS, offerBody, offerDesk } from '../testing/automatic-offers.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { buyerOf, cancelAsCustomer } from '../testing/invoices.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const CREATE = 'POST /api/admin/coupons' as const
const SWITCH = 'POST /api/admin/coupons/{couponId}/active' as const
const TRIAL = 'POST /api/admin/coupons/trial' as const
const APPLY = 'POST /api/v1/promoCode/validatePromoCode' as const
const COD = 5

let store: TestStore
let marketing: SignedIn
let msns: string[]
let desk: ReturnType<typeof offerDesk>

beforeAll(async () => {
  store = await openTestStore()
  marketing = await openStaff(store, 'marketing')
  desk = offerDesk(marketing)
  msns = await pickProducts(store.app.db, 'IN', 3, 600_00, 3_000_00)
})
afterAll(() => store.close())

const fill = async (visitor: Visitor, productId: string) =>
  (await visitor.call('POST /api/v1/cart/updateCartV2', { body: { itemsList: [{ productId, productQuantity: 1 }] } }))
    .data
const CARRY = statement(
  'test.carry-beside-offers',
  'insert into cart_promotions (cart_id, code) select id, $2 from carts where customer_id = any($1)',
)
async function buyersWith(code: string | null, count: number): Promise<Buyer[]> {
  const buyers = await makeBuyers(store.app.db, count)
  const items = msns.slice(0, 2).map(msn => ({ msn, quantity: 2 }))
  await fillCarts(store.app.db, buyers, items)
  if (code) await store.app.db.run(CARRY, [buyers.map(({ actor }) => actor.customerId), code])
  return buyers
}
const order = async (buyer: Buyer) => placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
const STORED = statement(
  'test.order-with-offers',
  `select o.totals -> 'steps' as steps, o.pricing, o.payable_minor as payable, o.totals ->> 'shippingChargesMinor' as shipping,
     (select jsonb_agg(l.payable_minor order by l.line_no) from order_lines l where l.order_id = o.id) as lines,
     (select jsonb_object_agg(p.code, u.discount_minor) from promotion_uses u join promotions p on p.id = u.promotion_id
       where u.order_id = o.id) as uses
   from orders o where o.number = $1`,
)
const stored = (orderNumber: number | null) =>
  store.app.db.one<{
    steps: TotalsStep[]
    pricing: TotalsInput
    payable: number
    shipping: string
    lines: number[]
    uses: Record<string, number> | null
  }>(STORED, [orderNumber])

describe('an automatic offer', () => {
  it('applies to each cart that it is valid for, is named on pages, and has no code to type', async () => {
    const plain = await fill(store.visitor(), msns[0] ?? '')
    await desk.withOffers([['AUTO-50', { minCart: 600_00 }]], async () => {
      const visitor = store.visitor()
      const cart = await fill(visitor, msns[0] ?? '')
      expect(cart).toMatchObject({ automaticDiscount: 50_00, promoDiscount: 0, promoCode: null, notices: [] })
      expect(cart.totalAmountWithTax).toBe(plain.totalAmountWithTax - 50_00)
      expect(cart.steps.filter(({ kind }) => kind === 'automatic-offer')).toMatchObject([
        { amount: -50_00, params: { titleEn: '₹50 off', titleHi: '₹50 की छूट' } },
      ])
      const typed = (await visitor.call(APPLY, { body: { promoCode: 'AUTO-50' } })).data
      expect(typed).toMatchObject({ applied: false, reason: 'unknown', cart: { automaticDiscount: 50_00 } })
      const codes = (await visitor.call('GET /api/v1/promoCode/getAllActivePromoCodes')).data
      expect(codes.map(({ promoCode }) => promoCode)).not.toContain('AUTO-50')
      const query = { productId: msns[0] ?? '' }
      const fits = (await visitor.call('GET /api/v1/promoCode/productApplicablepromo', { query })).data
      expect(fits.map(({ title }) => title)).not.toContain('₹50 off')
      const asked = { query: { msn: msns[0] ?? '' } }
      const page = (await visitor.call('GET /api/v1/aggregate/pdpDetailsV2', asked)).data
      expect(page.offers).toContainEqual(expect.objectContaining({ promoCode: '', title: '₹50 off', discount: 50_00 }))
      // nobody else's cart is told of it
      const params = { cartId: cart.shareKey ?? '' }
      const shared = (await store.visitor().call('GET /api/v1/marketPlace/cartSessionbyId/{cartId}', { params })).data
      expect(shared.automaticDiscount).toBe(0)
    })
    expect(await fill(store.visitor(), msns[0] ?? '')).toMatchObject({ automaticDiscount: 0 })
  })

  it('does not apply below its minimum, before its time, to other products, or to those who have ordered', async () => {
    const rejected = [
      ['AUTO-MIN', { minCart: 90_000_00 }],
      ['AUTO-LATER', { validFrom: '2099-01-01T00:00:00.000Z' }],
      ['AUTO-OVER', { validTo: '2020-02-01T00:00:00.000Z' }],
    ] as const
    await desk.withOffers(rejected, async () => {
      expect((await fill(store.visitor(), msns[0] ?? '')).automaticDiscount).toBe(0)
    })
    await desk.withOffers([['AUTO-FIRST', { firstOrderOnly: true }]], async () => {
      const [buyer] = await buyersWith(null, 1)
      if (!buyer) throw new Error('no buyer')
      await order(buyer)
      await fillCarts(store.app.db, [buyer], [{ msn: msns[0] ?? '', quantity: 1 }])
      expect((await viewCart(store.app.db, buyer.actor, {})).automaticDiscount).toBe(0)
    })
  })

  it('is a separate kind in the list, and repeating it returns the existing one', async () => {
    await desk.withOffers([['AUTO-LIST']], async () => {
      const again = await desk.create('AUTO-LIST')
      expect(again).toMatchObject({ appliedBy: 'automatic', combines: true, priority: 50, version: 1 })
      const asCode = await marketing.visitor.try(CREATE, { body: offerBody('AUTO-LIST', { appliedBy: 'code' }) })
      expect(asCode).toMatchObject({ status: 409, body: { code: 'coupon.code-taken' } })
      const list = async (query: object) =>
        (await marketing.visitor.call('GET /api/admin/coupons', { query: { market: 'IN', ...query } })).data.coupons
      const both = await list({ text: 'AUTO-LIST' })
      expect(await list({ text: 'AUTO-LIST', appliedBy: 'automatic' })).toEqual(both)
      expect(await list({ text: 'AUTO-LIST', appliedBy: 'code' })).toEqual([])
      const wrong = await marketing.visitor.try(CREATE, { body: offerBody('AUTO-WRONG', { priority: 100 }) })
      expect(wrong).toMatchObject({ body: { code: 'request.invalid' } })
    })
  })

  it('of a market that has as many as it can is not added, and none is resumed', async () => {
    const many = statement(
      'test.many-offers',
      `insert into promotions (market, code, kind, value, title_en, title_hi, automatic)
       select 'AE', 'MANY-' || n, 'flat', 1, 'Off', 'छूट', true from generate_series(1, 50) n returning id`,
    )
    const end = statement('test.end-many', `update promotions set active = false where code like 'MANY-%'`)
    const uae = await openStaff(store, 'marketing', ['AE'])
    const [first] = await store.app.db.rows<{ id: number }>(many, [])
    const add = () => uae.visitor.try(CREATE, { body: offerBody('MANY-51', { market: 'AE' }) })
    expect(await add()).toMatchObject({ status: 409, body: { code: 'coupon.too-many' } })
    const params = { couponId: first?.id ?? 0 }
    await uae.visitor.call(SWITCH, { params, body: { active: false } })
    expect(await add()).toMatchObject({ status: 200 })
    const resumed = await uae.visitor.try(SWITCH, { params, body: { active: true } })
    expect(resumed).toMatchObject({ body: { code: 'coupon.too-many' } })
    await store.app.db.run(end, [])
  })
})

describe('a coupon beside automatic offers', () => {
  it('that does not combine is rejected while an offer takes off more, and says so when one begins', async () => {
    const visitor = store.visitor()
    await fill(visitor, msns[0] ?? '')
    const coupons = [['ALONE-40', { appliedBy: 'code', combines: false, value: 40_00 }]] as const
    await desk.withOffers(coupons, async () => {
      const apply = async () => (await visitor.call(APPLY, { body: { promoCode: 'ALONE-40' } })).data
      expect(await apply()).toMatchObject({ applied: true, cart: { promoDiscount: 40_00 } })
      await desk.withOffers([['AUTO-50B']], async () => {
        const cart = (await visitor.call('GET /api/v1/cart/getCartBySessionV2')).data
        expect(cart).toMatchObject({ promoDiscount: 0, promoReason: 'not-combinable', automaticDiscount: 50_00 })
        expect(cart.notices).toMatchObject([{ code: 'promo-ended', productName: 'ALONE-40' }])
        await visitor.call(APPLY, { body: { promoCode: '' } })
        expect(await apply()).toMatchObject({ applied: false, reason: 'not-combinable', gap: 0 })
      })
      await desk.withOffers([['AUTO-30', { value: 30_00 }]], async () => {
        const expected = { applied: true, cart: { promoDiscount: 40_00, automaticDiscount: 0 } }
        expect(await apply()).toMatchObject(expected)
      })
    })
  })
})

describe('an order with a coupon and offers', () => {
  const three = [
    ['TOGETHER-10', { appliedBy: 'code', kind: 'percent', value: 1_000 }],
    ['AUTO-7', { kind: 'percent', value: 777, priority: 60 }],
    ['AUTO-33', { value: 33_33, title: { en: '₹33 off', hi: '₹33 की छूट' } }],
  ] as const

  it('is charged as its cart shows, keeps each, and gives all back when it is cancelled', async () => {
    await desk.withOffers(three, async ids => {
      const customer = await store.customer()
      const own = await buyerOf(store, customer)
      await fillCarts(
        store.app.db,
        [own],
        msns.slice(0, 2).map(msn => ({ msn, quantity: 2 })),
      )
      await store.app.db.run(CARRY, [[own.actor.customerId], 'TOGETHER-10'])
      const cart = await viewCart(store.app.db, own.actor, {})
      const { orderNumber } = await order(own)
      const placed = await stored(orderNumber)
      const amounts = placed.steps
        .filter(({ kind }) => kind === 'promotion' || kind === 'automatic-offer')
        .map(({ params, amountMinor }) => [params.code, -amountMinor] as const)
      // the coupon first, then the offers by their order
      expect(amounts.map(([code]) => code)).toEqual(['TOGETHER-10', 'AUTO-33', 'AUTO-7'])
      expect(placed.uses).toEqual(Object.fromEntries(amounts))
      const [, , seven] = amounts
      const subtotal = cart.totalAmountWithOffer
      expect(seven?.[1]).toBe(Math.round((subtotal - cart.promoDiscount - 33_33) * 0.0777))
      expect(cart.automaticDiscount).toBe(33_33 + (seven?.[1] ?? 0))
      expect(sum(placed.lines) + Number(placed.shipping)).toBeLessThanOrEqual(placed.payable)
      expect(sum(placed.lines)).toBe(cart.totalAmountWithTax)
      expect(replayTotals(placed.steps).totalPayableAmountMinor).toBe(placed.payable)
      for (const [at, id] of ids.entries())
        expect(await desk.countsOf(id)).toMatchObject({
          uses: 1,
          discount: amounts.find(([code]) => code === three[at]?.[0])?.[1],
        })
      // what is left of it is computed with all three, although they are stopped meanwhile
      for (const id of ids) await desk.stop(id)
      const items = [{ lineNo: 1, quantity: 1 }]
      await cancelAsCustomer(store, own, { orderNumber, items, idempotencyKey: randomUUID() })
      const rest = await stored(orderNumber)
      expect(rest.steps.filter(({ kind }) => kind === 'automatic-offer')).toHaveLength(2)
      expect(replayTotals(rest.steps).totalPayableAmountMinor).toBe(rest.payable)
      expect(rest.payable).toBeLessThan(placed.payable)
      expect(rest.pricing.automatic).toEqual(placed.pricing.automatic)
      await cancelAsCustomer(store, own, { orderNumber })
      for (const id of ids) expect(await desk.countsOf(id)).toMatchObject({ uses: 0, discount: 0 })
    })
  })

  it('takes the statements of an order with a coupon alone', async () => {
    const count = async (buyer: Buyer | undefined) => {
      if (!buyer) throw new Error('no buyer')
      const input = await payRequest(store.app, buyer, COD)
      return (await store.app.db.statementsOf(() => placeOrder(store.app, buyer.actor, input))).count
    }
    const [plain, first] = [...(await buyersWith(null, 1)), ...(await buyersWith(null, 1))]
    await count(first)
    const without = await count(plain)
    await desk.withOffers(three, async () => {
      const [buyer] = await buyersWith('TOGETHER-10', 1)
      expect((await count(buyer)) - without).toBe(1)
    })
  })

  it('keeps the limits of all of them, however many orders come and are cancelled together', async () => {
    const limited = [
      ['LIMIT-C', { appliedBy: 'code', maxUses: 3 }],
      ['LIMIT-A', { maxUses: 2, value: 20_00 }],
      ['LIMIT-B', { budget: 30_00, value: 10_00 }],
    ] as const
    await desk.withOffers(limited, async ids => {
      const customer = await store.customer()
      const own = await buyerOf(store, customer)
      await fillCarts(store.app.db, [own], [{ msn: msns[2] ?? '', quantity: 1 }])
      const { orderNumber } = await order(own)
      const [coupon = 0, a = 0, b = 0] = ids
      expect([await desk.countsOf(a), await desk.countsOf(b)]).toMatchObject([{ uses: 1 }, { uses: 1 }])
      const buyers = await buyersWith('LIMIT-C', 5)
      const [cancelled, ...answers] = await Promise.allSettled([
        cancelAsCustomer(store, own, { orderNumber }),
        ...buyers.map(order),
      ])
      expect(cancelled).toMatchObject({ status: 'fulfilled' })
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'payment.amount' })
      // those whose amount had changed order at the new one
      for (const [at, answer] of answers.entries()) {
        const buyer = buyers[at]
        if (answer.status === 'rejected' && buyer) await order(buyer)
      }
      expect(await desk.countsOf(coupon)).toEqual({ uses: 3, discount: 150_00, state: 'used-up' })
      expect(await desk.countsOf(a)).toEqual({ uses: 2, discount: 40_00, state: 'used-up' })
      expect(await desk.countsOf(b)).toEqual({ uses: 3, discount: 30_00, state: 'used-up' })
    })
  })
})

it('a dry run of an offer counts it together with an order’s coupon, or instead of it', async () => {
  await desk.withOffers([['TRIED-C', { appliedBy: 'code', combines: false, value: 60_00 }]], async ([couponId]) => {
    const [buyer] = await buyersWith('TRIED-C', 1)
    if (!buyer) throw new Error('no buyer')
    const { kind, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget } = OFFER_TERMS
    const asked = { kind, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget, days: 7 }
    const trial = async (more: object) => {
      const body = { ...asked, market: 'IN' as const, categoryCodes: [], brandSlugs: [], value: 50_00, ...more }
      return (await marketing.visitor.call(TRIAL, { body })).data
    }
    const both = [{ appliedBy: 'code' }, { appliedBy: 'automatic', combines: true }] as const
    const before = [await trial(both[0]), await trial(both[1])]
    await order(buyer)
    const after = [await trial(both[0]), await trial(both[1])]
    // the code could have been entered instead; the offer takes off less than the coupon that was used
    expect((after[0]?.reached ?? 0) - (before[0]?.reached ?? 0)).toBe(1)
    expect((after[1]?.reached ?? 0) - (before[1]?.reached ?? 0)).toBe(0)
    const more = await trial({ ...both[1], value: 61_00 })
    expect(more.reached).toBeGreaterThan(after[1]?.reached ?? 0)
    // what the promotion itself has given is no other one
    expect((await trial({ ...both[1], couponId })).reached).toBe((after[1]?.reached ?? 0) + 1)
  })
})
