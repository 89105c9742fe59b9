// Prices the contents of a cart as of now: lines, delivery, the applied promotion code, automatic offers, totals, notices.

import type { MissedOffer } from '../../../contract/cart/promotions.rules.ts'
import { computeTotals } from '../../../contract/cart/totals.rules.ts'
import type { Totals, TotalsInput } from '../../../contract/cart/totals-types.ts'
import { type CartProduct, offersForCart } from '../../catalog/service.ts'
import { placeRow, promiseOffers } from '../../delivery/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { type Evaluation, judgeTogether, type PromotionTerms } from '../../promotions/service.ts'
import { type RewardFacts, rewardsToUse } from '../../rewards/service.ts'
import type { AppliedPromotion, CartRow, ExpiredItem } from '../repository/carts.ts'
import {
  atQuotedPrice,
  type CartLine,
  type Notice,
  noticesOf,
  placeNotice,
  priceAt,
  promotionNotice,
  type TotalsContext,
  totalsInput,
  wantedOf,
} from '../rules.ts'

/** A payment mode, as far as it affects the total. */
export type PaymentWay = Pick<TotalsContext, 'paymentMode' | 'noCostEmiDiscountMinor' | 'paymentOffer'>

export interface Priced {
  row: CartRow | null
  lines: CartLine[]
  /** Items that expired from the cart. */
  expired: { item: ExpiredItem; product: CartProduct }[]
  totals: Totals
  /** The totals of the same products in another payment mode. */
  totalsBy(way: PaymentWay): Totals
  /** The time for which it is priced. */
  at: Date
  /** Input of these totals. */
  pricingBy(way: PaymentWay): TotalsInput
  notices: (Notice & { productName: string; seen: boolean })[]
  /** The applied code when it is valid; the totals include it. */
  promotion: PromotionTerms | null
  /** The automatic offers; the totals include them. */
  automatic: PromotionTerms[]
  /** The nearest offer that lacks only its minimum. */
  nextOffer: MissedOffer | null
  /** Why the applied code is not valid; null when it is or there is none. */
  promoReason: Evaluation['reason']
  /**
   * In India the place of supply decides between CGST + SGST and IGST; while it is unknown, that of dispatch is used.
   */
  taxEstimated: boolean
}

export interface PriceOptions {
  /** The time for which delivery is promised. */
  now?: Date
  /** Products by offer that were just read; read here when omitted. */
  products?: ReadonlyMap<number, CartProduct>
  place: string | null
  paymentMode: 'prepaid' | 'cod' | null
  gstin?: string | null
}

/** The totals of lines; code, automatic offers and points are evaluated for the products and deducted when valid. */
function totalsWith(
  lines: readonly CartLine[],
  context: Omit<TotalsContext, 'promotion' | 'automatic'>,
  {
    carried,
    offers,
    facts,
  }: { carried: AppliedPromotion | null; offers: readonly PromotionTerms[]; facts: RewardFacts | null },
  now: Date,
): Pick<Priced, 'totals' | 'totalsBy' | 'pricingBy' | 'promotion' | 'automatic' | 'nextOffer'> & {
  rejected: Evaluation | null
} {
  const plainTotals = computeTotals(totalsInput(lines, { ...context, promotion: null }))
  const { totalAmountWithOfferMinor: goodsMinor, exchangeCreditMinor } = plainTotals
  const rewards = rewardsToUse(facts, now, { goodsMinor, withCredit: exchangeCreditMinor > 0 })
  const products = lines.map(({ product }) => product)
  const judged = judgeTogether(plainTotals.lines, products, { carried, offers }, now)
  const { coupon, rejected, promotion, automatic, next } = judged
  const pricingBy = (way: PaymentWay) => totalsInput(lines, { ...context, ...way, promotion, automatic, rewards })
  const totalsBy = (way: PaymentWay) => computeTotals(pricingBy(way))
  const plain = !rewards && !promotion && automatic.length === 0
  return {
    ...{ pricingBy, totalsBy, rejected },
    totals: plain ? plainTotals : totalsBy(context),
    promotion: coupon,
    nextOffer: next,
    automatic: offers.filter(({ code }) => automatic.some(one => one.code === code)),
  }
}

export function byOffer(products: readonly CartProduct[]): Map<number, CartProduct> {
  return new Map(products.map(product => [product.offerId, product]))
}

/** A product as a parcel; none when it is not sold. */
function toSend({ warehouses, availability, ...offer }: CartProduct) {
  return warehouses ? [{ ...offer, warehouses, onRequest: availability === 'on-request' }] : []
}

/** Notices about the lines, an invalid code and an unknown location. */
function noticesFor(
  { language }: Pick<Actor, 'language'>,
  cart: {
    row: CartRow | null
    lines: readonly CartLine[]
    carried: AppliedPromotion | null
    rejected: Evaluation | null
    unknownPlace: string | null
  },
): Priced['notices'] {
  const { row, lines, carried, rejected, unknownPlace } = cart
  const seen = new Set(row?.seen ?? [])
  const told = (one: Notice, productName: string) => ({ ...one, productName, seen: seen.has(one.key) })
  const notices = lines.flatMap(line => {
    const { nameEn, nameHi } = line.product
    return noticesOf(line).map(one => told(one, language === 'hi' ? nameHi : nameEn))
  })
  if (carried && rejected && lines.length > 0)
    notices.push(told(promotionNotice(carried.code, carried.terms?.minCartMinor ?? 0, rejected), carried.code))
  if (unknownPlace && lines.length > 0) notices.push(told(placeNotice(unknownPlace), unknownPlace))
  return notices
}

/** Prices the items of a cart row as of now. */
export async function priceRow(db: Db, actor: Actor, row: CartRow | null, options: PriceOptions): Promise<Priced> {
  const items = row?.items ?? []
  const [found, place] = await Promise.all([
    options.products ?? (row ? offersForCart(db, actor, wantedOf(row)).then(byOffer) : new Map<number, CartProduct>()),
    options.place ? placeRow(db, actor.market, options.place) : null,
  ])
  // a customer's quoted prices apply to that customer only, also when others read the cart
  const quotes = row && row.customerId === actor.customerId ? row.quotedPrices : []
  const ownFacts = row && row.customerId === actor.customerId ? row.rewards : null
  const at = options.now ?? actor.now
  const products = new Map(
    items.flatMap(item => {
      const product = found.get(item.offerId)
      return product ? [[item.offerId, atQuotedPrice(product, item, quotes, at)] as const] : []
    }),
  )
  const priced = items.flatMap(({ msn, offerId, quantity }) => {
    const product = products.get(offerId)
    return product ? [{ msn, offerId, quantity, unitPriceMinor: priceAt(product, quantity).unitPriceMinor }] : []
  })
  const parcels = [...products.values()].flatMap(toSend)
  const promises =
    place && priced.length > 0 ? await promiseOffers(db, { ...actor, now: at }, place.code, priced, parcels) : null
  const lines = items.flatMap((item): CartLine[] => {
    const product = products.get(item.offerId)
    return product ? [{ item, product, promised: promises?.get(item.offerId) ?? null }] : []
  })
  const gstin = options.gstin === undefined ? (row?.gstin ?? null) : options.gstin
  const context = {
    market: actor.market,
    deliveryState: place?.stateCode ?? null,
    gstin,
    paymentMode: options.paymentMode,
    isGift: (row?.giftMessage ?? null) !== null,
    exchangeCreditMinor: row?.exchangeCredit?.amountMinor ?? 0,
  }
  const carried = row?.promotion ?? null
  const { rejected, ...sums } = totalsWith(
    lines,
    context,
    { carried, offers: row?.automatic ?? [], facts: ownFacts },
    at,
  )
  const unknownPlace = place ? null : options.place
  const notices = noticesFor(actor, { row, lines, carried, rejected, unknownPlace })
  const expired = (row?.expired ?? []).flatMap(item => {
    const product = found.get(item.offerId)
    return product ? [{ item, product }] : []
  })
  const taxEstimated = actor.market === 'IN' && place === null
  return { row, lines, expired, ...sums, at, notices, promoReason: rejected?.reason ?? null, taxEstimated }
}
