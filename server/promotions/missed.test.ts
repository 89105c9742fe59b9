// What carts of guests and members are told of an offer of which only its minimum is missing.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../contract/cart/api.ts'
import { viewCart } from '../cart/service.ts'
import { placeOrder } from '../checkout/service.ts'
import { offerDesk } from '../testing/automatic-offers.ts'
import { fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const COD = 5

let store: TestStore
let msn: string
let desk: ReturnType<typeof offerDesk>
let marketing: Awaited<ReturnType<typeof openStaff>>

beforeAll(async () => {
  store = await openTestStore()
  marketing = await openStaff(store, 'marketing')
  desk = offerDesk(marketing)
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 600_00, 3_000_00)
})
afterAll(() => store.close())

const fill = async (visitor: Visitor, productQuantity: number): Promise<Cart> =>
  (await visitor.call('POST /api/v1/cart/updateCartV2', { body: { itemsList: [{ productId: msn, productQuantity }] } }))
    .data
const named = (gap: number, more: object = {}) => ({
  ...{ titleEn: '₹50 off', titleHi: '₹50 की छूट', gap, chosenProducts: false },
  ...more,
})

describe('the nearest offer', () => {
  it('is in the cart of a guest with the missing amount, and gone once it applies', async () => {
    const visitor = store.visitor()
    const price = (await fill(visitor, 1)).totalAmountWithOffer
    const bySession = async () => (await visitor.call('GET /api/v1/cart/getCartBySessionV2', { query: {} })).data
    await desk.withOffers([['NEXT-50', { minCart: price + 340_00 }]], async () => {
      expect((await bySession()).nextOffer).toEqual(named(340_00))
      const { shareKey } = await bySession()
      expect(await fill(visitor, 2)).toMatchObject({ nextOffer: null, automaticDiscount: 50_00 })
      expect(await fill(visitor, 1)).toMatchObject({ nextOffer: named(340_00), automaticDiscount: 0 })
      // a cart that is only looked at has no offers
      const params = { cartId: shareKey ?? '' }
      const shared = await store.visitor().call('GET /api/v1/marketPlace/cartSessionbyId/{cartId}', { params })
      expect(shared.data.nextOffer).toBeNull()
      expect(await fill(visitor, 0)).toMatchObject({ nextOffer: null })
    })
    expect((await bySession()).nextOffer).toBeNull()
  })

  it('is none that is not named by the store, not valid, of other products, or of less than what applies', async () => {
    const visitor = store.visitor()
    const price = (await fill(visitor, 1)).totalAmountWithOffer
    const minCart = price + 100_00
    const unfit = [
      ['NEXT-HIDDEN', { minCart, listed: false }],
      ['NEXT-LATER', { minCart, validFrom: '2099-01-01T00:00:00.000Z' }],
      ['NEXT-ALONE', { minCart, combines: false, value: 60_00 }],
      ['NEXT-NOW', { value: 70_00 }],
    ] as const
    await desk.withOffers(unfit, async () => {
      expect(await fill(visitor, 1)).toMatchObject({ nextOffer: null, automaticDiscount: 70_00 })
      await desk.withOffers([['NEXT-MORE', { minCart: price + 500_00, combines: false, value: 90_00 }]], async () => {
        expect((await fill(visitor, 1)).nextOffer).toEqual(named(500_00))
      })
    })
  })

  it('of chosen products says so, and is missing to these alone', async () => {
    const visitor = store.visitor()
    const cart = await fill(visitor, 1)
    const [item] = cart.itemsList
    const scope = { categoryCodes: [item?.categoryCode ?? ''], minCart: cart.totalAmountWithOffer + 1 }
    await desk.withOffers([['NEXT-SCOPE', scope]], async () => {
      expect((await fill(visitor, 1)).nextOffer).toEqual(named(1, { chosenProducts: true }))
    })
  })

  it('of a member depends on what the member has ordered', async () => {
    const [buyer] = await makeBuyers(store.app.db, 1)
    if (!buyer) throw new Error('no buyer')
    await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
    const view = () => viewCart(store.app.db, buyer.actor, {})
    const { totalAmountWithOffer } = await view()
    await desk.withOffers(
      [['NEXT-FIRST', { minCart: totalAmountWithOffer + 10_00, firstOrderOnly: true }]],
      async () => {
        expect((await view()).nextOffer).toEqual(named(10_00))
        await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
        await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
        expect((await view()).nextOffer).toBeNull()
      },
    )
  })

  it('takes no extra statement', async () => {
    const [buyer] = await makeBuyers(store.app.db, 1)
    if (!buyer) throw new Error('no buyer')
    await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
    const view = () => store.app.db.statementsOf(() => viewCart(store.app.db, buyer.actor, {}))
    const before = (await view()).count
    await desk.withOffers([['NEXT-COST', { minCart: 90_000_00 }]], async () => {
      expect((await view()).count).toEqual(before)
    })
  })
})
