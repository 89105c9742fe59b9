// The prices, the coupon and the surcharge that staff set in an edit, judged as a cart judges them.

import { promotedAmounts } from '../../../contract/cart/promotions.rules.ts'
import type {
  AutomaticInput,
  PromotionInput,
  TotalsInput,
  TotalsLineInput,
} from '../../../contract/cart/totals-types.ts'
import { sum } from '../../../contract/shared/money.ts'
import { offersForCart } from '../../catalog/service.ts'
import type { LineFacts, OrderRow } from '../../orders/service.ts'
import type { Db } from '../../platform/db.ts'
import {
  type Evaluation,
  judgePromotion,
  judgePromotionAgain,
  type Placed,
  promotionForOrder,
  promotionInput,
} from '../../promotions/service.ts'
import { findPlacedAt } from '../repository.ts'
import { atOrderedPrice, atPrice, placedOffers, placedPromotion, withPromotion } from '../rules/prices.ts'
import { type EditRequest, type Problem, problem } from '../rules/requests.ts'
import type { Added } from './added-lines.ts'

interface Wish {
  line: TotalsLineInput
  offerId: number | null
  unitPriceMinor: number
  /** The day whose tax rates count. */
  day: Date
  about: { lineNo: number } | { productId: string }
}

/** A line at the price that staff want; a price may have a tax rate of its own. */
async function pricedLine(
  db: Db,
  { market }: OrderRow,
  { line, offerId, unitPriceMinor, day, about }: Wish,
): Promise<TotalsLineInput | Problem> {
  // by law in India; in the UAE what is above the list price is a surcharge
  if (unitPriceMinor > line.mrpMinor) return problem('above-mrp', { ...about, limit: line.mrpMinor })
  const [product] = await offersForCart(db, { market, now: day, customerId: null }, [
    { msn: line.msn, offerId, quotedMinor: unitPriceMinor },
  ])
  const taxRateBp = product?.quotedTaxRateBp ?? null
  return taxRateBp === null ? problem('unavailable', about) : atPrice(line, unitPriceMinor, taxRateBp)
}

export interface PricedLines {
  /** Those of the order, then those that are added. */
  lines: TotalsLineInput[]
  problems: Problem[]
}

/** The lines with the prices that are wanted of them; without a wish a line stays as it is. */
export async function editedPrices(
  db: Db,
  { order, pricing, facts }: { order: OrderRow; pricing: TotalsInput; facts: readonly LineFacts[] },
  added: Added,
  { prices = [], added: products = [] }: EditRequest,
  now: Date,
): Promise<PricedLines> {
  const lines: TotalsLineInput[] = [...pricing.lines, ...added.inputs]
  const problems: Problem[] = []
  const put = async (index: number, wish: Omit<Wish, 'line'>) => {
    const line = lines[index]
    if (!line) return
    const priced = await pricedLine(db, order, { ...wish, line })
    if ('code' in priced) problems.push(priced)
    else lines[index] = priced
  }
  const placedAt = prices.length > 0 ? await findPlacedAt(db, order.id) : now
  for (const { lineNo, unitPrice } of prices) {
    const [index, line] = [lineNo - 1, lines[lineNo - 1]]
    const offerId = facts.find(one => one.lineNo === lineNo)?.offerId ?? null
    if (unitPrice === null && line) lines[index] = atOrderedPrice(line)
    // a line that an edit has added counts by the day of its order too: its tax was computed for one order
    else if (unitPrice !== null)
      await put(index, { offerId, unitPriceMinor: unitPrice, day: placedAt, about: { lineNo } })
  }
  for (const { productId, unitPrice } of products)
    for (const [index, { msn, offerId }] of added.lines.entries())
      if (unitPrice !== undefined && msn === productId)
        await put(pricing.lines.length + index, { offerId, unitPriceMinor: unitPrice, day: now, about: { productId } })
  return { lines, problems }
}

export interface EditedCoupon {
  pricing: TotalsInput
  /** The code that the order has from then on; left out when it stays. */
  coupon?: { promotionId: number | null }
  problems: Problem[]
}

function couponProblem({ reason, gapMinor }: Evaluation): Problem[] {
  return reason === null ? [] : [problem(`coupon-${reason}`, { limit: gapMinor > 0 ? gapMinor : null })]
}

/** Products of an order where a coupon may be for chosen ones alone. */
async function placedOf(db: Db, { market }: OrderRow, lines: readonly { msn: string }[], now: Date): Promise<Placed[]> {
  const wanted = [...new Set(lines.map(({ msn }) => msn))].map(msn => ({ msn }))
  return offersForCart(db, { market, now, customerId: null }, wanted)
}

/** A promotion that stays, with what an edit adds of the products that it is for. */
async function kept<T extends PromotionInput>(
  db: Db,
  order: OrderRow,
  { promotion, automatic, lines }: { promotion: T; automatic: boolean; lines: TotalsInput['lines'] },
  now: Date,
): Promise<T> {
  if (!promotion.msns) return promotion
  const terms = await promotionForOrder(db, order, promotion.code, automatic)
  const today = terms && promotionInput(terms, await placedOf(db, order, lines, now))
  // products of its day count, whatever it is for since
  return { ...promotion, msns: [...new Set([...promotion.msns, ...(today?.msns ?? [])])].sort() }
}

/** What the totals are computed from, with the automatic offers of the order for what an edit adds of their products. */
async function withKeptOffers(db: Db, order: OrderRow, pricing: TotalsInput, now: Date): Promise<TotalsInput> {
  const placed: AutomaticInput[] = []
  for (const promotion of placedOffers(pricing))
    placed.push(await kept(db, order, { promotion, automatic: true, lines: pricing.lines }, now))
  const { automatic, orderedAutomatic } = pricing
  return {
    ...pricing,
    ...(automatic && { automatic: placed.filter(({ code }) => automatic.some(offer => offer.code === code)) }),
    ...(orderedAutomatic && { orderedAutomatic: placed }),
  }
}

const NOT_COMBINABLE: Evaluation = { reason: 'not-combinable', gapMinor: 0 }

/** Whether a code that an order was not placed with goes together with its automatic offers. */
export const combinesWith = ({ combines }: { combines: boolean }, { automatic = [] }: TotalsInput) =>
  automatic.length === 0 || (combines && automatic.every(offer => offer.combines))

/**
 * What the totals are computed from with the coupon that is wanted, judged for priced lines without this order; the code that
 * the order was placed with counts as it did then. Lock the customer to act on it.
 */
export async function editedCoupon(
  db: Db,
  order: OrderRow,
  stored: TotalsInput,
  wanted: string | null | undefined,
  { priced, now }: { priced: Parameters<typeof promotedAmounts>[0]; now: Date },
): Promise<EditedCoupon> {
  const pricing = await withKeptOffers(db, order, stored, now)
  const keep = async (promotion: PromotionInput | null) =>
    promotion && kept(db, order, { promotion, automatic: false, lines: pricing.lines }, now)
  if (wanted === undefined || wanted === (pricing.promotion?.code ?? null))
    return { pricing: { ...pricing, promotion: await keep(pricing.promotion) }, problems: [] }
  if (wanted === null) return { pricing: withPromotion(pricing, null), coupon: { promotionId: null }, problems: [] }
  const terms = await promotionForOrder(db, order, wanted)
  const placed = placedPromotion(pricing)
  const again = placed?.code === wanted ? await keep(placed) : null
  const promotion = again ?? (terms && promotionInput(terms, await placedOf(db, order, pricing.lines, now)))
  const goodsMinor = sum(promotedAmounts(priced, promotion))
  const valid = again ? judgePromotionAgain(terms, again, goodsMinor) : judgePromotion(terms, now, goodsMinor)
  const judged = terms && !again && !combinesWith(terms, pricing) && valid.reason === null ? NOT_COMBINABLE : valid
  if (!terms || judged.reason !== null)
    return { pricing: withPromotion(pricing, null), problems: couponProblem(judged) }
  return { pricing: withPromotion(pricing, promotion), coupon: { promotionId: terms.id }, problems: [] }
}
