// The cart as its page works on it: changes are sent one after the other and the newest answer is shown.

import { useEffect, useRef, useState } from 'react'
import type { Cart, CartItem, CartNotice } from '../../../contract/cart.ts'
import type { PromoApplied } from '../../../contract/promotions.ts'
import { showToast } from '../../ui/toast.ts'
import { quietCall } from '../session/session.ts'
import { setCartCount, visitor } from '../session/session-store.ts'
import { failureText } from '../shared/failure-text.ts'
import { setLoading } from '../shared/loader.ts'
import { useText } from '../shared/store-context.ts'

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

const placeCode = () => visitor.get().place?.code

/** Sends changes in turn; while one is under way the next waits, and only the last answer is taken. */
function useQueue(take: (cart: Cart) => void) {
  const text = useText('cart')
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
  const tellFailure = async (error: unknown) => showToast(text('failed', { why: await failureText(error) }), 5000)
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

export function useCart(initial: Cart): CartWork {
  const [cart, setCart] = useState(initial)
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map())
  const [removed, setRemoved] = useState<readonly CartItem[]>([])
  const shown = useRef(initial.itemsList.map(item => item.productId))
  const { enqueue, busy, tellFailure } = useQueue(next => {
    const itemsList = inShownOrder(shown.current, next.itemsList)
    const known = new Set(shown.current)
    shown.current = [...shown.current, ...itemsList.map(item => item.productId).filter(id => !known.has(id))]
    setCart({ ...next, itemsList })
    setWanted(new Map())
  })
  const failed = (error: unknown) => {
    setWanted(new Map())
    void tellFailure(error)
    enqueue(fetchCart).catch(() => undefined)
  }
  const set = (productId: string, productQuantity: number) =>
    enqueue(() => sendItems('set', [{ productId, productQuantity }])).catch(failed)

  // Another place has other delivery dates, other tax, and may not be reached at all.
  const refresh = useRef(() => {})
  refresh.current = () => void enqueue(fetchCart).catch(failed)
  useEffect(() => {
    const changed = () => refresh.current()
    addEventListener('address-update', changed)
    return () => removeEventListener('address-update', changed)
  }, [])
  // The page comes anew after login, with the merged cart in its data.
  useEffect(() => setCart(initial), [initial])

  return {
    cart,
    wanted,
    removed,
    busy,
    setQuantity(productId, quantity) {
      setWanted(before => new Map(before).set(productId, quantity))
      void set(productId, quantity)
    },
    remove(item) {
      setRemoved(before => [...before.filter(({ productId }) => productId !== item.productId), item])
      setWanted(before => new Map(before).set(item.productId, 0))
      void set(item.productId, 0)
    },
    undo(item) {
      setRemoved(before => before.filter(({ productId }) => productId !== item.productId))
      void set(item.productId, item.productQuantity)
    },
    dismiss(notice) {
      void enqueue(async () => {
        await quietCall('POST /api/v1/cart/setCartValidationMessages', { body: { keys: [notice.key] } })
        return fetchCart()
      }).catch(failed)
    },
    async applyPromo(promoCode) {
      const body = { promoCode, pincode: placeCode() }
      const asked: { answer?: PromoApplied } = {}
      await enqueue(async () => {
        const { data } = await quietCall('POST /api/v1/promoCode/validatePromoCode', { body })
        asked.answer = data
        return data.cart
      })
      if (!asked.answer) throw new Error('The queue answered without its work')
      return asked.answer
    },
    add: items =>
      enqueue(async () => {
        const next = await sendItems('add', items)
        setRemoved(before => before.filter(({ productId }) => !items.some(item => item.productId === productId)))
        return next
      }),
  }
}
