// The total of an order after quantities are cancelled, and which reservations and shipments lose them.

import { capTotals, chargesOf, computeTotals, unitPriceAt } from '../../../contract/cart/totals.rules.ts'
import { replayTotals } from '../../../contract/cart/totals-steps.rules.ts'
import type {
  LineTotals,
  RewardsInput,
  Taxed,
  Totals,
  TotalsInput,
  TotalsLineInput,
} from '../../../contract/cart/totals-types.ts'
import {
  type InvoiceShare,
  lessLines,
  type OrderAmounts,
  ofCharge,
  ofLine,
  type ShareLine,
  shareOrder,
  withoutShares,
} from '../../../contract/invoices/shares.rules.ts'
import { divideRound, sum } from '../../../contract/shared/money.ts'
import { sumTaxParts, type TaxPart } from '../../../contract/shared/tax.ts'
import { scaleSteps } from './scaled-steps.ts'

/** A quantity of a line. */
export interface Item {
  lineNo: number
  quantity: number
}

/** The amounts of a line as stored with the order: those of what is left of it. */
export interface LineAmounts {
  lineNo: number
  /** As ordered. */
  quantity: number
  cancelledQuantity: number
  unitPriceMinor: number
  amountMinor: number
  taxRateBp: number
  taxableMinor: number
  taxParts: TaxPart[]
  payableMinor: number
}

export type StoredTotals = Omit<Totals, 'lines'>

export interface StoredOrder {
  totals: StoredTotals
  /** Null on orders older than this column. */
  pricing: TotalsInput | null
  lines: readonly LineAmounts[]
}

/** What is left of an order. */
export interface Rest {
  totals: StoredTotals
  lines: LineAmounts[]
}

export const leftOf = ({ quantity, cancelledQuantity }: LineAmounts) => quantity - cancelledQuantity

/** The lines after the cancellation. */
function withCancelled(lines: readonly LineAmounts[], items: readonly Item[]): LineAmounts[] {
  return lines.map(line => {
    const more = sum(items.filter(({ lineNo }) => lineNo === line.lineNo).map(({ quantity }) => quantity))
    return { ...line, cancelledQuantity: line.cancelledQuantity + more }
  })
}

/** The rate of a line whose price, at a quantity, may differ from the ordered one. */
function rateAt(line: TotalsLineInput, quantity: number): number {
  const { breakQuantity } = unitPriceAt(line, quantity)
  if (breakQuantity === null) return line.listTaxRateBp ?? line.taxRateBp
  return line.breaks.find(step => step.minQuantity === breakQuantity)?.taxRateBp ?? line.taxRateBp
}

/**
 * A line that shipped from two States was one line in the cart, and reached a quantity price as a whole; it still does
 * when staff price a part.
 */
const cartLineOf = ({ msn, sellerId, unitPriceMinor, mrpMinor, orderedPrice }: TotalsLineInput) =>
  `${msn} ${sellerId} ${orderedPrice?.unitPriceMinor ?? unitPriceMinor} ${mrpMinor}`

/** Payment deductions of the rest: at most the interest, offer, exchange credit or points of the whole order. */
function paymentDiscountsOf(pricing: TotalsInput, rest: TotalsInput) {
  const { noCostEmiDiscountMinor: emiMinor = 0, paymentOffer, exchangeCreditMinor = 0, rewards } = pricing
  if (emiMinor === 0 && !paymentOffer && exchangeCreditMinor === 0 && !rewards) return {}
  const computed = computeTotals(pricing)
  const creditMinor = computed.exchangeCreditMinor
  const before = (totals: Totals) => totals.totalPayableAmountMinor + paymentDiscountOf(totals)
  const [amount, whole] = [before(computeTotals(rest)), before(computed)]
  const share = (minor: number) => divideRound(BigInt(minor) * BigInt(amount), whole)
  return {
    noCostEmiDiscountMinor: share(emiMinor),
    paymentOffer: paymentOffer && { ...paymentOffer, discountMinor: share(paymentOffer.discountMinor) },
    // a rest that lost a coupon may cost more than the whole
    exchangeCreditMinor: Math.min(creditMinor, share(creditMinor)),
    rewards: rewards && restOfPoints(rewards, computed.rewardDiscountMinor, share),
  }
}

/** The whole points that the rest of the order keeps; never more than it had. */
function restOfPoints(rewards: RewardsInput, usedMinor: number, share: (minor: number) => number): RewardsInput {
  const { pointMinor } = rewards
  const points = Math.floor(Math.min(usedMinor, share(usedMinor)) / pointMinor)
  return { points, pointMinor, maxShareBp: 10_000 }
}

/** What the totals of an order deduct after tax for its payment; at most one kind. */
export const paymentDiscountOf = (totals: StoredTotals) =>
  (totals.noCostEmiDiscountMinor ?? 0) +
  (totals.paymentOfferDiscountMinor ?? 0) +
  (totals.exchangeCreditMinor ?? 0) +
  (totals.rewardDiscountMinor ?? 0)

/**
 * The remaining lines computed like a cart: quantity prices, coupon, shipping and fees are those of what is left.
 * `totalsOf` computes the totals from the input without payment deductions.
 */
export function computeLines(
  counted: readonly LineAmounts[],
  pricing: TotalsInput,
  totalsOf: (plain: TotalsInput) => Totals,
): Rest {
  const remaining = counted.flatMap(line => {
    const priced = pricing.lines[line.lineNo - 1]
    return priced && leftOf(line) > 0 ? [{ lineNo: line.lineNo, priced, quantity: leftOf(line) }] : []
  })
  const together = (of: TotalsLineInput) =>
    sum(remaining.filter(({ priced }) => cartLineOf(priced) === cartLineOf(of)).map(({ quantity }) => quantity))
  const lines = remaining.map(({ priced, quantity }): TotalsLineInput => {
    const breakQuantity = together(priced)
    return { ...priced, quantity, breakQuantity, taxRateBp: rateAt(priced, breakQuantity) }
  })
  const { lines: computed, ...totals } = totalsOf({
    ...pricing,
    lines,
    noCostEmiDiscountMinor: 0,
    paymentOffer: null,
    exchangeCreditMinor: 0,
    rewards: null,
  })
  const byNumber = new Map(remaining.map(({ lineNo }, index) => [lineNo, computed[index]]))
  const steps = totals.steps.map(step => {
    const line = typeof step.params.line === 'number' ? remaining[step.params.line] : undefined
    return line ? { ...step, params: { ...step.params, line: line.lineNo - 1 } } : step
  })
  return { totals: { ...totals, steps }, lines: counted.map(line => withAmounts(line, byNumber.get(line.lineNo))) }
}

function withAmounts(line: LineAmounts, now: LineTotals | undefined): LineAmounts {
  if (!now) return { ...line, amountMinor: 0, taxableMinor: 0, taxParts: [], payableMinor: 0 }
  const { unitPriceMinor, taxRateBp, taxableMinor, taxParts, payableMinor, amountWithOfferMinor } = now
  const amounts = { unitPriceMinor, taxRateBp, taxableMinor, taxParts, payableMinor }
  return { ...line, ...amounts, amountMinor: amountWithOfferMinor }
}

/** The rest of an order of which nothing has left, computed like a cart. It never costs more than the order did. */
export function restByPrices(order: StoredOrder, pricing: TotalsInput, items: readonly Item[]): Rest {
  return computeLines(withCancelled(order.lines, items), pricing, plain => {
    const input = { ...plain, ...paymentDiscountsOf(pricing, plain) }
    return capTotals(computeTotals(input), input, order.totals.totalPayableAmountMinor)
  })
}

/** The amounts of an order that its invoices share. */
export function amountsToShare({ totals, lines }: StoredOrder): OrderAmounts {
  const open = lines.filter(line => leftOf(line) > 0).map(line => ({ ...line, quantity: leftOf(line) }))
  return { lines: open, charges: chargesOf(totals), emiDiscountMinor: paymentDiscountOf(totals) }
}

function chargeLess(charge: Taxed | null | undefined, taken: readonly ShareLine[]): Taxed | null {
  if (!charge) return null
  const left = lessLines(charge, taken)
  const taxesMinor = sum(left.taxParts.map(({ amountMinor }) => amountMinor))
  return { ...left, taxesMinor, taxableMinor: left.payableMinor - taxesMinor }
}

/**
 * The rest of an order of which something has left, whose invoices are final: what is cancelled is deducted as it would
 * have been invoiced, with its share of discounts, shipping and fees. `final` are the shares of what has left.
 */
export function restByShares(order: StoredOrder, items: readonly Item[], final: readonly InvoiceShare[]): Rest {
  const open = withoutShares(amountsToShare(order), final)
  const remaining = open.lines.map(({ lineNo, quantity }) => {
    const less = sum(items.filter(item => item.lineNo === lineNo).map(item => item.quantity))
    return { lineNo, quantity: quantity - less }
  })
  // charges that no products bear go with what is cancelled
  const taken = shareOrder(open, [{ lines: items }, { lines: remaining }]).slice(0, 1)
  const lines = withCancelled(order.lines, items).map((line): LineAmounts => {
    const left = lessLines(line, ofLine(taken, line.lineNo))
    const taxMinor = sum(left.taxParts.map(({ amountMinor }) => amountMinor))
    const amountMinor = line.unitPriceMinor * leftOf(line)
    return { ...left, amountMinor, taxableMinor: left.payableMinor - taxMinor }
  })
  const { totals } = order
  const charges = {
    shipping: chargeLess(totals.shipping, ofCharge(taken, 'shipping')),
    codFee: chargeLess(totals.codFee, ofCharge(taken, 'cod-fee')),
    giftPacking: chargeLess(totals.giftPacking, ofCharge(taken, 'gift-packing')),
    surcharge: chargeLess(totals.surcharge, ofCharge(taken, 'surcharge')),
  }
  const steps = scaleSteps(
    totals.steps,
    new Map(lines.map(line => [line.lineNo - 1, { quantity: leftOf(line), payableMinor: line.payableMinor }])),
    {
      chargesMinor: new Map(chargesOf(charges).map(({ kind, payableMinor }) => [kind, payableMinor])),
      paymentDiscountMinor: paymentDiscountOf(totals) - sum(taken.map(share => share.emiDiscountMinor)),
    },
  )
  const charged = chargesOf(charges)
  // shares of a tax may differ from the tax of the shares by a paisa: the invoices decide
  const taxParts = sumTaxParts([...lines, ...charged].flatMap(part => part.taxParts))
  const taxesMinor = sum(taxParts.map(({ amountMinor }) => amountMinor))
  const taxableMinor = sum([...lines, ...charged].map(part => part.taxableMinor))
  return {
    totals: { ...totals, ...replayTotals(steps), taxableMinor, taxesMinor, taxParts, ...charges, steps },
    lines,
  }
}

/** The reservation of a line in a warehouse, and in a shipment once the order is confirmed. */
export interface Held extends Item {
  warehouseId: number
  shipmentId: string | null
  packed: boolean
}

/** The contents of an unpacked parcel that equal these items, of any parcel or the given one; null for none. */
export function wholeParcel(items: readonly Item[], held: readonly Held[], named?: string): Held[] | null {
  const open = held.filter(
    ({ shipmentId, packed }) => shipmentId !== null && !packed && (named === undefined || shipmentId === named),
  )
  for (const id of new Set(open.map(({ shipmentId }) => shipmentId))) {
    const parts = open.filter(({ shipmentId }) => shipmentId === id)
    const fits = ({ lineNo, quantity }: Held) => items.some(one => one.lineNo === lineNo && one.quantity === quantity)
    if (parts.length === items.length && parts.every(fits)) return parts
  }
  return null
}

/**
 * Which reservations lose the cancelled quantities: those of a parcel with exactly these contents, so that a split-off
 * part can be cancelled by itself; otherwise unpacked ones first, then the smallest, so that a parcel can be saved.
 * Null when they do not hold enough.
 */
export function takeHeld(items: readonly Item[], held: readonly Held[]): Held[] | null {
  const whole = wholeParcel(items, held)
  if (whole) return whole
  const order = [...held].sort(
    (a, b) => Number(a.packed) - Number(b.packed) || a.quantity - b.quantity || b.warehouseId - a.warehouseId,
  )
  const taken: Held[] = []
  for (const { lineNo, quantity } of items) {
    let missing = quantity
    for (const one of order.filter(part => part.lineNo === lineNo)) {
      const part = Math.min(missing, one.quantity)
      if (part > 0) taken.push({ ...one, quantity: part })
      missing -= part
    }
    if (missing > 0) return null
  }
  return taken
}
