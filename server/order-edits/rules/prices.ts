// What the totals of an order are computed from when staff set prices, its coupon and a surcharge, and how it was before.

import { isDeepStrictEqual } from 'node:util'
import type {
  AutomaticInput,
  OrderedPrice,
  PromotionInput,
  TotalsInput,
  TotalsLineInput,
} from '../../../contract/cart/totals-types.ts'

function splitPrice(line: TotalsLineInput) {
  const { unitPriceMinor, breaks, taxRateBp, listTaxRateBp, orderedPrice, ...rest } = line
  const present: OrderedPrice = {
    unitPriceMinor,
    breaks,
    taxRateBp,
    ...(listTaxRateBp !== undefined && { listTaxRateBp }),
  }
  return { rest, ordered: orderedPrice ?? present }
}

/** The line at the price that it was ordered at. */
export function atOrderedPrice(line: TotalsLineInput): TotalsLineInput {
  const { rest, ordered } = splitPrice(line)
  return { ...rest, ...ordered }
}

/** The line at a price that staff set, with the tax rate of that price; the price that it was ordered at is the same line as before. */
export function atPrice(line: TotalsLineInput, unitPriceMinor: number, taxRateBp: number): TotalsLineInput {
  const { rest, ordered } = splitPrice(line)
  if (ordered.breaks.length === 0 && ordered.unitPriceMinor === unitPriceMinor) return { ...rest, ...ordered }
  return { ...rest, unitPriceMinor, breaks: [], taxRateBp, listTaxRateBp: taxRateBp, orderedPrice: ordered }
}

/** The lines of an order with what they come to after offers, as a coupon counts them. */
export const linesForPromotion = (
  { lines: inputs }: Pick<TotalsInput, 'lines'>,
  lines: readonly { lineNo: number; amountMinor: number }[],
) => lines.map(line => ({ msn: inputs[line.lineNo - 1]?.msn ?? '', amountWithOfferMinor: line.amountMinor }))

/** The coupon that an order was placed with. */
export const placedPromotion = ({ promotion, orderedPromotion }: TotalsInput): PromotionInput | null =>
  orderedPromotion === undefined ? promotion : orderedPromotion

/** With another coupon, or none; with the one that it was placed with it is as it was. */
export function withPromotion(pricing: TotalsInput, promotion: PromotionInput | null): TotalsInput {
  const placed = placedPromotion(pricing)
  const { orderedPromotion: _before, ...rest } = pricing
  if (isDeepStrictEqual(placed, promotion)) return { ...rest, promotion: placed }
  return { ...rest, promotion, orderedPromotion: placed }
}

/** The automatic offers that an order was placed with. */
export const placedOffers = ({ automatic = [], orderedAutomatic }: TotalsInput): readonly AutomaticInput[] =>
  orderedAutomatic ?? automatic

/** With those of the offers that it was placed with which have these codes; with all of them it is as it was. */
export function withOffers(pricing: TotalsInput, codes: readonly string[] | undefined): TotalsInput {
  if (codes === undefined) return pricing
  const placed = placedOffers(pricing)
  const { automatic: _now, orderedAutomatic: _before, ...rest } = pricing
  const left = placed.filter(({ code }) => codes.includes(code))
  if (left.length === placed.length) return { ...rest, ...(placed.length > 0 && { automatic: placed }) }
  return { ...rest, automatic: left, orderedAutomatic: placed }
}

/** With a surcharge; without one it is as an order that never had one. */
export function withSurcharge(
  pricing: TotalsInput,
  surcharge: { amount: number; label: string } | null | undefined,
): TotalsInput {
  if (surcharge === undefined) return pricing
  const { surcharge: _before, ...rest } = pricing
  if (surcharge === null) return rest
  return { ...rest, surcharge: { amountMinor: surcharge.amount, label: surcharge.label } }
}
