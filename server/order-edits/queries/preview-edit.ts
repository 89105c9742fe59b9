// What an edit of an order comes to, as staff are shown it before it is made.

import { promotedAmounts } from '../../../contract/cart/promotions.rules.ts'
import { stepViews } from '../../../contract/cart/totals-presenter.ts'
import { explainTotals } from '../../../contract/cart/totals-steps.rules.ts'
import type { TotalsInput } from '../../../contract/cart/totals-types.ts'
import type { EditPreview } from '../../../contract/order-edits/api.ts'
import { sum } from '../../../contract/shared/money.ts'
import {
  findOrderOfNumber,
  type LineAmounts,
  leftOf,
  type OrderOfAmounts,
  type OrderRow,
} from '../../orders/service.ts'
import { ownAsStaff, requirePermission, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { linesForPromotion } from '../rules/prices.ts'
import { type EditRequest, setsPrices } from '../rules/requests.ts'
import { type EditPlan, planEdit } from './plan-edit.ts'

function figuresOf(totals: OrderOfAmounts['totals']): EditPreview['before'] {
  const { promotionDiscountMinor, automaticDiscountMinor = 0, prepaidDiscountMinor } = totals
  const { cancellationDiscountMinor = 0, surchargeMinor = 0 } = totals
  return {
    products: totals.totalAmountWithOfferMinor,
    discounts: promotionDiscountMinor + automaticDiscountMinor + prepaidDiscountMinor + cancellationDiscountMinor,
    shipping: totals.shippingChargesMinor,
    codFee: totals.codFeeMinor,
    surcharge: surchargeMinor,
    taxes: totals.taxesMinor,
    payable: totals.totalPayableAmountMinor,
  }
}

const amountsOf = (line: LineAmounts | undefined) =>
  line && leftOf(line) > 0
    ? { quantity: leftOf(line), unitPrice: line.unitPriceMinor, payable: line.payableMinor }
    : null

/** The coupon of an order, and why it takes nothing off. */
function couponOf(
  pricing: TotalsInput | null,
  { totals, lines }: Pick<OrderOfAmounts, 'totals' | 'lines'>,
): EditPreview['coupon']['before'] {
  const promotion = pricing?.promotion
  if (!pricing || !promotion) return null
  const { code, minCartMinor } = promotion
  const counted = sum(promotedAmounts(linesForPromotion(pricing, lines), promotion))
  const missing = Math.max(0, Math.max(minCartMinor, 1) - counted)
  return { code, discount: totals.promotionDiscountMinor, reason: missing > 0 ? 'below-minimum' : null, missing }
}

function settlementOf({ paymentMode }: OrderRow, difference: number): EditPreview['settlement'] {
  if (difference === 0) return 'none'
  if (paymentMode === 'cod') return 'collect'
  return difference > 0 ? 'pay' : 'refund'
}

/** What a plan looks like before it is made. */
function presentPlan(actor: Staff, order: OrderRow, plan: EditPlan): EditPreview {
  const { stored, facts, edit, problems, digest } = plan
  const totals = edit?.rest.totals ?? stored.totals
  const after = edit?.rest.lines ?? stored.lines
  const difference = plan.payableAfterMinor - order.payableMinor
  return {
    ...{ possible: problems.length === 0, problems, digest, currency: order.currency },
    lines: facts.map(({ lineNo, msn, nameEn, nameHi, partNumber }) => ({
      ...{ lineNo, msn, partNumber, productName: actor.language === 'hi' ? nameHi : nameEn },
      before: amountsOf(stored.lines.find(line => line.lineNo === lineNo)),
      after: amountsOf(after.find(line => line.lineNo === lineNo)),
    })),
    ...{ before: figuresOf(stored.totals), after: figuresOf(totals), difference },
    coupon: {
      before: couponOf(stored.pricing, stored),
      after: couponOf(edit?.pricing ?? stored.pricing, edit?.rest ?? stored),
    },
    settlement: settlementOf(order, difference),
    steps: stepViews(explainTotals(totals.steps)),
  }
}

/** @throws order.unknown, request.invalid, session.forbidden for prices without `orders.price` */
export async function previewEdit(
  app: App,
  actor: Staff,
  { orderNumber, ...request }: EditRequest & { orderNumber: number },
): Promise<EditPreview> {
  if (setsPrices(request)) requirePermission(actor, 'orders.price')
  const order = ownAsStaff(await findOrderOfNumber(app.db, orderNumber), actor, 'order.unknown')
  return presentPlan(actor, order, await planEdit(app, app.db, actor, order, request))
}
