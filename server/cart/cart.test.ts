// The visitor's cart: adding, changing, merging at login, notices, totals that always add up.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../contract/cart/api.ts'
import { replayTotals } from '../../contract/cart/totals-steps.rules.ts'
import type { ErrorBody } from '../../contract/shared/error-body.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await store.buyableMsns('IN', 8)
})
afterAll(() => store.close())

const add = async (visitor: Visitor, at: number, productQuantity: number): Promise<Cart> => {
  const body = { mode: 'add' as const, itemsList: [{ productId: msns[at] ?? '', productQuantity }] }
  return (await visitor.call('POST /api/v1/cart/updateCartV2', { body })).data
}
const SET_PRICE = statement(
  'test.set-price',
  'update offers set price_minor = price_minor - 100, breaks = $2 where msn = $1',
)
const SET_STOCK = statement(
  'test.set-stock',
  'update stock set on_hand = reserved + case when warehouse_id = (select min(warehouse_id) from stock where msn = $1) then $2::int else 0 end where msn = $1',
)

/** The totals of a response are consistent whatever is in the cart. */
function expectSound(cart: Cart): void {
  const of = (pick: (item: Cart['itemsList'][number]) => number) =>
    cart.itemsList.reduce((sum, item) => sum + pick(item), 0)
  expect(of(item => item.amount)).toBe(cart.totalAmount)
  expect(of(item => item.offer)).toBe(cart.totalOffer)
  expect(cart.totalAmount - cart.totalOffer).toBe(cart.totalAmountWithOffer)
  expect(cart.totalAmountWithTax + cart.shippingCharges).toBe(cart.totalPayableAmount)
  expect(cart.taxParts.reduce((sum, part) => sum + part.amount, 0)).toBe(cart.taxes)
  const steps = cart.steps.map(({ kind, label, params, amount, running }) => ({
    kind,
    key: label,
    params,
    amountMinor: amount,
    runningMinor: running,
  }))
  expect(replayTotals(steps as never).totalPayableAmountMinor).toBe(cart.totalPayableAmount)
}

it('the heads of the tax are an estimate while no delivery location is known, in India alone', async () => {
  const estimated = async (host: string, market: 'IN' | 'AE', pincode?: string) => {
    const visitor = store.visitor(host)
    const [productId = ''] = await store.buyableMsns(market, 1)
    const body = { itemsList: [{ productId, productQuantity: 1 }] }
    return (await visitor.call('POST /api/v1/cart/updateCartV2', { query: { pincode }, body })).data.taxEstimated
  }
  expect(await estimated('localhost', 'IN')).toBe(true)
  expect(await estimated('localhost', 'IN', '411026')).toBe(false)
  expect(await estimated('ae.localhost', 'AE')).toBe(false)
})

describe('a cart', () => {
  it('is empty without a session and tells so', async () => {
    const { data } = await store.visitor().call('GET /api/v1/cart/getCartBySessionV2')
    expect(data).toMatchObject({ cartId: null, noOfItems: 0, totalPayableAmount: 0, shippingCharges: 0 })
  })

  it('adds, sets and removes, and its figures add up', async () => {
    const visitor = store.visitor()
    expect(await add(visitor, 0, 1)).toMatchObject({ noOfItems: 1 })
    const two = await add(visitor, 0, 2)
    expect(two.itemsList[0]?.productQuantity).toBe(3)
    const more = await add(visitor, 1, 1)
    expectSound(more)
    const body = { mode: 'set' as const, itemsList: [{ productId: msns[0] ?? '', productQuantity: 0 }] }
    const less = (await visitor.call('POST /api/v1/cart/updateCartV2', { body })).data
    expect(less.itemsList.map(item => item.productId)).toEqual([msns[1]])
    expectSound(less)
    expect((await visitor.call('GET /api/v1/session/getSession')).cart.noOfItems).toBe(1)
  })

  it('adds up when ten requests come at once', async () => {
    const visitor = store.visitor()
    await visitor.call('GET /api/v1/session/getSession')
    await Promise.all(Array.from({ length: 10 }, () => add(visitor, 2, 1)))
    const { data } = await visitor.call('GET /api/v1/cart/getCartBySessionV2')
    expect(data.itemsList).toMatchObject([{ productId: msns[2], productQuantity: 10 }])
  })

  it('rejects an unknown product and changes nothing', async () => {
    const visitor = store.visitor()
    await add(visitor, 0, 1)
    const body = {
      mode: 'add' as const,
      itemsList: [
        { productId: msns[1] ?? '', productQuantity: 1 },
        { productId: 'MSNZZZZZZZZ', productQuantity: 1 },
      ],
    }
    expect(await visitor.try('POST /api/v1/cart/updateCartV2', { body })).toMatchObject({
      status: 404,
      body: {
        code: 'catalog.product-unknown',
        message: 'This product is no longer available: MSNZZZZZZZZ.',
        data: { msn: 'MSNZZZZZZZZ' },
      },
    })
    expect((await visitor.call('GET /api/v1/cart/getCartBySessionV2')).data.noOfItems).toBe(1)
  })

  it('joins the customer’s cart at login without loss', async () => {
    const customer = await store.customer()
    await add(customer, 0, 2)
    const phone = (await customer.call('GET /api/v1/session/getSession')).phone.phone ?? ''
    const guest = store.visitor()
    await add(guest, 0, 1)
    await add(guest, 3, 4)
    await guest.call('POST /api/v1/login/sendOtpV2', { body: { phone } })
    const session = await guest.call('POST /api/v1/login/validateOtp', {
      body: { phone, otp: await guest.lastCode(phone) },
    })
    expect(session.cart.noOfItems).toBe(2)
    const { data } = await guest.call('GET /api/v1/cart/getCartByUserV2')
    const quantities = Object.fromEntries(data.itemsList.map(item => [item.productId, item.productQuantity]))
    expect(quantities).toEqual({ [msns[0] ?? '']: 3, [msns[3] ?? '']: 4 })
  })

  it('keeps the quick-buy basket apart', async () => {
    const visitor = store.visitor()
    await add(visitor, 0, 1)
    const buy = (at: number) =>
      visitor.call('POST /api/v1/cart/updateCartV2', {
        body: { buyNow: true, itemsList: [{ productId: msns[at] ?? '', productQuantity: 1 }] },
      })
    await buy(4)
    expect((await buy(5)).data).toMatchObject({ buyNow: true, itemsList: [{ productId: msns[5] }] })
    expect((await visitor.call('GET /api/v1/cart/getCartBySessionV2')).data.itemsList).toMatchObject([
      { productId: msns[0] },
    ])
  })

  it('tells of a changed price and of missing stock until they are seen', async () => {
    const visitor = store.visitor()
    await add(visitor, 6, 5)
    await store.app.db.run(SET_PRICE, [msns[6] ?? '', '[]'])
    await store.app.db.run(SET_STOCK, [msns[6] ?? '', 2])
    const before = (await visitor.call('GET /api/v1/cart/getCartValidationMessages')).data
    expect(before.map(notice => notice.code).sort()).toEqual(['less-stock', 'price-down'])
    await visitor.call('POST /api/v1/cart/setCartValidationMessages', {
      body: { keys: before.map(notice => notice.key) },
    })
    const after = (await visitor.call('GET /api/v1/cart/getCartValidationMessages')).data
    expect(after).toMatchObject([{ code: 'less-stock', seen: true }])
    await store.app.db.run(SET_STOCK, [msns[6] ?? '', 0])
    const checked = await visitor.call('POST /api/v1/validator/validateCartV2', { body: {} })
    expect(checked.data.valid).toBe(false)
    expect(checked.data.cart.itemsList).toMatchObject([{ productQuantity: 5 }])
  })

  it('is lowered by validation to what is left, and tells so until it is seen', async () => {
    const visitor = store.visitor()
    await add(visitor, 7, 5)
    await store.app.db.run(SET_STOCK, [msns[7] ?? '', 3])
    const validate = async () => (await visitor.call('POST /api/v1/validator/validateCartV2', { body: {} })).data
    const lowered = { valid: true, notices: [{ code: 'quantity-adjusted', before: 5, now: 3, seen: false }] }
    expect(await validate()).toMatchObject(lowered)
    await store.app.db.run(SET_STOCK, [msns[7] ?? '', 2])
    const again = await validate()
    expect(again).toMatchObject({ notices: [{ code: 'quantity-adjusted', before: 5, now: 2 }] })
    expect(again.cart.itemsList).toMatchObject([{ productQuantity: 2 }])
    const keys = again.notices.map(({ key }) => key)
    await visitor.call('POST /api/v1/cart/setCartValidationMessages', { body: { keys } })
    expect((await visitor.call('GET /api/v1/cart/getCartValidationMessages')).data).toEqual([])
  })

  describe('a quantity that cannot be ordered is rejected with the reason, and nothing is changed', () => {
    const TERMS = statement('test.terms', 'update offers set min_quantity = 10, quantity_multiple = 4 where msn = $1')
    let msn: string
    beforeAll(async () => {
      msn = (await store.buyableMsns('IN', 20)).at(-1) ?? ''
      await store.app.db.run(TERMS, [msn])
      await store.app.db.run(SET_STOCK, [msn, 890])
    })
    const send = (visitor: Visitor, mode: 'add' | 'set', productQuantity?: number, buyNow = false) =>
      visitor.try('POST /api/v1/cart/updateCartV2', {
        body: { mode, buyNow, itemsList: [{ productId: msn, ...(productQuantity && { productQuantity }) }] },
      })

    it.each([
      ...(['set', 'add'] as const).flatMap(mode => [
        [mode, 99_999, false, 'cart.quantity-stock', { available: 888 }] as const,
        [mode, 4, false, 'cart.quantity-minimum', { minimum: 12 }] as const,
        [mode, 14, false, 'cart.quantity-multiple', { multiple: 4 }] as const,
      ]),
      ['set', 99_999, true, 'cart.quantity-stock', { available: 888 }] as const,
    ])('%s %d, buy now %s: %s', async (mode, quantity, buyNow, code, numbers) => {
      const visitor = store.visitor()
      const answer = await send(visitor, mode, quantity, buyNow)
      const [[, number] = []] = Object.entries(numbers)
      expect(answer).toMatchObject({ status: 409, body: { code, data: { msn, ...numbers, lines: [{ code, msn }] } } })
      expect((answer.body as { message: string }).message).toContain(String(number))
      expect((await visitor.call('GET /api/v1/cart/getCartBySessionV2')).data.noOfItems).toBe(0)
    })

    it('names what is in the cart already, and every line of a list', async () => {
      const visitor = store.visitor()
      expect(await send(visitor, 'add', 800)).toMatchObject({ status: 200 })
      expect(await send(visitor, 'add', 100)).toMatchObject({
        status: 409,
        body: { code: 'cart.quantity-in-cart', data: { available: 888, inCart: 800 } },
      })
      const itemsList = [msn, msns[0] ?? ''].map(productId => ({ productId, productQuantity: 999_999 }))
      const { body } = await visitor.try('POST /api/v1/cart/updateCartV2', { body: { itemsList } })
      const { lines } = (body as ErrorBody).data ?? {}
      expect(lines?.map(line => line.msn)).toEqual([msn, msns[0]])
    })

    it('without a quantity it is the smallest that is sold', async () => {
      const { body } = await send(store.visitor(), 'add')
      expect(body).toMatchObject({ data: { itemsList: [{ productQuantity: 12 }] } })
    })
  })

  it('opens by its share key for others, without telling whose it is', async () => {
    const visitor = store.visitor()
    const { shareKey } = await add(visitor, 0, 1)
    const { data } = await store
      .visitor()
      .call('GET /api/v1/marketPlace/cartSessionbyId/{cartId}', { params: { cartId: shareKey ?? '' } })
    expect(data).toMatchObject({ sessionId: null, userId: null, noOfItems: 1 })
  })

  it('costs few statements', async () => {
    const visitor = store.visitor()
    await add(visitor, 0, 1)
    const { count } = await store.app.db.statementsOf(() => add(visitor, 1, 1))
    expect(count).toBeLessThanOrEqual(9)
  })
})

describe('shipping', () => {
  it('is 99 up to 999 and free above', async () => {
    const visitor = store.visitor()
    const of = async (amount: number) =>
      (await visitor.call('POST /api/v1/shipping/getShippingValue', { body: { amount } })).data
    expect(await of(99_900)).toMatchObject({ shippingCharges: 9_900, freeShippingGap: 1 })
    expect(await of(99_901)).toMatchObject({ shippingCharges: 0, freeShippingGap: 0 })
  })
})
