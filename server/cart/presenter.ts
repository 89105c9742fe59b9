// Turns a priced cart into the API response; all amounts come from the totals.

import type { Cart, CartItem } from '../../contract/cart/api.ts'
import type { MissedOffer } from '../../contract/cart/promotions.rules.ts'
import { stepViews, sumFigures } from '../../contract/cart/totals-presenter.ts'
import type { LineTotals, Totals } from '../../contract/cart/totals-types.ts'
import { priceWithoutTax } from '../../contract/shared/tax.ts'
import type { CartProduct } from '../catalog/service.ts'
import type { Actor } from '../platform/actor.ts'
import { marketLimits, takesCash } from '../platform/limits.ts'
import { presentCartRewards } from '../rewards/service.ts'
import type { CartRow, ExpiredItem } from './repository/carts.ts'
import type { CartLine } from './rules.ts'
import { expiredKey, isBuyable, partsOf, priceAt } from './rules.ts'

interface Priced {
  row: CartRow | null
  lines: readonly CartLine[]
  expired: readonly { item: ExpiredItem; product: CartProduct }[]
  totals: Totals
  notices: Cart['notices']
  /** The nearest offer that lacks only its minimum. */
  nextOffer: MissedOffer | null
  /** Why the applied code is not valid; null when it is or there is none. */
  promoReason: Cart['promoReason']
  /** The time for which it is priced. */
  at: Date
  taxEstimated: boolean
}

type LineFigures = Pick<
  LineTotals,
  'amountMinor' | 'offerMinor' | 'amountWithOfferMinor' | 'taxesMinor' | 'payableMinor'
>

/** The sum of the parts of a line, which may be dispatched from several States. */
function sumOfParts(parts: readonly LineTotals[]): LineFigures {
  const sum = (key: keyof LineFigures) => parts.reduce((total, part) => total + part[key], 0)
  return {
    amountMinor: sum('amountMinor'),
    offerMinor: sum('offerMinor'),
    amountWithOfferMinor: sum('amountWithOfferMinor'),
    taxesMinor: sum('taxesMinor'),
    payableMinor: sum('payableMinor'),
  }
}

/** The amounts of each line by its offer: the totals contain the parts of buyable lines in the same order. */
function figuresByOffer(lines: readonly CartLine[], totals: readonly LineTotals[]): Map<number, LineFigures> {
  const figures = new Map<number, LineFigures>()
  let at = 0
  for (const line of lines.filter(({ product }) => isBuyable(product))) {
    const { length } = partsOf(line)
    figures.set(line.item.offerId, sumOfParts(totals.slice(at, at + length)))
    at += length
  }
  return figures
}

/** The categories of the lines of the totals, in order. */
const taxonomyCodes = (lines: readonly CartLine[]) =>
  lines.filter(({ product }) => isBuyable(product)).flatMap(line => partsOf(line).map(() => line.product.taxonomyCode))

const DAY_MS = 86_400_000

/** When an item expires from the cart: a new one counts from now; null where items stay. */
function expiryOf({ expireAt }: CartLine['item'], itemDays: number, now: Date): string | null {
  if (expireAt !== null) return new Date(expireAt).toISOString()
  return itemDays > 0 ? new Date(now.getTime() + itemDays * DAY_MS).toISOString() : null
}

function presentItem(
  actor: Actor,
  { item, product, promised }: CartLine,
  line: LineFigures | undefined,
  { buyNow, itemDays }: { buyNow: boolean; itemDays: number },
): CartItem {
  const { unitPriceMinor, taxRateBp } = priceAt(product, item.quantity)
  const reached = unitPriceMinor !== product.priceMinor
  const hindi = actor.language === 'hi'
  return {
    productId: item.msn,
    productName: hindi ? product.nameHi : product.nameEn,
    brandName: hindi ? product.brandNameHi : product.brandName,
    productImg: product.imageHash ? `/media/${product.imageHash}/small.webp` : null,
    productUrl: `/${product.slug}/mp/${item.msn.toLowerCase()}`,
    amount: line?.amountMinor ?? 0,
    offer: line?.offerMinor ?? 0,
    amountWithOffer: line?.amountWithOfferMinor ?? 0,
    taxes: line?.taxesMinor ?? 0,
    amountWithTaxes: line?.amountWithOfferMinor ?? 0,
    totalPayableAmount: line?.payableMinor ?? 0,
    productQuantity: item.quantity,
    productUnitPrice: unitPriceMinor,
    mrp: product.mrpMinor,
    expireAt: expiryOf(item, itemDays, actor.now),
    bulkPriceMap: product.breaks.map(step => ({
      minQuantity: step.minQuantity,
      price: step.priceMinor,
      priceWithoutTax: priceWithoutTax(step.priceMinor, step.taxRateBp),
    })),
    bulkPrice: reached ? unitPriceMinor : null,
    priceWithoutTax: priceWithoutTax(product.priceMinor, product.taxRateBp ?? 0),
    bulkPriceWithoutTax: reached ? priceWithoutTax(unitPriceMinor, taxRateBp) : null,
    taxPercentage: taxRateBp / 100,
    categoryCode: product.categoryCode,
    taxonomyCode: product.taxonomyCode,
    buyNow,
    minQuantity: product.minQuantity,
    quantityMultiple: product.quantityMultiple,
    available: product.active && product.availability === 'in-stock' ? product.available : 0,
    sellUnit: hindi ? product.sellUnitHi : product.sellUnitEn,
    ...{ offerId: product.offerId, sellerName: product.sellerName, condition: product.condition },
    ...{ reason: product.reason, otherOffers: product.otherOffers },
    delivery: promised && {
      serviceable: promised.serviceable,
      date: promised.date,
      days: promised.days,
      cod: promised.cod,
    },
  }
}

function presentExpired(
  { language }: Actor,
  { item, product }: { item: ExpiredItem; product: CartProduct },
): Cart['expiredItems'][number] {
  return {
    key: expiredKey(item.offerId),
    ...{ productId: item.msn, offerId: item.offerId, productQuantity: item.quantity },
    productName: language === 'hi' ? product.nameHi : product.nameEn,
    productUrl: `/${product.slug}/mp/${item.msn.toLowerCase()}`,
    expiredAt: new Date(item.expiredAt).toISOString(),
    buyable: isBuyable(product),
  }
}

const presentMissed = ({ offer: { titleEn, titleHi, msns }, gapMinor }: MissedOffer): Cart['nextOffer'] => ({
  ...{ titleEn, titleHi, gap: gapMinor },
  chosenProducts: msns !== undefined,
})

/** The cart as returned. Lines that cannot be bought stay in the list and are not charged. */
export function presentCart(actor: Actor, priced: Priced, buyNow: boolean): Cart {
  const { row, lines, expired, totals, notices, promoReason, nextOffer, at, taxEstimated } = priced
  const { shipping, cod, giftPackingMinor } = marketLimits(actor.market)
  const figures = figuresByOffer(lines, totals.lines)
  const shown = { buyNow, itemDays: row?.itemDays ?? 0 }
  return {
    cartId: row?.id ?? null,
    sessionId: actor.sessionId,
    userId: actor.customerId,
    agentId: row?.agent?.agentId ?? null,
    agentName: row?.agent?.agentName ?? '',
    noOfItems: lines.length,
    itemsList: lines.map(line => presentItem(actor, line, figures.get(line.item.offerId), shown)),
    expiredItems: expired.map(one => presentExpired(actor, one)),
    ...sumFigures(totals),
    freeShippingGap:
      totals.shippingChargesMinor === 0 ? 0 : shipping.freeAboveMinor - totals.totalAmountWithTaxMinor + 1,
    currency: totals.currency,
    gift: (row?.giftMessage ?? null) !== null,
    giftMessage: row?.giftMessage ?? '',
    giftCharge: giftPackingMinor,
    codMax: takesCash(actor.market) ? cod.maxMinor : null,
    promoCode: row?.promotion?.code ?? null,
    promoReason,
    nextOffer: nextOffer && presentMissed(nextOffer),
    rewards: presentCartRewards(row?.rewards ?? null, at, totals, taxonomyCodes(lines)),
    buyNow,
    taxEstimated,
    steps: stepViews(totals.steps),
    notices,
    shareKey: row?.shareKey ?? null,
  }
}
