// The wishlist of a customer: contents, alerts, sharing, and moving it to the cart.

import type { ProductCard } from '../../contract/catalog/schemas.ts'
import type { MovedToCart, Wishlist, WishlistState } from '../../contract/wishlists/api.ts'
import { MAX_WISHES } from '../../contract/wishlists/limits.rules.ts'
import { fillCart } from '../cart/service.ts'
import { cardsByMsn } from '../catalog/service.ts'
import { type Actor, type Customer, requireSelf } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { newToken } from '../platform/secrets.ts'
import {
  type Alerts,
  addWishes,
  deleteShare,
  findShared,
  findSummary,
  insertShare,
  isSold,
  listSharedMsns,
  listState,
  listWishes,
  removeWishes,
  setAlert,
  type WishRow,
} from './repository.ts'

export { type AlertRow, claimAlerts, endAlerts, listAlerted } from './repository.ts'

interface Page {
  pageIndex: number
  pageSize: number
}

/** The texts of the specification, as the call returns them; screens say them in the language of the page. */
const MESSAGES = { added: 'Successfully added to Wishlist', removed: 'Successfully removed from WishList' } as const

const nameOf = ({ nameEn, nameHi }: Pick<WishRow, 'nameEn' | 'nameHi'>, { language }: Pick<Actor, 'language'>) =>
  language === 'hi' ? nameHi : nameEn

async function cardsOf(app: App, actor: Actor, msns: readonly string[]): Promise<Map<string, ProductCard>> {
  return new Map((await cardsByMsn(app, actor, msns)).map(card => [card.msn, card]))
}

/** A page of the customer's wishlist. @throws session.forbidden when another customer is named */
export async function wishlist(
  app: App,
  actor: Customer,
  { userId, pageIndex, pageSize }: Page & { userId?: string | undefined },
): Promise<Wishlist> {
  requireSelf(actor, userId)
  const [rows, summary] = await Promise.all([
    listWishes(app.db, actor.customerId, pageSize, pageIndex * pageSize),
    findSummary(app.db, actor.customerId),
  ])
  const cards = await cardsOf(
    app,
    actor,
    rows.map(({ msn }) => msn),
  )
  const items = rows.map(row => ({
    productId: row.msn,
    productName: nameOf(row, actor),
    addedAt: row.addedAt.toISOString(),
    priceThen: row.priceMinor,
    card: cards.get(row.msn) ?? null,
    priceAlert: row.priceAlert,
    stockAlert: row.stockAlert,
  }))
  return { items, ...summary }
}

export async function wishlistState(db: Db, { customerId }: Customer): Promise<WishlistState> {
  const rows = await listState(db, customerId)
  return {
    products: rows.map(({ msn }) => msn),
    stockAlerts: rows.filter(({ stockAlert }) => stockAlert).map(({ msn }) => msn),
  }
}

/** Puts a product into the wishlist, if it is not there. @throws catalog.product-unknown, wishlist.full */
async function include(db: Db, { customerId, market }: Customer, msn: string): Promise<void> {
  if ((await addWishes(db, customerId, market, [msn], MAX_WISHES)) > 0) return
  throw appError((await isSold(db, market, msn)) ? 'wishlist.full' : 'catalog.product-unknown')
}

/** Adds a product, or removes it. Idempotent. @throws catalog.product-unknown, wishlist.full */
export async function addProduct(
  db: Db,
  actor: Customer,
  { productId, add }: { productId: string; add: boolean },
): Promise<{ productId: string; added: boolean; message: string }> {
  if (add) await include(db, actor, productId)
  else await removeWishes(db, actor.customerId, [productId])
  return { productId, added: add, message: MESSAGES[add ? 'added' : 'removed'] }
}

/** Adds a guest's products, if they are known and there is room. */
export async function mergeWishes(db: Db, actor: Customer, msns: readonly string[]): Promise<WishlistState> {
  if (msns.length > 0) await addWishes(db, actor.customerId, actor.market, msns, MAX_WISHES)
  return wishlistState(db, actor)
}

/**
 * Asks for a mail about a product of the wishlist, or for no more of them.
 * @throws catalog.product-unknown, wishlist.full, wishlist.mail-missing
 */
export async function setProductAlert(
  db: Db,
  actor: Customer,
  { productId, kind, on }: { productId: string; kind: 'price' | 'stock'; on: boolean },
): Promise<Alerts & { productId: string }> {
  if (on && !(await findSummary(db, actor.customerId)).canAlert) throw appError('wishlist.mail-missing')
  return db.transaction(async tx => {
    if (on) await include(tx, actor, productId)
    const alerts = await setAlert(tx, actor.customerId, productId, kind, on)
    return { productId, ...(alerts ?? { priceAlert: false, stockAlert: false }) }
  })
}

/**
 * Moves products of the wishlist to the cart, each in the smallest quantity that is sold. What cannot be bought stays.
 * @throws cart.too-many-items, and then nothing is changed
 */
export async function moveToCart(app: App, actor: Customer, msns: readonly string[] | undefined): Promise<MovedToCart> {
  const rows = await listWishes(app.db, actor.customerId, MAX_WISHES, 0)
  const chosen = msns ? rows.filter(({ msn }) => msns.includes(msn)) : rows
  const wanted = chosen.map(({ msn }) => ({ msn, offerId: null, quantity: 1 }))
  const { cart, lines, reasons } = await fillCart(app.db, actor, wanted)
  const added: MovedToCart['added'] = []
  const missing: MovedToCart['missing'] = []
  for (const [index, row] of chosen.entries()) {
    const product = { productId: row.msn, productName: nameOf(row, actor) }
    const line = lines[index]
    if (line) added.push({ ...product, quantity: line.quantity })
    else missing.push({ ...product, reason: reasons[index] ?? 'ended' })
  }
  const moved = added.map(({ productId }) => productId)
  await removeWishes(app.db, actor.customerId, moved)
  return { noOfItems: cart.noOfItems, added, missing }
}

/** Creates a link to the wishlist, or ends the existing one; a later one has another key. */
export async function shareWishlist(db: Db, { customerId }: Customer, shared: boolean): Promise<string | null> {
  if (shared) return insertShare(db, customerId, newToken())
  await deleteShare(db, customerId)
  return null
}

/** A page of a shared wishlist. @throws wishlist.unknown */
export async function openShared(
  app: App,
  actor: Actor,
  shareKey: string,
  { pageIndex, pageSize }: Page,
): Promise<{ products: ProductCard[]; total: number }> {
  const shared = await findShared(app.db, shareKey, actor.market)
  if (!shared) throw appError('wishlist.unknown')
  const msns = await listSharedMsns(app.db, shared.customerId, pageSize, pageIndex * pageSize)
  return { products: await cardsByMsn(app, actor, msns), total: shared.total }
}
