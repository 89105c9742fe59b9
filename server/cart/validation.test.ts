// Cart validation: the location must exist, and what the page showed must be what would be charged.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../contract/cart/api.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

async function filled(market: 'IN' | 'AE'): Promise<{ visitor: Visitor; cart: Cart; spare: string }> {
  const visitor = await store.customer(market === 'AE' ? 'ae.localhost' : undefined)
  const [first = '', second = '', spare = ''] = await store.buyableMsns(market, 3)
  const itemsList = [first, second].map(productId => ({ productId, productQuantity: 2 }))
  const { data } = await visitor.call('POST /api/v1/cart/updateCartV2', { body: { itemsList } })
  return { visitor, cart: data, spare }
}

describe.each([
  { market: 'IN', known: '411001', unknown: ['999999', 'DU'] },
  { market: 'AE', known: 'DU', unknown: ['XX', '411001'] },
] as const)('the place of a cart, $market', ({ market, known, unknown }) => {
  it.each(['validator/validateCartV2', 'validator/validateV2'] as const)(
    '%s fails for one that does not exist, with the reason',
    async path => {
      const { visitor } = await filled(market)
      for (const pincode of unknown) {
        const { data } = await visitor.call(`POST /api/v1/${path}`, { query: { pincode }, body: {} })
        expect(data, pincode).toMatchObject({
          valid: false,
          notices: [{ code: 'place-unknown', productName: pincode, offerId: null }],
        })
      }
      const { data } = await visitor.call(`POST /api/v1/${path}`, { query: { pincode: known }, body: {} })
      expect(data).toMatchObject({ valid: true, notices: [] })
    },
  )
})

describe('what the page showed', () => {
  const shownOf = ({ cartId, totalPayableAmount, itemsList }: Cart) => ({
    cart: { cartId: cartId ?? '', totalPayableAmount },
    itemsList: itemsList.map(({ productId, offerId, productQuantity, productUnitPrice }) => ({
      ...{ productId, offerId, productQuantity, productUnitPrice },
    })),
  })
  const validate = async (visitor: Visitor, shoppingCartDto: ReturnType<typeof shownOf>) =>
    (await visitor.call('POST /api/v3/cart/validateCartBeforePayment', { body: { shoppingCartDto } })).data

  it('is valid when nothing differs', async () => {
    const { visitor, cart } = await filled('IN')
    expect(await validate(visitor, shownOf(cart))).toMatchObject({ valid: true, notices: [] })
  })

  it('gets differing price, quantity and total, with both values', async () => {
    const { visitor, cart } = await filled('IN')
    const shown = shownOf(cart)
    const [first, second] = shown.itemsList
    if (!first || !second) throw new Error('two lines')
    const { productUnitPrice: price } = first
    first.productUnitPrice -= 100
    second.productQuantity = 1
    shown.cart.totalPayableAmount -= 5
    const total = cart.totalPayableAmount
    const answer = await validate(visitor, shown)
    expect(answer.valid).toBe(false)
    expect(answer.notices).toMatchObject([
      { code: 'price-differs', productId: first.productId, before: price - 100, now: price },
      { code: 'quantity-differs', productId: second.productId, before: 1, now: 2 },
      { code: 'total-differs', before: total - 5, now: total },
    ])
  })

  it('gets a line that no longer exists, and one that it did not show', async () => {
    const { visitor, cart, spare } = await filled('IN')
    const shown = shownOf(cart)
    const [first, second] = shown.itemsList
    if (!first || !second) throw new Error('two lines')
    shown.itemsList = [first, { ...second, productId: spare }]
    expect(await validate(visitor, shown)).toMatchObject({
      valid: false,
      notices: [
        { code: 'line-differs', productId: spare, before: 2, now: null },
        { code: 'line-differs', productId: second.productId, before: null, now: 2 },
      ],
    })
  })
})
