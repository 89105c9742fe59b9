// The state of the cart page: changes are sent one after the other, and the latest response is shown.

import { useEffect, useRef, useState } from 'react'
import type { Cart, CartItem } from '../../../contract/cart/api.ts'
import type { PromoApplied } from '../../../contract/promotions/api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { errorMessage } from '../../framework/error-text.ts'
import { setLoading } from '../../framework/loading-bar.ts'
import { quietCall } from '../../framework/session/session.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { setCartCount, visitor } from '../app/session.ts'

/** A line that was switched to another seller on this page. */
export interface SellerSwitch {
  from: CartItem
  to: { offerId: number; sellerName: string }
  /** Units that the cart already had from that seller. */
  before: number
  /** Units that were moved; fewer than the line had if the seller's stock is lower. */
  moved: number
}

interface CartChange {
  productId: string
  offerId?: number
  productQuantity: number
}

export interface CartWork {
  cart: Cart
  /** Requested quantities by offer, still without a response. */
  wanted: ReadonlyMap<number, number>
  /** Items removed on this page, for undo. */
  removed: readonly CartItem[]
  /** Switches to another seller, for undo. */
  switched: readonly SellerSwitch[]
  busy: boolean
  setQuantity(item: CartItem, quantity: number): void
  remove(item: CartItem): void
  undo(item: CartItem): void
  /** Marks notices as seen, by key: they are not shown again. */
  dismiss(keys: readonly string[]): void
  /** Applies a coupon code; an empty one removes it. Rejects with an ApiError. */
  applyPromo(code: string): Promise<PromoApplied>
  /** Turns gift wrapping with a message on or off; rejects with an ApiError. */
  setGift(gift: boolean, message: string): Promise<void>
  /** Turns the use of reward points on or off; rejects with an ApiError. */
  applyRewards(use: boolean): Promise<void>
  /** Adds products; rejects with an ApiError. */
  add(items: CartChange[]): Promise<void>
  /** Buys a line from another seller; rejects with an ApiError. */
  switchOffer(item: CartItem, to: SellerSwitch['to']): Promise<void>
  undoSwitch(done: SellerSwitch): void
  /** Shows why a change failed. */
  tellFailure(error: unknown): Promise<void>
}

/** Keeps the items in the order already shown, new ones at the end, so that nothing jumps. */
export function inShownOrder(shown: readonly number[], items: readonly CartItem[]): CartItem[] {
  const at = new Map(shown.map((offerId, index) => [offerId, index]))
  const place = ({ offerId }: CartItem) => at.get(offerId) ?? shown.length
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

async function sendItems(mode: 'add' | 'set', itemsList: CartChange[]): Promise<Cart> {
  const { data } = await quietCall('POST /api/v1/cart/updateCartV2', {
    query: { pincode: placeCode() },
    body: { mode, itemsList },
  })
  return data
}

/** The state that the page shows, and how a response updates it. */
function useShownCart(initial: Cart) {
  const [cart, setCart] = useState(initial)
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map())
  const shown = useRef(initial.itemsList.map(item => item.offerId))
  const queue = useQueue(next => {
    const itemsList = inShownOrder(shown.current, next.itemsList)
    const known = new Set(shown.current)
    shown.current = [...shown.current, ...itemsList.map(item => item.offerId).filter(id => !known.has(id))]
    setCart({ ...next, itemsList })
    setWanted(new Map())
  })
  const failed = (error: unknown) => {
    setWanted(new Map())
    void queue.tellFailure(error)
    queue.enqueue(fetchCart).catch(() => undefined)
  }
  /** Shows an offer's line in the position of another one's. */
  const showInPlaceOf = (from: number, to: number) => {
    shown.current = shown.current.filter(id => id !== to).flatMap(id => (id === from ? [to, from] : [id]))
  }
  // After login the page is loaded again with the merged cart.
  useEffect(() => setCart(initial), [initial])
  return { cart, wanted, setWanted, failed, showInPlaceOf, ...queue }
}

/** Refreshes when the delivery location changes (dates, tax, deliverability), or when queued offline changes were sent. */
function useRefresh(refresh: () => void): void {
  const newest = useRef(refresh)
  newest.current = refresh
  useEffect(() => {
    const changed = () => newest.current()
    const events = ['address-update', 'cart-synced']
    for (const event of events) addEventListener(event, changed)
    return () => {
      for (const event of events) removeEventListener(event, changed)
    }
  }, [])
}

async function sendPromo(promoCode: string): Promise<PromoApplied> {
  const body = { promoCode, pincode: placeCode() }
  const { data } = await quietCall('POST /api/v1/promoCode/validatePromoCode', { body })
  return data
}

async function sendGift(gift: boolean, giftMessage: string): Promise<Cart> {
  const { data } = await quietCall('POST /api/v1/cart/setGift', {
    query: { pincode: placeCode() },
    body: { gift, giftMessage },
  })
  return data
}

async function sendRewards(use: boolean): Promise<Cart> {
  const { data } = await quietCall('POST /api/v1/reward/useRewards', { body: { use, pincode: placeCode() } })
  return data
}

async function markSeen(keys: readonly string[]): Promise<Cart> {
  await quietCall('POST /api/v1/cart/setCartValidationMessages', { body: { keys: [...keys] } })
  return fetchCart()
}

const lineOf = ({ productId, offerId }: CartItem, productQuantity: number): CartChange => ({
  productId,
  offerId,
  productQuantity,
})

async function sendSwitch({ productId, offerId: fromOfferId }: CartItem, offerId: number): Promise<Cart> {
  const { data } = await quietCall('POST /api/v1/cart/switchOffer', {
    query: { pincode: placeCode() },
    body: { productId, fromOfferId, offerId },
  })
  return data
}

/** Whether a quantity that could not be sent is queued until the connection is back; the page keeps showing it. */
async function keptOffline(error: unknown, { productId, offerId, productQuantity: from }: CartItem, quantity: number) {
  if (navigator.onLine || !(error instanceof ApiError) || error.status !== 0) return false
  const { keepCartQuantity } = await import('../offline/components/connection.tsx')
  return keepCartQuantity({ productId, offerId, quantity, from })
}

/** Switching lines to other sellers, and back. */
function useSwitches({ cart, enqueue, failed, showInPlaceOf }: ReturnType<typeof useShownCart>) {
  const [switched, setSwitched] = useState<readonly SellerSwitch[]>([])
  const forget = ({ from }: SellerSwitch) =>
    setSwitched(before => before.filter(one => one.from.productId !== from.productId))
  return {
    switched,
    switchOffer(from: CartItem, to: SellerSwitch['to']) {
      const before = cart.itemsList.find(({ offerId }) => offerId === to.offerId)?.productQuantity ?? 0
      return enqueue(async () => {
        const next = await sendSwitch(from, to.offerId)
        if (before === 0) showInPlaceOf(from.offerId, to.offerId)
        const after = next.itemsList.find(({ offerId }) => offerId === to.offerId)?.productQuantity ?? 0
        const done = { from, to, before, moved: after - before }
        forget(done)
        setSwitched(others => [...others, done])
        return next
      })
    },
    undoSwitch(done: SellerSwitch) {
      const { from, to, before } = done
      forget(done)
      const back = [lineOf(from, from.productQuantity), { ...lineOf(from, before), offerId: to.offerId }]
      enqueue(() => sendItems('set', back)).catch(failed)
    },
  }
}

export function useCart(initial: Cart): CartWork {
  const shown = useShownCart(initial)
  const { cart, wanted, setWanted, failed, enqueue, busy, tellFailure } = shown
  const switches = useSwitches(shown)
  const [removed, setRemoved] = useState<readonly CartItem[]>([])
  useRefresh(() => void enqueue(fetchCart).catch(failed))
  const set = (item: CartItem, productQuantity: number) => {
    setWanted(before => new Map(before).set(item.offerId, productQuantity))
    enqueue(() => sendItems('set', [lineOf(item, productQuantity)])).catch(async (error: unknown) => {
      if (!(await keptOffline(error, item, productQuantity))) failed(error)
    })
  }
  const without = (ids: readonly number[]) => (before: readonly CartItem[]) =>
    before.filter(({ offerId }) => !ids.includes(offerId))
  return {
    ...{ cart, wanted, removed, busy, tellFailure },
    ...switches,
    setQuantity: set,
    remove(item) {
      setRemoved(before => [...without([item.offerId])(before), item])
      set(item, 0)
    },
    undo(item) {
      setRemoved(without([item.offerId]))
      set(item, item.productQuantity)
    },
    dismiss(keys) {
      enqueue(() => markSeen(keys)).catch(failed)
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
    setGift: (gift, giftMessage) => enqueue(() => sendGift(gift, giftMessage)),
    applyRewards: use => enqueue(() => sendRewards(use)),
    add: items =>
      enqueue(async () => {
        const next = await sendItems('add', items)
        setRemoved(without(next.itemsList.map(({ offerId }) => offerId)))
        return next
      }),
  }
}
