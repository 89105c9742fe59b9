// Tries a coupon or an automatic offer on abandoned carts, priced by the code that charges them.

import { ABANDONED_CART_HOURS, MAX_TRIED_CARTS } from '../../../contract/cart/abandoned-carts.rules.ts'
import type { abandonedCartEndpoints, CartTrial } from '../../../contract/cart/abandoned-carts-api.ts'
import type { Totals } from '../../../contract/cart/totals-types.ts'
import type { TriedTerms } from '../../../contract/promotions/staff-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { sum } from '../../../contract/shared/money.ts'
import { dayIn, offersForCart } from '../../catalog/service.ts'
import { commissionOf, listRatesOf } from '../../ledger/service.ts'
import { type Actor, guestActor, requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { listTrialTerms, type PromotionTerms, termsFault } from '../../promotions/service.ts'
import { listWholeCarts } from '../repository/abandoned-carts.ts'
import type { CartRow } from '../repository/carts.ts'
import { sumTrial, type TriedCart } from '../rules/cart-trials.ts'
import { wantedOf } from '../rules.ts'
import { findCarts } from './abandoned-carts.ts'
import { byOffer, type Priced, priceRow } from './price-cart.ts'

type TrialInput = HandlerInput<(typeof abandonedCartEndpoints)['tryOnCarts']>['body']
type Products = ReturnType<typeof byOffer>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Windows of carts that are looked at: most carts of guests are empty. */
const ROUNDS = 20

/** The owner of a cart, as if back in the store now. */
function shopperOf({ customerId }: CartRow, guest: Actor): Actor {
  const { market, language, deviceId, ip, requestId, now, place } = guest
  const context = { market, language, deviceId, ip, requestId, now, place }
  return customerId === null ? guest : { kind: 'customer', ...context, sessionId: '', customerId }
}

/** A cart without the promotion that is tried, and with it. */
function twoRows(row: CartRow, terms: PromotionTerms): { without: CartRow; with: CartRow } {
  const promotion = row.promotion?.terms?.id === terms.id ? null : row.promotion
  const automatic = row.automatic.filter(({ id }) => id !== terms.id)
  const without = { ...row, promotion, automatic }
  return {
    without,
    with: terms.automatic
      ? { ...without, automatic: [...automatic, terms] }
      : { ...without, promotion: { code: terms.code, terms } },
  }
}

/** What the tried promotion takes off. */
function ownDiscount({ totals, promotion }: Priced, terms: PromotionTerms): number {
  if (!terms.automatic) return promotion ? totals.promotionDiscountMinor : 0
  const own = totals.steps.filter(({ kind, params }) => kind === 'automatic-offer' && params.code === terms.code)
  return -sum(own.map(({ amountMinor }) => amountMinor))
}

/** The products of carts: those of all guests at once, who have the same prices, those of each customer alone. */
async function readProducts(app: App, guest: Actor, rows: readonly CartRow[]): Promise<(row: CartRow) => Products> {
  const guests = rows.filter(({ customerId }) => customerId === null)
  const ofGuests = byOffer(await offersForCart(app.db, guest, guests.flatMap(wantedOf)))
  const own = new Map<CartRow, Products>()
  for (const row of rows) {
    if (row.customerId === null) continue
    own.set(row, byOffer(await offersForCart(app.db, shopperOf(row, guest), wantedOf(row))))
  }
  return row => own.get(row) ?? ofGuests
}

interface PricedTwice {
  row: CartRow
  terms: PromotionTerms
  without: Priced
  with: Priced
}

async function priceTwice(app: App, market: Market, tried: TriedTerms, ids: readonly string[]): Promise<PricedTwice[]> {
  const guest = guestActor(app, { market, language: 'en', requestId: '' })
  const rows = await listWholeCarts(app.db, ids)
  const facts = await listTrialTerms(
    app.db,
    guest,
    tried,
    rows.map(({ customerId }) => customerId),
  )
  const productsOf = await readProducts(app, guest, rows)
  const priced: PricedTwice[] = []
  for (const [index, row] of rows.entries()) {
    const terms = facts[index]
    if (!terms || row.items.length === 0) continue
    const options = { place: null, paymentMode: null, products: productsOf(row) }
    const both = twoRows(row, terms)
    const shopper = shopperOf(row, guest)
    const without = await priceRow(app.db, shopper, both.without, options)
    priced.push({ row, terms, without, with: await priceRow(app.db, shopper, both.with, options) })
  }
  return priced
}

/** The commission that today's rates give on what a cart sells. */
async function commissions(app: App, market: Market, carts: readonly PricedTwice[]): Promise<(of: Priced) => number> {
  const key = (sellerId: number, taxonomyCode: string) => `${sellerId} ${taxonomyCode}`
  const products = carts.flatMap(cart => cart.without.lines.map(({ product }) => product))
  const sold = [...new Map(products.map(one => [key(one.sellerId, one.taxonomyCode), one])).values()]
  const rates = await listRatesOf(app.db, market, dayIn(market, app.now()), sold)
  const rateOf = new Map(sold.map((one, index) => [key(one.sellerId, one.taxonomyCode), rates[index] ?? 0]))
  const pathOf = new Map(products.map(({ msn, taxonomyCode }) => [msn, taxonomyCode]))
  const ofLine = ({ msn, sellerId, taxableMinor }: Totals['lines'][number]) =>
    commissionOf(taxableMinor, rateOf.get(key(sellerId, pathOf.get(msn) ?? '')) ?? 0)
  return ({ totals }) => sum(totals.lines.map(ofLine))
}

/** @throws session.forbidden in another market, coupon.percent */
export async function tryOnCarts(app: App, actor: Staff, { days, market, ...tried }: TrialInput): Promise<CartTrial> {
  requireMarket(actor, market)
  if (termsFault(tried)) throw appError('coupon.percent')
  const now = app.now().getTime()
  const filter = {
    ...{ market, until: new Date(now - ABANDONED_CART_HOURS[0] * HOUR_MS), since: new Date(now - days * DAY_MS) },
    ...{ hasAccount: null, minValue: null, maxValue: null },
  }
  const { ids, next } = await findCarts(app.db, filter, { before: undefined, limit: MAX_TRIED_CARTS, rounds: ROUNDS })
  const carts = await priceTwice(app, market, tried, ids)
  const commissionIn = await commissions(app, market, carts)
  const all = carts.map((cart): TriedCart => {
    const { totals } = cart.without
    return {
      cartId: cart.row.id,
      products: totals.totalAmountWithOfferMinor,
      discount: ownDiscount(cart.with, cart.terms),
      less: totals.totalPayableAmountMinor - cart.with.totals.totalPayableAmountMinor,
      commission: { without: commissionIn(cart.without), with: commissionIn(cart.with) },
    }
  })
  const { commission, best, worst, ...figures } = sumTrial(all, tried)
  const [seesMoney, seesCarts] = [actor.permissions.includes('ledger.read'), actor.permissions.includes('carts.read')]
  return {
    ...figures,
    complete: next === null,
    commission: seesMoney ? commission : null,
    best: seesCarts ? best : [],
    worst: seesCarts ? worst : [],
  }
}
