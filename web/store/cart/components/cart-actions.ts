// Adds products to the cart from any page, with a toast.

import type { CallInput } from '../../../../contract/api.ts'
import { ApiError } from '../../../framework/api/api-error.ts'
import { setLoading } from '../../../framework/loading-bar.ts'
import { messageOf, quietCall } from '../../../framework/session/session.ts'
import { showToast } from '../../../ui/toast.ts'
import { setCartCount, visitor } from '../../app/session.ts'

/** Adds a quantity to the cart; `added` is the toast. Returns whether it succeeded; errors are shown as a toast. */
export function addToCart(productId: string, productQuantity: number, added: string): Promise<boolean> {
  return addAllToCart([{ productId, productQuantity }], added)
}

interface CartLine {
  productId: string
  /** Default: the offer shown on pages. */
  offerId?: number | undefined
  /** Default: the seller's minimum quantity. */
  productQuantity?: number
}

type CartChange = CallInput<'POST /api/v1/cart/updateCartV2'>['body']

/** When offline: whether the change is queued, which a toast says. */
const keep = (change: CartChange) =>
  import('../../offline/components/connection.tsx').then(module => module.keepChange(change)).catch(() => false)

/** Sends a change of a cart; errors are shown as a toast. Returns the number of its lines, null when it failed. */
async function sendChange(body: CartChange): Promise<number | null> {
  setLoading(true)
  try {
    const query = { pincode: visitor.get().deliveryLocation?.code }
    return (await quietCall('POST /api/v1/cart/updateCartV2', { query, body })).data.noOfItems
  } catch (error) {
    if (!navigator.onLine && (await keep(body))) return null
    const failed = error instanceof ApiError ? error : new ApiError(0, {})
    const [line, ...others] = body.itemsList
    // it has gone out of stock since the page was rendered
    if (failed.code === 'cart.item-unavailable' && line && others.length === 0)
      (await import('./out-of-stock.ts')).tellOutOfStock(line.productId)
    else showToast(await messageOf(failed))
    return null
  } finally {
    setLoading(false)
  }
}

/** Adds several products, all or none; otherwise like `addToCart`. */
export async function addAllToCart(itemsList: CartLine[], added: string): Promise<boolean> {
  const count = await sendChange({ mode: 'add', itemsList })
  if (count === null) return false
  setCartCount(count)
  showToast(added)
  return true
}

/** Sets the quick-buy cart to one line. Returns whether it succeeded; errors are shown as a toast. */
export async function fillQuickBuy(line: CartLine): Promise<boolean> {
  return (await sendChange({ itemsList: [line], buyNow: true })) !== null
}
