// Carts that staff put together: create, close, open as a customer, and copy into the customer's own cart.

import type { AgentCart } from '../../../contract/cart/agent-api.ts'
import type { Cart } from '../../../contract/cart/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { offersForCart } from '../../catalog/service.ts'
import { customerOfContact } from '../../customers/service.ts'
import { type Actor, type Customer, requireMarket, requireSession, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { newToken } from '../../platform/secrets.ts'
import { presentCart } from '../presenter.ts'
import { byOffer, priceRow } from '../queries/price-cart.ts'
import {
  type AgentCartRow,
  findAgentCart,
  findAgentCartOfRequest,
  insertAgentCart,
  listAgentCartsOf,
  noteTaken,
  withdrawAgentCart,
} from '../repository/agent-carts.ts'
import { ensureCart } from '../repository/carts.ts'
import { itemToWrite } from '../rules.ts'
import { fillCart } from './fill-cart.ts'

export interface NewAgentCart {
  idempotencyKey: string
  market: Market
  contact?: string | undefined
  items: readonly { productId: string; productQuantity: number; offerId?: number | undefined }[]
  note: string
  days: number
}

const DAY_MS = 86_400_000

function stateOf({ withdrawnAt, takenAt, expiresAt }: AgentCartRow, now: Date): AgentCart['state'] {
  if (withdrawnAt) return 'withdrawn'
  if (expiresAt <= now) return 'expired'
  return takenAt ? 'taken' : 'open'
}

const isClosed = (row: AgentCartRow, now: Date) => row.withdrawnAt !== null || row.expiresAt <= now
const linkOf = ({ shareKey }: AgentCartRow) => `/quickorder?share=${shareKey}`

/** As shown to staff; without its link once it can no longer be opened. */
export function presentAgentCart(
  { config }: Pick<App, 'config'>,
  { now, language }: Pick<Actor, 'now' | 'language'>,
  row: AgentCartRow,
): AgentCart {
  const link = isClosed(row, now) ? '' : linkOf(row)
  return {
    agentCartId: row.id,
    ...{ market: row.market, agentId: row.agentId, agentName: row.agentName, note: row.note },
    state: stateOf(row, now),
    ...{ link, url: link && `${originOf(config, row.market)}${link}` },
    customerName: row.customerName,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    takenAt: row.takenAt?.toISOString() ?? null,
    items: row.items.map(({ msn, quantity, nameEn, nameHi }) => ({
      ...{ productId: msn, productQuantity: quantity },
      productName: language === 'hi' ? nameHi : nameEn,
    })),
  }
}

/** Whether a request with the same key asked for the same items. */
function isSame(row: AgentCartRow, { market, note, items }: NewAgentCart): boolean {
  const same = items.every(({ productId, productQuantity }, index) => {
    const stored = row.items[index]
    return stored?.msn === productId && stored.quantity === productQuantity
  })
  return same && row.items.length === items.length && row.market === market && row.note === note
}

/**
 * Creates an agent cart. @throws cart.customer-unknown, catalog.product-unknown, cart.offer-unknown,
 * cart.item-unavailable, cart.offer-unavailable, cart.quantity-stock, cart.quantity-minimum, cart.quantity-multiple,
 * request.idempotency, request.invalid
 */
export async function createAgentCart(app: App, actor: Staff, input: NewAgentCart): Promise<AgentCart> {
  requireMarket(actor, input.market)
  const { db } = app
  const { market, contact, idempotencyKey, note, days } = input
  const customerId = contact === undefined ? null : await customerOfContact(db, market, contact)
  if (contact !== undefined && customerId === null) throw appError('cart.customer-unknown')
  const wanted = input.items.map(({ productId: msn, offerId }) => ({ msn, offerId }))
  const row = await db.transaction(async tx => {
    const before = await findAgentCartOfRequest(tx, actor.staffId, idempotencyKey)
    if (before) return before
    const offers = await offersForCart(tx, { ...actor, market }, wanted)
    const items = input.items.map(({ productId: msn, productQuantity, offerId }) => {
      const product = offers.find(
        one => one.msn === msn && (offerId === undefined ? one.shown : one.offerId === offerId),
      )
      if (!product) throw appError(offerId === undefined ? 'catalog.product-unknown' : 'cart.offer-unknown', { msn })
      return itemToWrite(product, productQuantity, offerId !== undefined)
    })
    if (new Set(items.map(({ offerId }) => offerId)).size < items.length)
      throw appError('request.invalid', { problems: [{ path: 'body.items', message: 'Name each product once.' }] })
    await insertAgentCart(tx, {
      ...{ market, customerId, note, idempotencyKey, items },
      ...{ agentId: actor.staffId, agentName: actor.name, shareKey: newToken() },
      ...{ createdAt: actor.now, expiresAt: new Date(actor.now.getTime() + days * DAY_MS) },
    })
    // of two concurrent requests, one finds what the other has stored
    return findAgentCartOfRequest(tx, actor.staffId, idempotencyKey)
  })
  if (!row || !isSame(row, input) || row.customerId !== customerId) throw appError('request.idempotency')
  return presentAgentCart(app, actor, row)
}

/** @throws cart.unknown */
export async function closeAgentCart(app: App, actor: Staff, id: string): Promise<AgentCart> {
  const row = await withdrawAgentCart(app.db, id, actor)
  if (!row) throw appError('cart.unknown')
  return presentAgentCart(app, actor, row)
}

/** Agent carts for the customer that were not taken over yet. */
export async function agentCartsFor(db: Db, actor: Customer) {
  const rows = await listAgentCartsOf(db, actor.customerId, actor.now)
  return rows.map(row => {
    const { agentName, note, expiresAt, items } = row
    return { link: linkOf(row), agentName, note, expiresAt: expiresAt.toISOString(), count: items.length }
  })
}

/**
 * An agent's cart that the visitor may open; null when there is none with this key. @throws cart.unknown when it is
 * closed or another customer's, cart.for-account for a guest when it was made for an account
 */
async function openable(db: Db, actor: Actor, shareKey: string): Promise<AgentCartRow | null> {
  const row = await findAgentCart(db, actor.market, shareKey)
  if (!row) return null
  if (isClosed(row, actor.now)) throw appError('cart.unknown')
  if (row.customerId === null || row.customerId === actor.customerId) return row
  throw appError(actor.customerId === null ? 'cart.for-account' : 'cart.unknown')
}

/**
 * The agent's cart at current prices, as a page shows it; null when there is none with this key. @throws as `openable`
 */
export async function viewAgentCart(db: Db, actor: Actor, shareKey: string): Promise<Cart | null> {
  const row = await openable(db, actor, shareKey)
  if (!row) return null
  const { agentId, agentName } = row
  const products = byOffer(await offersForCart(db, actor, row.items))
  const items = row.items.map(({ msn, offerId, quantity }) => ({
    ...{ msn, offerId, quantity, adjustedFrom: null, expireAt: null },
    seenPriceMinor: products.get(offerId)?.priceMinor ?? 0,
  }))
  const none = {
    sessionId: null,
    customerId: null,
    gstin: null,
    promotion: null,
    automatic: [],
    giftMessage: null,
    exchangeCredit: null,
    rewards: null,
  }
  const cart = {
    ...{ id: row.id, kind: 'cart' as const, shareKey, items, agent: { agentId, agentName } },
    ...{ ...none, savedCards: [], expired: [], itemDays: 0, quotedPrices: [], seen: [] },
  }
  const priced = await priceRow(db, actor, cart, { place: actor.place, paymentMode: null, products })
  return { ...presentCart(actor, priced, false), userId: null, sessionId: null, notices: [] }
}

/** Copies an agent's cart into the visitor's own. @throws cart.unknown, cart.for-account, cart.too-many-items */
export async function takeAgentCart(db: Db, actor: Actor, shareKey: string): Promise<Cart> {
  const owner = requireSession(actor)
  const row = await openable(db, actor, shareKey)
  if (!row) throw appError('cart.unknown')
  const { cart } = await fillCart(db, owner, row.items)
  await db.transaction(async tx => {
    const { id } = await ensureCart(tx, owner, 'cart', newToken())
    await noteTaken(tx, id, row.id, actor.now)
  })
  return { ...cart, agentId: row.agentId, agentName: row.agentName }
}
