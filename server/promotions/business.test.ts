// Promotions for business buyers: who is one, in carts and orders, why a coupon is rejected, and what staff see.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyPromoCode, viewCart } from '../cart/service.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { offerBody, offerDesk } from '../testing/automatic-offers.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { orderPromotionsFor } from './service.ts'

const CREATE = 'POST /api/admin/coupons' as const
const TRIAL = 'POST /api/admin/coupons/trial' as const
const COD = 5
const GSTIN = '27AAPFU0939F1ZV'
const sql = (text: string) => statement('', text)
const NUMBER = sql(
  `insert into business_details (customer_id, company_name, gstin) values ($1, 'Kulkarni Works', $2)
   on conflict (customer_id) do update set gstin = excluded.gstin`,
)
const CHECK = sql(
  `insert into tax_number_checks (customer_id, tax_number, outcome, registered_name, staff_id, staff_name, at)
   values ($1, $2, $3, 'Kulkarni Works', 'meera', 'Meera', now())`,
)
const GROUP = sql(
  `insert into customer_groups (market, name, created_at, updated_at) values ('IN', 'Dealers', now(), now()) returning id`,
)
const MEMBER = sql(
  `insert into customer_group_members (group_id, customer_id, tax_number, added_at) values ($1, $2, $3, now())`,
)

let store: TestStore
let marketing: SignedIn
let desk: ReturnType<typeof offerDesk>
let msn: string

beforeAll(async () => {
  store = await openTestStore()
  marketing = await openStaff(store, 'marketing')
  desk = offerDesk(marketing)
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 600_00, 3_000_00)
})
afterAll(() => store.close())

const run = (of: ReturnType<typeof sql>, values: unknown[]) => store.app.db.run(of, values as string[])
async function buyerWithCart(): Promise<Buyer> {
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
  return buyer
}
const given = async ({ actor }: Buyer) => (await viewCart(store.app.db, actor, {})).automaticDiscount
/** A member whose number was found active. */
async function business(): Promise<Buyer> {
  const buyer = await buyerWithCart()
  await run(NUMBER, [buyer.actor.customerId, GSTIN])
  await run(CHECK, [buyer.actor.customerId, GSTIN, 'active'])
  return buyer
}

describe('an offer for business buyers', () => {
  it('is for accounts whose number staff have found active, and no longer than it is', async () => {
    const buyer = await buyerWithCart()
    const id = buyer.actor.customerId
    await desk.withOffers([['B2B-50', { buyers: 'business' }]], async () => {
      const guest = store.visitor()
      const body = { itemsList: [{ productId: msn, productQuantity: 1 }] }
      expect((await guest.call('POST /api/v1/cart/updateCartV2', { body })).data.automaticDiscount).toBe(0)
      expect(await given(buyer)).toBe(0)
      // typed by the customer alone
      await run(NUMBER, [id, GSTIN])
      expect(await given(buyer)).toBe(0)
      await run(CHECK, [id, GSTIN, 'active'])
      expect(await given(buyer)).toBe(50_00)
      await run(NUMBER, [id, '29AAPFU0939F1ZR'])
      expect(await given(buyer)).toBe(0)
      await run(NUMBER, [id, GSTIN])
      await run(CHECK, [id, GSTIN, 'cancelled'])
      expect(await given(buyer)).toBe(0)
    })
  })

  it('is for accounts that staff have added to a group as one of their company, not for those by themselves', async () => {
    const buyer = await buyerWithCart()
    const alone = await buyerWithCart()
    const { id: groupId } = await store.app.db.one<{ id: number }>(GROUP, [])
    await run(NUMBER, [buyer.actor.customerId, GSTIN])
    await run(NUMBER, [alone.actor.customerId, GSTIN])
    await run(MEMBER, [groupId, buyer.actor.customerId, GSTIN])
    await run(MEMBER, [groupId, alone.actor.customerId, ''])
    await desk.withOffers([['B2B-GROUP', { buyers: 'business' }]], async () => {
      expect([await given(buyer), await given(alone)]).toEqual([50_00, 0])
      await run(NUMBER, [buyer.actor.customerId, '29AAPFU0939F1ZR'])
      expect(await given(buyer)).toBe(0)
    })
  })

  it('is ordered with, nothing of it is missing to others, and an order that has it does not move to them', async () => {
    const [buyer, other] = [await business(), await buyerWithCart()]
    const minCart = (await viewCart(store.app.db, other.actor, {})).totalAmountWithOffer + 1
    await desk.withOffers([['B2B-NEXT', { buyers: 'business', minCart }]], async () => {
      expect((await viewCart(store.app.db, buyer.actor, {})).nextOffer).toMatchObject({ gap: 1 })
      expect((await viewCart(store.app.db, other.actor, {})).nextOffer).toBeNull()
    })
    await desk.withOffers([['B2B-ORDER', { buyers: 'business' }]], async () => {
      const placed = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
      const found = { id: placed.orderId ?? '', market: 'IN' as const }
      const moves = (to: Buyer) => orderPromotionsFor(store.app.db, found, to.actor.customerId)
      expect(await moves(other)).toEqual({ code: null, allowed: false })
      expect(await moves(await business())).toEqual({ code: null, allowed: true })
    })
  })
})

describe('a coupon for business buyers', () => {
  it('says why it does not apply, also to a guest, and is listed for those whom it is for', async () => {
    await marketing.visitor.call(CREATE, { body: offerBody('B2BCODE', { appliedBy: 'code', buyers: 'business' }) })
    const [buyer, other] = [await business(), await buyerWithCart()]
    const apply = ({ actor }: Buyer) => applyPromoCode(store.app.db, actor, { promoCode: 'B2BCODE', buyNow: false })
    expect(await apply(buyer)).toMatchObject({ applied: true, cart: { promoDiscount: 50_00 } })
    expect(await apply(other)).toMatchObject({ applied: false, reason: 'business-only', cart: { promoDiscount: 0 } })
    const guest = store.visitor()
    await guest.call('POST /api/v1/cart/updateCartV2', {
      body: { itemsList: [{ productId: msn, productQuantity: 1 }] },
    })
    const typed = await guest.call('POST /api/v1/promoCode/validatePromoCode', { body: { promoCode: 'B2BCODE' } })
    expect(typed.data).toMatchObject({ applied: false, reason: 'business-only' })
    const codes = (await guest.call('GET /api/v1/promoCode/getAllActivePromoCodes')).data
    expect(codes.map(({ promoCode }) => promoCode)).not.toContain('B2BCODE')
    const query = { promoCode: 'B2BCODE' }
    const details = (await guest.call('GET /api/v1/promoCode/getPromoCodeDetails', { query })).data
    expect(details).toMatchObject({ promoCode: 'B2BCODE' })
    // who is a business no longer is told so in the cart
    await run(CHECK, [buyer.actor.customerId, GSTIN, 'suspended'])
    expect(await viewCart(store.app.db, buyer.actor, {})).toMatchObject({
      ...{ promoDiscount: 0, promoReason: 'business-only' },
      notices: [{ code: 'promo-ended', productName: 'B2BCODE' }],
    })
  })
})

describe('staff', () => {
  it('see and change for whom it is, and a trial counts orders of business buyers alone', async () => {
    const [buyer, other] = [await business(), await buyerWithCart()]
    for (const one of [buyer, other]) await placeOrder(store.app, one.actor, await payRequest(store.app, one, COD))
    const { couponId, version, buyers } = await desk.create('B2B-DESK', { buyers: 'business' })
    expect([buyers, (await desk.create('B2B-DESK', { buyers: 'business' })).couponId]).toEqual(['business', couponId])
    const again = await marketing.visitor.try(CREATE, { body: offerBody('B2B-DESK') })
    expect(again).toMatchObject({ status: 409, body: { code: 'coupon.code-taken' } })
    const { market: _m, appliedBy: _a, promoCode: _c, ...terms } = offerBody('B2B-DESK')
    const change = 'POST /api/admin/coupons/{couponId}' as const
    const { data } = await marketing.visitor.call(change, { params: { couponId }, body: { ...terms, version } })
    expect(data.buyers).toBe('all')
    await desk.stop(couponId)
    const { kind, value, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget } = terms
    const tried = async (wanted: 'all' | 'business') => {
      const limits = { firstOrderOnly, perCustomerLimit, maxUses, budget, categoryCodes: [], brandSlugs: [] }
      const body = { market: 'IN' as const, kind, value, minCart, maxDiscount, ...limits, days: 30, buyers: wanted }
      return (await marketing.visitor.call(TRIAL, { body })).data
    }
    const [all, few] = [await tried('all'), await tried('business')]
    expect(few.orders).toBe(all.orders)
    expect(few.reached).toBeGreaterThan(0)
    expect(few.reached).toBeLessThan(all.reached)
  })
})
