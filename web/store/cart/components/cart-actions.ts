// Adds products to the cart from any page, with a toast.

import { ApiError } from '../../../framework/api/api-error.ts'
import { setLoading } from '../../../framework/loading-bar.ts'
import { messageOf, quietCall } from '../../../framework/session/session.ts'
import { showToast } from '../../../ui/toast.ts'
import { setCartCount, visitor } from '../../app/session.ts'

async function tellError(error: unknown): Promise<void> {
  showToast(await messageOf(error instanceof ApiError ? error : new ApiError(0, {})))
}

/** Adds a quantity to the cart; `added` is the toast. Returns whether it succeeded; errors are shown as a toast. */
export function addToCart(productId: string, productQuantity: number, added: string): Promise<boolean> {
  return addAllToCart([{ productId, productQuantity }], added)
}

interface CartLine {
  productId: string
  /** Without it the offer that pages show. */
  offerId?: number | undefined
  productQuantity: number
}

/** Adds several products, all or none; otherwise like `addToCart`. */
export async function addAllToCart(itemsList: CartLine[], added: string): Promise<boolean> {
  setLoading(true)
  try {
    const { data } = await quietCall('POST /api/v1/cart/updateCartV2', {
      query: { pincode: visitor.get().deliveryLocation?.code },
      body: { mode: 'add', itemsList },
    })
    setCartCount(data.noOfItems)
    showToast(added)
    return true
  } catch (error) {
    await tellError(error)
    return false
  } finally {
    setLoading(false)
  }
}

/** Sets the quick-buy cart to one line. Returns whether it succeeded; errors are shown as a toast. */
export async function fillQuickBuy(line: CartLine): Promise<boolean> {
  setLoading(true)
  try {
    await quietCall('POST /api/v1/cart/updateCartV2', {
      query: { pincode: visitor.get().deliveryLocation?.code },
      body: { mode: 'set', itemsList: [line], buyNow: true },
    })
    return true
  } catch (error) {
    await tellError(error)
    return false
  } finally {
    setLoading(false)
  }
}
