// Purchase lists of a customer: reading, filling from products, cart, order or file, reminders, and into the cart.

import type {
  FilledList,
  ListToCart,
  PurchaseList,
  PurchaseListItem,
  Repeat,
} from '../../contract/purchase-lists/api.ts'
import { MAX_LIST_PRODUCTS, MAX_LISTS } from '../../contract/purchase-lists/limits.rules.ts'
import { dayAfter } from '../../contract/shared/days.ts'
import { fillCart, viewCart } from '../cart/service.ts'
import { cardsByMsn, dayIn } from '../catalog/service.ts'
import { orderedLines, ownOrder } from '../orders/service.ts'
import { type Actor, type Customer, own, requireSelf } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db, Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import * as repository from './repository.ts'
import { fitIn, matchRows, nextReminder, readRows, type Wanted } from './rules.ts'

/** How far ahead the first reminder may be. */
const MAX_AHEAD_DAYS = 366

const nameOf = ({ nameEn, nameHi }: { nameEn: string; nameHi: string }, { language }: Pick<Actor, 'language'>) =>
  language === 'hi' ? nameHi : nameEn

function present({ listId, name, products, repeat, nextOn, updatedAt }: repository.ListRow): PurchaseList {
  return { listId, name, products, repeat, nextOn, updatedAt: updatedAt.toISOString() }
}

/** The customer's lists. @throws session.forbidden when another customer is named */
export async function purchaseLists(db: Db, actor: Customer, userId: string | undefined) {
  requireSelf(actor, userId)
  const [rows, canRemind] = await Promise.all([
    repository.listLists(db, actor.customerId),
    repository.canRemind(db, actor.customerId),
  ])
  return { lists: rows.map(present), canRemind }
}

/** A list with its products. @throws purchase.unknown */
export async function purchaseList(
  app: App,
  actor: Customer,
  listId: string,
): Promise<{ list: PurchaseList; items: PurchaseListItem[]; canRemind: boolean }> {
  const list = own(await repository.findList(app.db, listId), actor, 'purchase.unknown')
  const [rows, canRemind] = await Promise.all([
    repository.listItems(app.db, listId),
    repository.canRemind(app.db, actor.customerId),
  ])
  const msns = rows.map(({ msn }) => msn)
  const cards = new Map((await cardsByMsn(app, actor, msns)).map(card => [card.msn, card]))
  const items = rows.map(row => ({
    productId: row.msn,
    productName: nameOf(row, actor),
    partNumber: row.partNumber,
    quantity: row.quantity,
    note: row.note,
    priceThen: row.priceMinor,
    card: cards.get(row.msn) ?? null,
  }))
  return { list: present(list), items, canRemind }
}

type Rejected = FilledList['problems']

/**
 * Adds products to the list with a name within its limit, and returns the rest.
 * @throws purchase.too-many
 */
async function fill(
  db: Db,
  actor: Customer,
  name: string,
  wanted: readonly Wanted[],
  unread: Rejected = [],
): Promise<FilledList> {
  return db.transaction(async tx => {
    const opened = await repository.openNamed(tx, actor.customerId, name, MAX_LISTS)
    if (!opened) throw appError('purchase.too-many')
    const list = own(opened, actor, 'purchase.unknown')
    const held = new Set((await repository.listItems(tx, list.listId)).map(({ msn }) => msn))
    const { rows, problems } = fitIn(wanted, held, MAX_LIST_PRODUCTS)
    const put = rows.length > 0 ? await repository.putItems(tx, list, actor.market, rows) : []
    const written = new Set(put.map(({ msn }) => msn))
    const ended = rows
      .filter(({ msn }) => !written.has(msn))
      .map(({ line, text }) => ({ line, text, reason: 'ended' as const }))
    const all = [...unread, ...problems, ...ended]
    return {
      list: present((await repository.findList(tx, list.listId)) ?? list),
      added: put.filter(({ isNew }) => isNew).length,
      changed: put.filter(({ changed }) => changed).length,
      problems: all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    }
  })
}

/** Adds products by name of the list. Idempotent. @throws purchase.too-many */
export async function addProducts(
  db: Db,
  actor: Customer,
  {
    name,
    products,
  }: { name: string; products: readonly { productId: string; quantity: number; note?: string | undefined }[] },
): Promise<FilledList> {
  const wanted = products.map(({ productId, quantity, note = null }) => ({
    ...{ line: null, text: productId, msn: productId, quantity, note },
  }))
  return fill(db, actor, name, wanted)
}

/** Adds the contents of the cart. @throws cart.empty, purchase.too-many */
export async function addCart(db: Db, actor: Customer, name: string): Promise<FilledList> {
  const { itemsList } = await viewCart(db, actor, {})
  if (itemsList.length === 0) throw appError('cart.empty')
  const wanted = itemsList.map(({ productId, productName, productQuantity }) => ({
    ...{ line: null, text: productName, msn: productId, quantity: productQuantity, note: null },
  }))
  return fill(db, actor, name, wanted)
}

/** Adds the contents of an order, including cancelled items. @throws order.unknown, purchase.too-many */
export async function addOrder(db: Db, actor: Customer, name: string, orderNumber: number): Promise<FilledList> {
  const order = await ownOrder(db, actor, orderNumber)
  const wanted = (await orderedLines(db, order.id)).map(line => ({
    ...{ line: null, text: nameOf(line, actor), msn: line.msn, quantity: line.quantity, note: null },
  }))
  return fill(db, actor, name, wanted)
}

/** Adds the rows of a CSV file. @throws purchase.too-many */
export async function addCsv(db: Db, actor: Customer, name: string, csv: string): Promise<FilledList> {
  const { rows, problems } = readRows(csv)
  const codes = rows.map(({ code }) => code)
  const found = codes.length > 0 ? await repository.findProducts(db, actor.market, codes) : []
  const matched = matchRows(rows, found)
  return fill(db, actor, name, matched.wanted, [...problems, ...matched.problems])
}

const sameRhythm = (a: Repeat | null, b: Repeat) =>
  a !== null && a.every === b.every && a.unit === b.unit && a.startsOn === b.startsOn

/**
 * Renames a list, and sets or ends its reminder; an unchanged reminder does not restart.
 * @throws purchase.unknown, purchase.name-taken, purchase.start
 */
export async function updateList(
  db: Db,
  actor: Customer,
  { listId, name, repeat }: { listId: string; name: string; repeat: Repeat | null },
): Promise<PurchaseList> {
  return db.transaction(async tx => {
    const list = own(await repository.lockList(tx, listId), actor, 'purchase.unknown')
    if (await repository.isNameTaken(tx, list, name)) throw appError('purchase.name-taken')
    let nextOn = repeat && list.nextOn
    if (repeat && !sameRhythm(list.repeat, repeat)) {
      const today = dayIn(actor.market, actor.now)
      if (repeat.startsOn < today || repeat.startsOn > dayAfter(today, MAX_AHEAD_DAYS)) throw appError('purchase.start')
      nextOn = repeat.startsOn
    }
    await repository.updateList(tx, list, { name, repeat, nextOn })
    return present((await repository.findList(tx, listId)) ?? list)
  })
}

/**
 * Changes quantity and note of a product.
 * @throws purchase.unknown, catalog.product-unknown if it is not on the list
 */
export async function setItem(
  db: Db,
  actor: Customer,
  { listId, ...item }: { listId: string; productId: string; quantity: number; note: string },
): Promise<{ productId: string; quantity: number; note: string }> {
  await db.transaction(async tx => {
    const list = own(await repository.lockList(tx, listId), actor, 'purchase.unknown')
    if (!(await repository.setItem(tx, list, item))) throw appError('catalog.product-unknown')
  })
  return item
}

/** Removes products from a list, or the list itself; missing ones and other customers' lists are ignored. */
export async function removeFromList(
  db: Db,
  actor: Customer,
  { listId, productIds }: { listId: string; productIds?: readonly string[] | undefined },
): Promise<{ listId: string; removed: number }> {
  const removed = await db.transaction(async tx => {
    const found = await repository.lockList(tx, listId)
    if (found?.customerId !== actor.customerId) return 0
    const list = own(found, actor, 'purchase.unknown')
    if (productIds) return repository.removeItems(tx, list, productIds)
    await repository.deleteList(tx, list)
    return list.products
  })
  return { listId, removed }
}

/**
 * Adds the products of a list to the cart as far as they can be bought, and returns the outcome of each.
 * @throws purchase.unknown, cart.too-many-items, and then nothing is changed
 */
export async function listToCart(
  app: App,
  actor: Customer,
  { listId, productIds }: { listId: string; productIds?: readonly string[] | undefined },
): Promise<ListToCart> {
  own(await repository.findList(app.db, listId), actor, 'purchase.unknown')
  const items = await repository.listItems(app.db, listId)
  const chosen = productIds ? items.filter(({ msn }) => productIds.includes(msn)) : items
  const wanted = chosen.map(({ msn, quantity }) => ({ msn, offerId: null, quantity }))
  const { cart, lines, reasons } = await fillCart(app.db, actor, wanted)
  const undeliverable = new Set(cart.notices.filter(one => one.code === 'undeliverable').map(one => one.productId))
  const report: ListToCart = { noOfItems: cart.noOfItems, added: [], missing: [] }
  for (const [index, row] of chosen.entries()) {
    const line = lines[index]
    const product = { productId: row.msn, productName: nameOf(row, actor) }
    if (!line) {
      report.missing.push({ ...product, reason: reasons[index] ?? 'ended' })
      continue
    }
    report.added.push({
      ...product,
      productUrl: `/${line.product.slug}/mp/${row.msn.toLowerCase()}`,
      wanted: row.quantity,
      quantity: line.quantity,
      priceThen: row.priceMinor,
      unitPrice: line.unitPriceMinor,
      deliverable: !undeliverable.has(row.msn),
    })
  }
  return report
}

/** Moves a due reminder to its next day; false if another process has. */
export function moveReminder(
  tx: Tx,
  { listId, nextOn, ...repeat }: Repeat & { listId: string; nextOn: string },
  today: string,
) {
  return repository.moveReminder(tx, listId, nextOn, nextReminder(repeat, today))
}
