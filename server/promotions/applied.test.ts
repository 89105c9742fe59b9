// Promotion codes in the cart and in lists: applied, rejected, expired, explained.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replayTotals } from '../../contract/cart/totals-steps.rules.ts'
import type { TotalsStep } from '../../contract/cart/totals-types.ts'
import { MARKET_LIMITS } from '../../contract/shared/limits.ts'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const APPLY = 'POST /api/v1/promoCode/validatePromoCode'
const CODE = 'WELCOME100'

let store: TestStore
/** One product above the minimum of the welcome offer, and another. */
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await pickProducts(store.app.db, 'IN', 3, 600_00, 3_000_00)
})
afterAll(() => store.close())

const fill = async (visitor: Visitor, productId: string, productQuantity = 1) =>
  visitor.call('POST /api/v1/cart/updateCartV2', { body: { itemsList: [{ productId, productQuantity }] } })
const apply = async (visitor: Visitor, promoCode: string) => (await visitor.call(APPLY, { body: { promoCode } })).data
const cartOf = async (visitor: Visitor) => (await visitor.call('GET /api/v1/cart/getCartBySessionV2')).data

const SET_PRICE = statement('test.promo-price', 'update offers set price_minor = $2 where msn = $1')
const NEW_CODE = statement(
  'test.new-promotion',
  `insert into promotions (market, code, kind, value, per_customer_limit, title_en, title_hi)
   values ('IN', $1, 'percent', 1000, $2, 'Ten off', 'दस प्रतिशत')`,
)
const STOP = statement('test.stop-promotion', 'update promotions set active = false where code = $1')

describe('a code in the cart', () => {
  it('is accepted as typed, applies its discount and can be removed', async () => {
    const visitor = store.visitor()
    const before = (await fill(visitor, msns[0] ?? '')).data
    const { applied, reason, cart } = await apply(visitor, ' welcome 100 ')
    expect({ applied, reason }).toEqual({ applied: true, reason: null })
    expect(cart).toMatchObject({ promoCode: CODE, promoDiscount: 100_00, promoReason: null })
    expect(cart.totalAmountWithTax).toBe(before.totalAmountWithOffer - 100_00)
    expect(cart.taxes).toBeLessThan(before.taxes)
    const steps = cart.steps.map(({ label, amount, running, ...step }) => ({
      ...step,
      key: label as TotalsStep['key'],
      kind: step.kind as TotalsStep['kind'],
      amountMinor: amount,
      runningMinor: running,
    }))
    expect(replayTotals(steps)).toMatchObject({
      promotionDiscountMinor: 100_00,
      totalPayableAmountMinor: cart.totalPayableAmount,
    })
    expect(await cartOf(visitor)).toEqual(cart)
    const off = await apply(visitor, '')
    expect(off).toMatchObject({ applied: false, reason: null, cart: { promoCode: null, promoDiscount: 0 } })
    expect((await cartOf(visitor)).totalPayableAmount).toBe(before.totalPayableAmount)
  })

  it('is rejected without a change: unknown, another market’s, below the minimum with the gap, stopped', async () => {
    const { app } = store
    const visitor = store.visitor()
    expect(await apply(visitor, CODE)).toMatchObject({ reason: 'below-minimum', gap: 499_01 })
    await fill(visitor, msns[0] ?? '')
    await apply(visitor, CODE)
    for (const code of ['NOSUCHCODE', 'WELCOME10', '%', '\u0938\u094d\u0935\u093e\u0917\u0924']) {
      const rejected = await apply(visitor, code)
      expect(rejected).toMatchObject({ applied: false, reason: 'unknown', cart: { promoCode: CODE } })
    }
    await app.db.run(NEW_CODE, ['STOPPED', null])
    await app.db.run(STOP, ['STOPPED'])
    expect(await apply(visitor, 'STOPPED')).toMatchObject({ applied: false, reason: 'expired' })
    const cheap = msns[2] ?? ''
    await app.db.run(SET_PRICE, [cheap, 499_00])
    const other = store.visitor()
    await fill(other, cheap)
    expect(await apply(other, CODE)).toMatchObject({ applied: false, reason: 'below-minimum', gap: 1 })
    await app.db.run(SET_PRICE, [cheap, 499_01])
    expect(await apply(other, CODE)).toMatchObject({ applied: true, gap: 0 })
  })

  it('works in the UAE with its own code and amounts', async () => {
    const visitor = store.visitor('ae.localhost')
    const [msn = ''] = await pickProducts(store.app.db, 'AE', 1, 60_00, 900_00)
    await fill(visitor, msn)
    expect(await apply(visitor, CODE)).toMatchObject({ applied: false, reason: 'unknown' })
    const { valueMinor } = MARKET_LIMITS.AE.welcomeOffer
    expect(await apply(visitor, 'WELCOME10')).toMatchObject({ applied: true, cart: { promoDiscount: valueMinor } })
  })

  it('reports once that it no longer applies, and applies again with enough in the cart', async () => {
    const visitor = store.visitor()
    const cheap = msns[2] ?? ''
    await store.app.db.run(SET_PRICE, [cheap, 300_00])
    await fill(visitor, cheap, 2)
    expect((await apply(visitor, CODE)).applied).toBe(true)
    const ended = (await fill(visitor, cheap, 1)).data
    expect(ended).toMatchObject({ promoCode: CODE, promoDiscount: 0, promoReason: 'below-minimum' })
    const [notice] = ended.notices
    expect(notice).toMatchObject({ code: 'promo-ended', productName: CODE, before: 499_01, now: 199_01, seen: false })
    await visitor.call('POST /api/v1/cart/setCartValidationMessages', { body: { keys: [notice?.key ?? ''] } })
    expect((await cartOf(visitor)).notices).toMatchObject([{ code: 'promo-ended', seen: true }])
    // it does not block the order
    expect((await visitor.call('POST /api/v1/validator/validateCartV2', { body: {} })).data.valid).toBe(true)
    expect((await fill(visitor, cheap, 2)).data).toMatchObject({ promoDiscount: 100_00, notices: [] })
  })

  it('is not shown to recipients of a shared cart', async () => {
    const visitor = store.visitor()
    const { shareKey } = (await fill(visitor, msns[0] ?? '')).data
    await apply(visitor, CODE)
    const params = { cartId: shareKey ?? '' }
    const { data } = await store.visitor().call('GET /api/v1/marketPlace/cartSessionbyId/{cartId}', { params })
    expect(data).toMatchObject({ promoCode: null, promoDiscount: 0 })
  })
})

describe('the lists', () => {
  it('returns the valid codes of the market in the language of the visitor', async () => {
    const list = async (host: string, language: string) => {
      const visitor = store.visitor(host)
      visitor.headers.language = language
      return (await visitor.call('GET /api/v1/promoCode/getAllActivePromoCodes')).data
    }
    const india = await list('localhost', 'en')
    expect(india.find(({ promoCode }) => promoCode === CODE)).toMatchObject({
      ...{ kind: 'flat', value: 100_00, minCart: 499_01, firstOrderOnly: true, perCustomerLimit: 1, validTo: null },
      title: '₹100 off your first order',
    })
    expect(india.map(({ promoCode }) => promoCode)).not.toContain('STOPPED')
    const uae = await list('ae.localhost', 'hi')
    expect(uae.map(({ promoCode }) => promoCode)).toEqual(['WELCOME10'])
    expect(uae[0]?.title).toMatch(/पहले ऑर्डर पर/)
  })

  it('explains a code and rejects an invalid one', async () => {
    const visitor = store.visitor()
    const details = (promoCode: string) =>
      visitor.try('GET /api/v1/promoCode/getPromoCodeDetails', { query: { promoCode } })
    expect(await details('welcome100')).toMatchObject({ status: 200, body: { data: { promoCode: CODE } } })
    for (const code of ['WELCOME10', 'STOPPED', 'NOSUCH']) {
      expect(await details(code)).toMatchObject({ status: 404, body: { code: 'promo.unknown' } })
    }
  })

  it('returns the codes valid for a quantity of a product, without those the customer has used', async () => {
    const cheap = msns[2] ?? ''
    await store.app.db.run(SET_PRICE, [cheap, 300_00])
    const customer = await store.customer()
    const codes = async (quantity: number) => {
      const query = { productId: cheap, quantity }
      const { data } = await customer.call('GET /api/v1/promoCode/productApplicablepromo', { query })
      return data.map(({ promoCode, discount }) => `${promoCode} ${discount}`)
    }
    expect(await codes(1)).not.toContain(`${CODE} 10000`)
    expect(await codes(2)).toContain(`${CODE} 10000`)
    const unknown = { query: { productId: 'MSNZZZZZZZZ' } }
    expect(await customer.try('GET /api/v1/promoCode/productApplicablepromo', unknown)).toMatchObject({ status: 404 })
  })
})
