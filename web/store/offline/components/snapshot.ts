// Content of the offline page: viewed products, cart and last orders, stored in the browser while online.

import { readStored, writeStored } from '../../../framework/api/browser-storage.ts'
import { pageLanguage } from '../../../framework/api/client.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { isLoggedIn, visitor } from '../../app/session.ts'

export interface OfflineSnapshot {
  /** When cart and orders were read, in milliseconds since 1970. */
  at: number
  /** Owner, empty for a guest; another user never sees it. */
  userId: string
  cartCount: number
  /** Newest first; `link` without language prefix. */
  products: { name: string; link: string }[]
  cart: { name: string; quantity: number }[]
  orders: { number: number; placedAt: string; name: string; items: number }[]
}

const KEY = 'kh_offline'
const MAX_AGE_MS = 600_000
const PRODUCTS = 8
const CART_LINES = 20
const ORDERS = 3

/** The stored snapshot of the current user, null if there is none. */
export function readSnapshot(): OfflineSnapshot | null {
  const stored = readStored<OfflineSnapshot>(KEY)
  return stored?.userId === visitor.get().user.userId ? stored : null
}

/** The product of a product page. */
function productShown(): OfflineSnapshot['products'] {
  const link = pageLanguage() === 'hi' ? location.pathname.replace(/^\/hi/, '') : location.pathname
  const name = document.querySelector('h1')?.textContent
  return name && /\/mp\/msn[0-9a-z]{8}$/i.test(link) ? [{ name, link }] : []
}

async function readCart(): Promise<OfflineSnapshot['cart']> {
  const { itemsList } = (await quietCall('GET /api/v1/cart/getCartBySessionV2')).data
  return itemsList.slice(0, CART_LINES).map(({ productName, productQuantity }) => ({
    name: productName,
    quantity: productQuantity,
  }))
}

async function readOrders(): Promise<OfflineSnapshot['orders']> {
  const { orders } = (await quietCall('GET /api/v1/checkout/getUserOrders', { query: { pageSize: ORDERS } })).data
  return orders.map(({ orderNumber, placedAt, items }) => ({
    number: orderNumber,
    placedAt,
    name: items[0]?.productName ?? '',
    items: items.length,
  }))
}

/**
 * Adds the product of this page, and reloads cart and orders if the cart has changed or ten minutes have passed.
 * Never rejects: what could not be loaded is loaded after the next page.
 */
export async function saveSnapshot(): Promise<void> {
  const { user, cartCount } = visitor.get()
  const empty: OfflineSnapshot = { at: 0, userId: user.userId, cartCount: 0, products: [], cart: [], orders: [] }
  const last = readSnapshot() ?? empty
  const shown = productShown()
  const others = last.products.filter(({ link }) => link !== shown[0]?.link)
  const next = { ...last, products: [...shown, ...others].slice(0, PRODUCTS) }
  writeStored(KEY, next)
  if (last.cartCount === cartCount && Date.now() - last.at < MAX_AGE_MS) return
  try {
    const [cart, orders] = await Promise.all([
      cartCount > 0 ? readCart() : [],
      isLoggedIn(visitor.get()) ? readOrders() : [],
    ])
    writeStored(KEY, { ...next, at: Date.now(), cartCount, cart, orders })
  } catch {
    // nothing was loaded: the stored data stays
  }
}
