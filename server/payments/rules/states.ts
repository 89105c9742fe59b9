// State machine of a payment, and what each method costs.

import { computeTotals } from '../../../contract/cart/totals.rules.ts'
import { type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import { marketLimits } from '../../platform/limits.ts'
import type { GatewayStatus } from '../../platform/ports/payments.ts'

export type PaymentState = 'created' | 'pending' | 'paid' | 'failed' | 'due' | 'void' | 'refund-due' | 'refunded'

const TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'paid', 'failed'],
  pending: ['paid', 'failed'],
  // a gateway may find the money after it gave up the attempt
  failed: ['paid'],
  paid: ['refund-due'],
  'refund-due': ['refunded'],
  refunded: [],
  // cash on delivery: collected, or never
  due: ['paid', 'void'],
  void: [],
}

export function canTransitionPayment(from: PaymentState, to: PaymentState): boolean {
  return TRANSITIONS[from].includes(to)
}

/** The payment state of a gateway status. */
export function stateOfStatus(state: GatewayStatus['state']): 'paid' | 'failed' | 'pending' {
  return state === 'success' ? 'paid' : state === 'failure' ? 'failed' : 'pending'
}

/**
 * The prepaid discount on products of an amount (after offers). It depends on their sum alone, so the single
 * computation of totals also works for one line.
 */
export function prepaidDiscountOn(market: Market, goodsMinor: number): number {
  const { currency, prepaidDiscount, shipping } = marketLimits(market)
  const line = { msn: '', quantity: 1, mrpMinor: goodsMinor, unitPriceMinor: goodsMinor, breaks: [], taxRateBp: 0 }
  return computeTotals({
    market,
    currency,
    lines: goodsMinor > 0 ? [{ ...line, hsn: '', sellerId: 0, sellerState: '' }] : [],
    deliveryState: null,
    buyerGstin: null,
    promotion: null,
    paymentMode: 'prepaid',
    prepaidDiscount,
    shipping,
  }).prepaidDiscountMinor
}

/** A prepaid discount as returned by the API, with its text. */
export function prepaidOffer(market: Market, language: Language, discount: number) {
  const { prepaidDiscount, currency } = marketLimits(market)
  const { rateBp, minCartMinor } = prepaidDiscount
  const money = (minor: number) => formatMoney(minor, currency, MARKET_INFO[market].languageTag[language])
  const rate = `${rateBp / 100}%`
  const text =
    language === 'hi'
      ? discount > 0
        ? `ऑनलाइन भुगतान पर ${money(discount)} की बचत`
        : `${money(minCartMinor)} या ज़्यादा के ऑर्डर पर ऑनलाइन भुगतान से ${rate} की बचत`
      : discount > 0
        ? `Save ${money(discount)} when you pay online`
        : `Save ${rate} when you pay online for an order of ${money(minCartMinor)} or more`
  return { discount, rateBp, minCart: minCartMinor, text }
}
