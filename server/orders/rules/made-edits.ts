// What an edit changed in an order, from its stored amounts.

import type { AutomaticInput, TotalsStep } from '../../../contract/cart/totals-types.ts'
import type { MadeEdit } from '../../../contract/orders/waiting-edits.ts'
import { type LineAmounts, leftOf } from './cancellation.ts'

interface Amounts {
  payableMinor: number
  lines: readonly LineAmounts[]
  steps: readonly TotalsStep[]
}

const couponOf = (steps: readonly TotalsStep[]) => {
  const code = steps.find(({ kind }) => kind === 'promotion')?.params.code
  return code === undefined ? null : String(code)
}
const surchargeOf = (steps: readonly TotalsStep[]) => steps.find(({ kind }) => kind === 'surcharge')?.amountMinor ?? 0

/** An automatic offer with its title. */
export type NamedOffer = Pick<AutomaticInput, 'code' | 'titleEn' | 'titleHi'>

const offersOf = (steps: readonly TotalsStep[]): NamedOffer[] =>
  steps.flatMap(({ kind, params }) => {
    const { code, titleEn, titleHi } = params
    if (kind !== 'automatic-offer') return []
    return [{ code: String(code), titleEn: String(titleEn), titleHi: String(titleHi) }]
  })

/** The titles of automatic offers that an edit removes, and of those that it restores. */
export function changedOffers(before: readonly NamedOffer[], after: readonly NamedOffer[]) {
  const missingIn = (others: readonly NamedOffer[], offers: readonly NamedOffer[]) =>
    offers
      .filter(({ code }) => !others.some(other => other.code === code))
      .map(({ titleEn, titleHi }) => ({ en: titleEn, hi: titleHi }))
  return { offersOff: missingIn(after, before), offersBack: missingIn(before, after) }
}

/** The lines whose quantity or unit price changed. */
export function changedLines(before: readonly LineAmounts[], after: readonly LineAmounts[]) {
  return after.flatMap(line => {
    const known = before.find(({ lineNo }) => lineNo === line.lineNo)
    const [was, is] = [known ? leftOf(known) : 0, leftOf(line)]
    const both = known && was > 0 && is > 0 && known.unitPriceMinor !== line.unitPriceMinor
    if (was === is && !both) return []
    const prices = both
      ? { unitPriceBefore: known.unitPriceMinor, unitPriceAfter: line.unitPriceMinor }
      : { unitPriceBefore: null, unitPriceAfter: null }
    return [{ lineNo: line.lineNo, quantityBefore: was, quantityAfter: is, ...prices }]
  })
}

/** `names` are those of the lines, by number. A coupon or an offer is named if it had a discount. */
export function madeEdit(
  { before, after }: { before: Amounts; after: Amounts },
  names: ReadonlyMap<number, string>,
): MadeEdit {
  return {
    ...{ payableBefore: before.payableMinor, payableAfter: after.payableMinor },
    lines: changedLines(before.lines, after.lines).map(({ lineNo, ...change }) => {
      return { productName: names.get(lineNo) ?? '', ...change }
    }),
    ...{ couponBefore: couponOf(before.steps), couponAfter: couponOf(after.steps) },
    ...changedOffers(offersOf(before.steps), offersOf(after.steps)),
    ...{ surchargeBefore: surchargeOf(before.steps), surchargeAfter: surchargeOf(after.steps) },
  }
}
