// The automatic offers that an edit takes off an order, and those of its day that it puts back.

import { promotedAmounts } from '../../../contract/cart/promotions.rules.ts'
import type { AutomaticInput, TotalsInput } from '../../../contract/cart/totals-types.ts'
import { sum } from '../../../contract/shared/money.ts'
import type { LinesEdit, OrderRow } from '../../orders/service.ts'
import type { Db } from '../../platform/db.ts'
import { type Evaluation, judgePromotionAgain, promotionForOrder } from '../../promotions/service.ts'
import { placedPromotion } from '../rules/prices.ts'
import { type Problem, problem } from '../rules/requests.ts'
import { combinesWith } from './edited-prices.ts'

/** Why an offer is not put back; a row of a promotion is never deleted, so that it is always known. */
function offerProblem({ reason, gapMinor }: Evaluation): Problem[] {
  if (reason === 'used-up' || reason === 'exhausted') return [problem(`offer-${reason}`)]
  return reason === 'below-minimum' ? [problem('offer-below-minimum', { limit: gapMinor })] : []
}

/** Whether the coupon that an order has goes together with its offers: always the one that it was placed with. */
async function couponFits(db: Db, order: OrderRow, after: TotalsInput): Promise<boolean> {
  const code = after.promotion?.code
  if (code === undefined || code === placedPromotion(after)?.code) return true
  const terms = await promotionForOrder(db, order, code)
  return terms === null || combinesWith(terms, after)
}

/**
 * What changes of the automatic offers of an order. One that is put back counts as it did when the order was placed, unless it
 * was used up since. Lock the customer to act on it.
 */
export async function editedOffers(
  db: Db,
  order: OrderRow,
  { before, after }: { before: TotalsInput; after: TotalsInput },
  priced: Parameters<typeof promotedAmounts>[0],
): Promise<{ offers?: NonNullable<LinesEdit['offers']>; problems: Problem[] }> {
  const [had, has] = [before.automatic ?? [], after.automatic ?? []]
  const missingIn = (others: readonly AutomaticInput[], offers: readonly AutomaticInput[]) =>
    offers.filter(({ code }) => !others.some(other => other.code === code))
  const [gone, come] = [missingIn(has, had), missingIn(had, has)]
  if (gone.length + come.length === 0) return { problems: [] }
  const off: number[] = []
  const back: { promotionId: number; code: string }[] = []
  const problems: Problem[] = []
  for (const { code } of gone) {
    const terms = await promotionForOrder(db, order, code, true)
    if (terms) off.push(terms.id)
  }
  for (const offer of come) {
    const terms = await promotionForOrder(db, order, offer.code, true)
    problems.push(...offerProblem(judgePromotionAgain(terms, offer, sum(promotedAmounts(priced, offer)))))
    if (terms) back.push({ promotionId: terms.id, code: offer.code })
  }
  if (come.length > 0 && !(await couponFits(db, order, after))) problems.push(problem('offer-not-combinable'))
  return { offers: { off, back }, problems }
}
