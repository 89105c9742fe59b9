// The only computation of totals: the cart shows it and the order charges it.

import { allocate, multiplyExact, requireAmount, sum } from '../shared/money.ts'
import { placeOfSupply, splitInclusive, sumTaxParts, taxKind, taxOf } from '../shared/tax.ts'
import { canonicalRanks, rateOf, takePromotions } from './promotions.rules.ts'
import { automaticSteps, totalsSteps } from './totals-steps.rules.ts'
import {
  CHARGE_KINDS,
  type ChargeKind,
  type LineTotals,
  type PriceBreak,
  type Taxed,
  type Totals,
  type TotalsInput,
  type TotalsLineInput,
} from './totals-types.ts'

type ProductTotals = Omit<
  LineTotals,
  keyof Taxed | 'promotionShareMinor' | 'automaticShareMinor' | 'prepaidShareMinor' | 'cancellationShareMinor'
> & { taxRateBp: number }

/**
 * The unit price at a quantity and the quantity price it comes from: the lowest of the list price and every quantity
 * price reached, so that buying more never costs more per unit, whatever a merchant entered.
 */
export function unitPriceAt(
  line: { unitPriceMinor: number; breaks: readonly PriceBreak[] },
  quantity: number,
): { unitPriceMinor: number; breakQuantity: number | null } {
  let best: { unitPriceMinor: number; breakQuantity: number | null } = {
    unitPriceMinor: requireAmount(line.unitPriceMinor, 'unit price'),
    breakQuantity: null,
  }
  for (const { minQuantity, priceMinor } of line.breaks) {
    if (quantity < minQuantity || requireAmount(priceMinor, 'break price') > best.unitPriceMinor) continue
    // Of two quantity prices with equal amounts the lower quantity counts; one that saves nothing is ignored.
    const same = priceMinor === best.unitPriceMinor
    if (same && (best.breakQuantity === null || best.breakQuantity <= minQuantity)) continue
    best = { unitPriceMinor: priceMinor, breakQuantity: minQuantity }
  }
  return best
}

function priceLine(line: TotalsLineInput): ProductTotals {
  const { msn, quantity, sellerId, sellerState, hsn, taxRateBp } = line
  if (requireAmount(quantity, 'quantity') === 0) throw new RangeError('quantity is zero')
  const { unitPriceMinor, breakQuantity } = unitPriceAt(
    line,
    requireAmount(line.breakQuantity ?? quantity, 'break quantity'),
  )
  // Products sold above a missing or outdated MRP have no offer rather than a negative one.
  const mrpMinor = Math.max(requireAmount(line.mrpMinor, 'MRP'), line.unitPriceMinor)
  const amountMinor = multiplyExact(mrpMinor, quantity)
  const listMinor = multiplyExact(line.unitPriceMinor, quantity)
  const amountWithOfferMinor = multiplyExact(unitPriceMinor, quantity)
  return {
    msn,
    quantity,
    sellerId,
    sellerState,
    hsn,
    taxRateBp,
    mrpMinor,
    unitPriceMinor,
    breakQuantity,
    amountMinor,
    mrpSavingMinor: amountMinor - listMinor,
    breakSavingMinor: listMinor - amountWithOfferMinor,
    offerMinor: amountMinor - amountWithOfferMinor,
    amountWithOfferMinor,
  }
}

function prepaidDiscount(goodsMinor: number, input: TotalsInput): number {
  const discount = input.paymentMode === 'prepaid' ? input.prepaidDiscount : null
  if (!discount || goodsMinor < requireAmount(discount.minCartMinor, 'minimum cart')) return 0
  return rateOf(goodsMinor, discount.rateBp, discount.maxMinor)
}

/** The points that pay for part of the products, and their value: whole points, at most the share in the terms. */
export function redeemable(
  rewards: TotalsInput['rewards'],
  goodsMinor: number,
): { points: number; discountMinor: number } {
  if (!rewards) return { points: 0, discountMinor: 0 }
  const pointMinor = requireAmount(rewards.pointMinor, 'value of a point')
  const share = BigInt(goodsMinor) * BigInt(requireAmount(rewards.maxShareBp, 'share')) // never rounded up
  const most = pointMinor === 0 ? 0 : Number(share / 10_000n / BigInt(pointMinor))
  const points = Math.min(requireAmount(rewards.points, 'points'), most)
  return { points, discountMinor: multiplyExact(points, pointMinor) }
}

function taxed(payableMinor: number, taxRateBp: number, sellerState: string, input: TotalsInput): Taxed {
  const { market, deliveryState, buyerGstin, useDeliveryStateForRegistered } = input
  const posState = placeOfSupply({ market, sellerState, deliveryState, buyerGstin, useDeliveryStateForRegistered })
  const kind = taxKind(sellerState, posState, market)
  const split = splitInclusive(payableMinor, taxRateBp, kind, posState)
  return {
    payableMinor,
    taxRateBp,
    taxKind: kind,
    posState,
    taxableMinor: split.taxableMinor,
    taxesMinor: taxOf(split),
    taxParts: split.parts,
  }
}

/** Charges use the state that sells the largest part of the cart (on a tie, the lower code). */
function mainSellerState(lines: readonly LineTotals[]): string {
  const byState = new Map<string, number>()
  for (const line of lines) {
    byState.set(line.sellerState, (byState.get(line.sellerState) ?? 0) + line.amountWithOfferMinor)
  }
  const [first] = [...byState].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return first?.[0] ?? ''
}

/**
 * What pays for part of an order besides its payment and excludes any other such kind, offer or EMI; empty for none.
 */
export type PaidBefore = '' | 'exchange-credit' | 'rewards'

export function paidBeforeOf(totals: Pick<Totals, 'exchangeCreditMinor' | 'rewardDiscountMinor'>): PaidBefore {
  if (totals.exchangeCreditMinor > 0) return 'exchange-credit'
  return totals.rewardDiscountMinor > 0 ? 'rewards' : ''
}

type Charges = Pick<Totals, 'shipping' | 'codFee' | 'giftPacking' | 'surcharge'>

/** Charges besides the products; older orders lack those introduced later. */
export function chargesOf(totals: Partial<Charges>): (Taxed & { kind: ChargeKind })[] {
  const { shipping, codFee, giftPacking, surcharge } = totals
  const charges = { shipping, 'cod-fee': codFee, 'gift-packing': giftPacking, surcharge }
  return CHARGE_KINDS.flatMap(kind => {
    const charge = charges[kind]
    return charge ? [{ kind, ...charge }] : []
  })
}

/**
 * The totals of a cart or an order, in integer minor units. Pure: the same input gives the same amounts, and they do
 * not depend on the order of the lines. Prices include tax.
 * Applied in this order: MRP, offers (MRP and quantity prices), coupon and automatic offers (on the products they
 * cover), prepaid discount, shipping (free when the products after discounts are strictly above `freeAboveMinor`), cash
 * on delivery fee, gift wrapping, surcharge, no-cost EMI discount, payment offer, exchange credit, reward points. No
 * discount exceeds what it is deducted from. Throws RangeError for amounts or quantities that are negative, fractional
 * or above 2^53.
 */
export function computeTotals(input: TotalsInput): Totals {
  const pricedLines = input.lines.map(priceLine)
  const ranks = canonicalRanks(pricedLines)
  const offered = pricedLines.map(line => line.amountWithOfferMinor)
  const totalAmountWithOfferMinor = sum(offered)
  const { coupon, automatic, left: promoted } = takePromotions(pricedLines, input, ranks)
  const promotionDiscountMinor = coupon?.discountMinor ?? 0
  const prepaidDiscountMinor = prepaidDiscount(sum(promoted), input)
  const prepaidShares = allocate(prepaidDiscountMinor, promoted, ranks)
  const lines = pricedLines.map((line, index): LineTotals => {
    const prepaidShareMinor = prepaidShares[index] ?? 0
    const payableMinor = (promoted[index] ?? 0) - prepaidShareMinor
    const tax = taxed(payableMinor, line.taxRateBp, line.sellerState, input)
    const promotionShareMinor = coupon?.shares[index] ?? 0
    const automaticShareMinor = sum(automatic.map(({ shares }) => shares[index] ?? 0))
    const shares = { promotionShareMinor, automaticShareMinor, prepaidShareMinor, cancellationShareMinor: 0 }
    return { ...line, ...shares, ...tax }
  })
  const totalAmountWithTaxMinor = sum(lines.map(line => line.payableMinor))
  const charged = charges(lines, totalAmountWithTaxMinor, input)
  const all: Taxed[] = [...lines, ...chargesOf(charged)]
  const beforeEmiMinor = sum(all.map(part => part.payableMinor))
  const emiMinor = requireAmount(input.noCostEmiDiscountMinor ?? 0, 'no-cost EMI discount')
  const noCostEmiDiscountMinor = input.paymentMode === 'prepaid' ? Math.min(emiMinor, beforeEmiMinor) : 0
  const leftMinor = beforeEmiMinor - noCostEmiDiscountMinor
  const offerMinor = requireAmount(input.paymentOffer?.discountMinor ?? 0, 'discount of the offer')
  const paymentOfferDiscountMinor = input.paymentMode === 'prepaid' ? Math.min(offerMinor, leftMinor) : 0
  const dueMinor = leftMinor - paymentOfferDiscountMinor
  const exchangeCreditMinor = Math.min(requireAmount(input.exchangeCreditMinor ?? 0, 'exchange credit'), dueMinor)
  const leftToPayMinor = dueMinor - exchangeCreditMinor
  const rewardDiscountMinor = Math.min(redeemable(input.rewards, totalAmountWithTaxMinor).discountMinor, leftToPayMinor)
  const totals = {
    market: input.market,
    currency: input.currency,
    lines,
    ...charged,
    totalAmountMinor: sum(lines.map(line => line.amountMinor)),
    totalOfferMinor: sum(lines.map(line => line.offerMinor)),
    totalAmountWithOfferMinor,
    promotionDiscountMinor,
    automaticDiscountMinor: sum(automatic.map(({ discountMinor }) => discountMinor)),
    prepaidDiscountMinor,
    cancellationDiscountMinor: 0,
    totalAmountWithTaxMinor,
    shippingChargesMinor: charged.shipping?.payableMinor ?? 0,
    codFeeMinor: charged.codFee?.payableMinor ?? 0,
    giftPackingMinor: charged.giftPacking?.payableMinor ?? 0,
    surchargeMinor: charged.surcharge?.payableMinor ?? 0,
    noCostEmiDiscountMinor,
    paymentOfferDiscountMinor,
    exchangeCreditMinor,
    rewardDiscountMinor,
    totalPayableAmountMinor: leftToPayMinor - rewardDiscountMinor,
    taxableMinor: sum(all.map(part => part.taxableMinor)),
    taxesMinor: sum(all.map(part => part.taxesMinor)),
    taxParts: sumTaxParts(all.flatMap(part => part.taxParts)),
  }
  return { ...totals, steps: totalsSteps(totals, input, automaticSteps(automatic)) }
}

/**
 * The totals, capped at an amount: any excess is deducted from the products, at most their price. Used for the rest of
 * an order after a cancellation: losing a quantity price, a coupon or free shipping must not make it more expensive.
 */
export function capTotals(totals: Totals, input: TotalsInput, maxPayableMinor: number): Totals {
  const excess = totals.totalPayableAmountMinor - requireAmount(maxPayableMinor, 'maximum amount')
  const discount = Math.min(excess, totals.totalAmountWithTaxMinor)
  if (discount <= 0) return totals
  const amounts = totals.lines.map(line => line.payableMinor)
  const shares = allocate(discount, amounts, canonicalRanks(totals.lines))
  const lines = totals.lines.map((line, index): LineTotals => {
    const cancellationShareMinor = shares[index] ?? 0
    const payableMinor = line.payableMinor - cancellationShareMinor
    return { ...line, cancellationShareMinor, ...taxed(payableMinor, line.taxRateBp, line.sellerState, input) }
  })
  const all: Taxed[] = [...lines, ...chargesOf(totals)]
  const capped = {
    ...totals,
    lines,
    cancellationDiscountMinor: discount,
    totalAmountWithTaxMinor: totals.totalAmountWithTaxMinor - discount,
    totalPayableAmountMinor: totals.totalPayableAmountMinor - discount,
    taxableMinor: sum(all.map(part => part.taxableMinor)),
    taxesMinor: sum(all.map(part => part.taxesMinor)),
    taxParts: sumTaxParts(all.flatMap(part => part.taxParts)),
  }
  const automatic = totals.steps.filter(({ kind }) => kind === 'automatic-offer')
  return { ...capped, steps: totalsSteps(capped, input, automatic) }
}

/** The charges of a cart whose products after discounts come to `goodsMinor`; none for an empty cart. */
function charges(lines: readonly LineTotals[], goodsMinor: number, input: TotalsInput): Charges {
  const chargeMinor = requireAmount(input.shipping.chargeMinor, 'shipping charge')
  const feeMinor = input.paymentMode === 'cod' ? requireAmount(input.codFeeMinor ?? 0, 'COD fee') : 0
  const packingMinor = requireAmount(input.giftPackingMinor ?? 0, 'gift packing')
  const surchargeMinor = requireAmount(input.surcharge?.amountMinor ?? 0, 'surcharge')
  if (lines.length === 0) return { shipping: null, codFee: null, giftPacking: null, surcharge: null }
  const state = mainSellerState(lines)
  const free = goodsMinor > requireAmount(input.shipping.freeAboveMinor, 'free shipping limit')
  const { taxRateBp } = input.shipping
  return {
    shipping: taxed(free ? 0 : chargeMinor, taxRateBp, state, input),
    codFee: feeMinor > 0 ? taxed(feeMinor, taxRateBp, state, input) : null,
    giftPacking: packingMinor > 0 ? taxed(packingMinor, taxRateBp, state, input) : null,
    surcharge: surchargeMinor > 0 ? taxed(surchargeMinor, taxRateBp, state, input) : null,
  }
}
