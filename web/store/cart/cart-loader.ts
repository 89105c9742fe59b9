// Loads the cart page: the visitor's own cart or a shared one.

import type { CallOutput } from '../../../contract/api.ts'
import type { Cart } from '../../../contract/cart/api.ts'
import type { PageLoader } from '../app/page-loader.ts'

/** A cart that our team has prepared for the customer. */
export type OfferedCart = CallOutput<'GET /api/v1/cart/agentCarts'>['data'][number]

export type CartData =
  | { kind: 'own'; cart: Cart; offered: readonly OfferedCart[] }
  /** Null when no cart has that key, or when it belongs to an account and the visitor is not logged in. */
  | { kind: 'shared'; cart: Cart | null; forAccount: boolean }

export const loadCartPage: PageLoader<CartData> = async ({ call, query, messages }) => {
  const t = messages('cart')
  const page = (data: CartData) => ({
    data,
    head: {
      title: `${t(data.kind === 'own' ? 'title' : data.cart?.agentId ? 'agentTitle' : 'sharedTitle')} | ${messages('common')('siteName')}`,
      canonical: '/quickorder',
      noindex: true,
    },
    tags: [],
  })
  const key = query.get('share')
  if (key === null) {
    const { data: cart } = await call('GET /api/v1/cart/getCartBySessionV2')
    const offered = cart.userId === null ? [] : (await call('GET /api/v1/cart/agentCarts')).data
    return page({ kind: 'own', cart, offered })
  }
  try {
    const { data: cart } = await call('GET /api/v1/marketPlace/cartSessionbyId/{cartId}', { params: { cartId: key } })
    return page({ kind: 'shared', cart, forAccount: false })
  } catch (error) {
    const forAccount = error instanceof Object && 'code' in error && error.code === 'cart.for-account'
    return page({ kind: 'shared', cart: null, forAccount })
  }
}
