// The list of abandoned carts: a page, and the list as a file without customers.

import { MAX_ABANDONED_CART_ITEMS } from '../../../contract/cart/abandoned-carts.rules.ts'
import type { AbandonedCart, abandonedCartEndpoints } from '../../../contract/cart/abandoned-carts-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import { type Language, MARKET_INFO } from '../../../contract/shared/market.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { maskEmail, maskPhone } from '../../platform/contact-masks.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import {
  type AbandonedCartFilter,
  type AbandonedCartRow,
  listAbandonedCarts,
  lookAtCarts,
} from '../repository/abandoned-carts.ts'
import { abandonedCartCells, abandonedCartHeadings } from '../rules/abandoned-carts-csv.ts'

type ListInput = HandlerInput<(typeof abandonedCartEndpoints)['listAbandonedCarts']>['query']
type FileInput = HandlerInput<(typeof abandonedCartEndpoints)['abandonedCartsFile']>['query']

const HOUR_MS = 3_600_000
/** Carts that are looked at at once, and how often for one page: most carts of guests are empty. */
const WINDOW = 250
const MAX_ROUNDS = 8

function filterOf(
  { market, hours, owner, minValue, maxValue }: Omit<ListInput, 'limit' | 'cartId'>,
  now: Date,
): AbandonedCartFilter {
  return {
    ...{ market, until: new Date(now.getTime() - hours * HOUR_MS), since: null },
    ...{ hasAccount: owner ? owner === 'account' : null, minValue: minValue ?? null, maxValue: maxValue ?? null },
  }
}

/** Ids of the next carts that fit, and where the page after them begins. */
export async function findCarts(
  db: Db,
  filter: AbandonedCartFilter,
  { before, limit, rounds = MAX_ROUNDS }: { before: string | undefined; limit: number; rounds?: number },
): Promise<{ ids: string[]; next: string | null }> {
  const ids: string[] = []
  let place = before
  for (let round = 0; round < rounds; round++) {
    const looked = await lookAtCarts(db, filter, { before: place, limit: WINDOW })
    for (const cart of looked) {
      if (ids.length === limit) return { ids, next: place ?? null }
      place = cart.place
      if (cart.fits) ids.push(cart.id)
    }
    if (looked.length < WINDOW) return { ids, next: null }
  }
  return { ids, next: place ?? null }
}

interface Reader {
  language: Language
  /** Whether the reader may see whose cart it is. */
  seesCustomers: boolean
}

function presentAbandonedCart(row: AbandonedCartRow, { language, seesCustomers }: Reader): AbandonedCart {
  const { id, market, changedAt, customerId, customerNumber, name, email, phone, items, ...rest } = row
  const { count, value, promoCode, agentName } = rest
  const customer = seesCustomers && customerId !== null && customerNumber !== null
  return {
    ...{ cartId: id, changedAt: changedAt.toISOString(), value, currency: MARKET_INFO[market].currency, count },
    items: items.map(({ msn, quantity, nameEn, nameHi }) => ({
      ...{ productId: msn, productQuantity: quantity, productName: language === 'hi' ? nameHi : nameEn },
    })),
    ...{ promoCode, agentName, hasAccount: customerId !== null },
    customer: customer
      ? {
          ...{ customerId, number: customerNumber, name },
          ...{ email: maskEmail(email ?? ''), phone: maskPhone(market, phone ?? '') },
        }
      : null,
  }
}

/** A page of carts, latest first, and the cursor of the next one. @throws session.forbidden in another market */
export async function abandonedCarts(
  app: App,
  actor: Staff,
  { before, limit, cartId, ...filters }: ListInput,
): Promise<{ carts: AbandonedCart[]; next: string | null }> {
  requireMarket(actor, filters.market)
  const filter = filterOf(filters, actor.now)
  const reader = { language: actor.language, seesCustomers: actor.permissions.includes('customers.read') }
  if (cartId !== undefined) {
    const found = await listAbandonedCarts(app.db, [cartId], MAX_ABANDONED_CART_ITEMS)
    const left = found.filter(({ market, changedAt }) => market === filter.market && changedAt <= filter.until)
    return { carts: left.map(row => presentAbandonedCart(row, reader)), next: null }
  }
  const { ids, next } = await findCarts(app.db, filter, { before, limit })
  const rows = await listAbandonedCarts(app.db, ids, MAX_ABANDONED_CART_ITEMS)
  return { carts: rows.map(row => presentAbandonedCart(row, reader)), next }
}

/** The filtered list as a file. @throws session.forbidden in another market */
export async function abandonedCartsFile(
  app: App,
  actor: Staff,
  { language, ...filters }: FileInput,
): Promise<FileStream> {
  const { market } = filters
  requireMarket(actor, market)
  const filter = filterOf(filters, actor.now)
  return listFile<string>({
    name: `abandoned-carts-${market.toLowerCase()}.csv`,
    headings: abandonedCartHeadings(language),
    async read(before) {
      const { ids, next } = await findCarts(app.db, filter, { before: before ?? undefined, limit: FILE_PAGE })
      const rows = await listAbandonedCarts(app.db, ids, MAX_ABANDONED_CART_ITEMS)
      const cells = rows.map(row =>
        abandonedCartCells(presentAbandonedCart(row, { language, seesCustomers: false }), market, language),
      )
      return { rows: cells, next }
    },
  })
}
