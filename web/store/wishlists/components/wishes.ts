// The visitor's wishlist: on the server for customers, in the browser for guests until the next login.

import type { WishlistState } from '../../../../contract/wishlists/api.ts'
import { MAX_MERGED } from '../../../../contract/wishlists/limits.rules.ts'
import { readStored, writeStored } from '../../../framework/api/browser-storage.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { createObservable } from '../../../ui/observable.ts'
import { isLoggedIn, visitor } from '../../app/session.ts'

const KEY = 'kh_wishlist'

/** The newest first. */
export const wishes = createObservable<readonly string[]>([])
/** Products with a mail when they are back in stock. */
export const stockAlerts = createObservable<readonly string[]>([])

/** What is stored in the browser, the newest first. */
export function storedWishes(): string[] {
  const stored = readStored<string[]>(KEY)
  return Array.isArray(stored) ? stored.filter(msn => /^MSN[0-9A-Z]{8}$/.test(msn)).slice(0, MAX_MERGED) : []
}

function storeWishes(msns: readonly string[]): void {
  writeStored(KEY, msns.length > 0 ? msns.slice(0, MAX_MERGED) : null)
  wishes.set(msns.slice(0, MAX_MERGED))
}

function show({ products, stockAlerts: alerts }: WishlistState): void {
  wishes.set(products)
  stockAlerts.set(alerts)
}

/** Hands what a guest has chosen over to the account; returns whether there was anything. */
export async function mergeStored(): Promise<boolean> {
  const productIds = storedWishes()
  if (productIds.length === 0) return false
  show((await quietCall('POST /api/v1/user/mergeWishlist', { body: { productIds } })).data)
  writeStored(KEY, null)
  return true
}

let isChecked = false

/**
 * Whether the wishlist of the account has products, asked once for each page that is loaded: the page before may have handed
 * over what a guest had chosen after this one was rendered without it.
 */
export async function hasFilledMeanwhile(): Promise<boolean> {
  if (isChecked) return false
  isChecked = true
  return (await quietCall('GET /api/v1/user/getWishlistState')).data.products.length > 0
}

let shownFor: string | null = null

/** Shows the wishlist of the visitor, fetched once for each login. */
export async function readWishes(): Promise<void> {
  const { user, ready } = visitor.get()
  if (!ready) return
  const loggedIn = isLoggedIn(visitor.get())
  const of = loggedIn ? user.userId : ''
  if (of === shownFor) return
  shownFor = of
  if (!loggedIn) {
    wishes.set(storedWishes())
    return
  }
  try {
    if (!(await mergeStored())) show((await quietCall('GET /api/v1/user/getWishlistState')).data)
  } catch {
    shownFor = null
  }
}

/** Adds a product or removes it. Rejects with an ApiError, and then nothing is changed. */
export async function setWished(msn: string, isWished: boolean): Promise<void> {
  const others = (list: readonly string[]) => list.filter(one => one !== msn)
  if (!isLoggedIn(visitor.get())) {
    storeWishes(isWished ? [msn, ...others(storedWishes())] : others(storedWishes()))
    return
  }
  await quietCall('POST /api/v1/user/addProductToWishlist', { body: { productId: msn, add: isWished } })
  wishes.set(isWished ? [msn, ...others(wishes.get())] : others(wishes.get()))
}

/** Asks for a mail when a product is back in stock, which puts it into the wishlist, or for none. Rejects with an ApiError. */
export async function setStockAlert(msn: string, on: boolean): Promise<void> {
  await quietCall('POST /api/v1/user/setProductAlert', { body: { productId: msn, kind: 'stock', on } })
  const others = (list: readonly string[]) => list.filter(one => one !== msn)
  stockAlerts.set(on ? [msn, ...others(stockAlerts.get())] : others(stockAlerts.get()))
  if (on) wishes.set([msn, ...others(wishes.get())])
}
