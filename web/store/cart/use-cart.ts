// The state of the cart page: changes are sent one after the other and the latest response is shown.

import { useEffect, useRef, useState } from 'react'
import type { Cart, CartItem, CartNotice } from '../../../contract/cart/api.ts'
import type { PromoApplied } from '../../../contract/promotions/api.ts'
import { errorMessage } from '../../framework/error-text.ts'
import { setLoading } from '../../framework/loading-bar.ts'
import { quietCall } from '../../framework/session/session.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { setCartCount, visitor } from '../app/session.ts'

export interface CartWork {
  cart: Cart
  /** Quantities that were asked for and are not answered yet. */
  wanted: ReadonlyMap<string, number>
  /** Items taken out on this page, to be brought back. */
  removed: readonly CartItem[]
  busy: boolean
  setQuantity(productId: string, quantity: number): void
  remove(item: CartItem): void
  undo(item: CartItem): void
  /** Marks a notice as seen: it does not come again. */
  dismiss(notice: CartNotice): void
  /** Applies a promotion code, an empty one removes it; rejects with an ApiError. */
  applyPromo(code: string): Promise<PromoApplied>
  /** Adds products; rejects with an ApiError. */
  add(items: { productId: string; productQuantity: number }[]): Promise<void>
}

/** The items in the order in which the page already shows them, new ones at the end: nothing jumps under the finger. */
export function inShownOrder(shown: readonly string[], items: readonly CartItem[]): CartItem[] {
  const at = new Map(shown.map((productId, index) => [productId, index]))
  const place = ({ productId }: CartItem) => at.get(productId) ?? shown.length
  return [...items].sort((a, b) => place(a) - place(b))
}

const placeCode = () => visitor.get().deliveryLocation?.code

/** Sends changes one at a time; only the last response is used. */
function useQueue(take: (cart: Cart) => void) {
  const t = useMessages('cart')
  const tail = useRef(Promise.resolve())
  const waiting = useRef(0)
  const [busy, setBusy] = useState(false)
  const enqueue = (work: () => Promise<Cart>): Promise<void> => {
    waiting.current++
    setBusy(true)
    setLoading(true)
    const turn = tail.current.then(work)
    const done = turn.then(cart => {
      if (waiting.current === 1) take(cart)
      setCartCount(cart.noOfItems)
    })
    tail.current = done
      .catch(() => undefined)
      .finally(() => {
        waiting.current--
        if (waiting.current > 0) return
        setBusy(false)
        setLoading(false)
      })
    return done
  }
  const tellFailure = async (error: unknown) => showToast(t('failed', { why: await errorMessage(error) }), 5000)
  return { enqueue, busy, tellFailure }
}

async function fetchCart(): Promise<Cart> {
  const { data } = await quietCall('GET /api/v1/cart/getCartBySessionV2', { query: { pincode: placeCode() } })
  return data
}

async function sendItems(
  mode: 'add' | 'set',
  itemsList: { productId: string; productQuantity: number }[],
): Promise<Cart> {
  const { data } = await quietCall('POST /api/v1/cart/updateCartV2', {
    query: { pincode: placeCode() },
    body: { mode, itemsList },
  })
  return data
}

/** The state that the page shows, and how a response updates it. */
function useShownCart(initial: Cart) {
  const [cart, setCart] = useState(initial)
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map())
  const shown = useRef(initial.itemsList.map(item => item.productId))
  const queue = useQueue(next => {
    const itemsList = inShownOrder(shown.current, next.itemsList)
    const known = new Set(shown.current)
    shown.current = [...shown.current, ...itemsList.map(item => item.productId).filter(id => !known.has(id))]
    setCart({ ...next, itemsList })
    setWanted(new Map())
  })
  const failed = (error: unknown) => {
    setWanted(new Map())
    void queue.tellFailure(error)
    queue.enqueue(fetchCart).catch(() => undefined)
  }
  // After login the page is loaded again with the merged cart.
  useEffect(() => setCart(initial), [initial])
  return { cart, wanted, setWanted, failed, ...queue }
}

/** Another delivery location has other delivery dates and tax, and may not be deliverable. */
function useRefreshAtPlace(refresh: () => void): void {
  const newest = useRef(refresh)
  newest.current = refresh
  useEffect(() => {
    const changed = () => newest.current()
    addEventListener('address-update', changed)
    return () => removeEventListener('address-update', changed)
  }, [])
}

async function sendPromo(promoCode: string): Promise<PromoApplied> {
  const body = { promoCode, pincode: placeCode() }
  const { data } = await quietCall('POST /api/v1/promoCode/validatePromoCode', { body })
  return data
}

async function markSeen(notice: CartNotice): Promise<Cart> {
  await quietCall('POST /api/v1/cart/setCartValidationMessages', { body: { keys: [notice.key] } })
  return fetchCart()
}

export function useCart(initial: Cart): CartWork {
  const { cart, wanted, setWanted, failed, enqueue, busy } = useShownCart(initial)
  const [removed, setRemoved] = useState<readonly CartItem[]>([])
  useRefreshAtPlace(() => void enqueue(fetchCart).catch(failed))
  const set = (productId: string, productQuantity: number) => {
    setWanted(before => new Map(before).set(productId, productQuantity))
    enqueue(() => sendItems('set', [{ productId, productQuantity }])).catch(failed)
  }
  const without = (ids: readonly string[]) => (before: readonly CartItem[]) =>
    before.filter(({ productId }) => !ids.includes(productId))
  return {
    cart,
    wanted,
    removed,
    busy,
    setQuantity: set,
    remove(item) {
      setRemoved(before => [...without([item.productId])(before), item])
      set(item.productId, 0)
    },
    undo(item) {
      setRemoved(without([item.productId]))
      set(item.productId, item.productQuantity)
    },
    dismiss(notice) {
      enqueue(() => markSeen(notice)).catch(failed)
    },
    applyPromo: promoCode =>
      new Promise((resolve, reject) => {
        const apply = async () => {
          const answer = await sendPromo(promoCode)
          resolve(answer)
          return answer.cart
        }
        enqueue(apply).catch(reject)
      }),
    add: items =>
      enqueue(async () => {
        const next = await sendItems('add', items)
        setRemoved(without(items.map(({ productId }) => productId)))
        return next
      }),
  }
}
