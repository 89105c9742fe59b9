// Loads the cart page: the visitor's own cart or a shared one.

import type { Cart } from '../../../contract/cart/api.ts'
import type { PageLoader } from '../app/page-loader.ts'

export type CartData =
  | { kind: 'own'; cart: Cart }
  /** Null when no cart has that key. */
  | { kind: 'shared'; cart: Cart | null }

export const loadCartPage: PageLoader<CartData> = async ({ call, query, messages }) => {
  const t = messages('cart')
  const page = (data: CartData) => ({
    data,
    head: {
      title: `${t(data.kind === 'own' ? 'title' : 'sharedTitle')} | ${messages('common')('siteName')}`,
      canonical: '/quickorder',
      noindex: true,
    },
    tags: [],
  })
  const key = query.get('share')
  if (key === null) return page({ kind: 'own', cart: (await call('GET /api/v1/cart/getCartBySessionV2')).data })
  const shared = await call('GET /api/v1/marketPlace/cartSessionbyId/{cartId}', { params: { cartId: key } }).catch(
    () => null,
  )
  return page({ kind: 'shared', cart: shared?.data ?? null })
}
