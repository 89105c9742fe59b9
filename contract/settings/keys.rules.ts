// The settings that staff change: their keys, kinds, bounds and defaults. Each is read where its value is charged or checked.

import { COD_ORDERS, MARKET_LIMITS, ORDERS_PER_DAY, RETURN_LIMITS } from '../shared/limits.ts'
import type { Market } from '../shared/market.ts'
import { AUTO_SCROLL_PAGE_LIMIT } from '../shared/paging.ts'

export const SETTING_KEYS = [
  'shipping.charge',
  'shipping.free-above',
  'prepaid.rate',
  'prepaid.min-cart',
  'prepaid.max',
  'neft.min',
  'emi-partner.min',
  'orders.per-day',
  'cod.per-day',
  'cod.cancelled-per-month',
  'cod.not-accepted',
  'refunds.confirm-above',
  'refunds.approve-above',
  'returns.per-order',
  'returns.credit-days',
  'listing.scroll-pages',
] as const
export type SettingKey = (typeof SETTING_KEYS)[number]

interface SettingRule {
  /** Money in minor units, a share in basis points, or a number. */
  kind: 'money' | 'share' | 'count'
  min: number
  max: number
  fallback(market: Market): number
}

const money = (fallback: SettingRule['fallback'], max: number): SettingRule => ({
  kind: 'money',
  min: 0,
  max,
  fallback,
})
const count = (value: number, max: number): SettingRule => ({ kind: 'count', min: 1, max, fallback: () => value })

/** Refunds above it need a fresh code of the member of staff, in minor units. */
const LARGE_REFUND_MINOR: Readonly<Record<Market, number>> = { IN: 10_000_00, AE: 500_00 }

export const SETTING_RULES: Readonly<Record<SettingKey, SettingRule>> = {
  'shipping.charge': money(market => MARKET_LIMITS[market].shipping.chargeMinor, 10_000_00),
  'shipping.free-above': money(market => MARKET_LIMITS[market].shipping.freeAboveMinor, 1_000_000_00),
  'prepaid.rate': {
    kind: 'share',
    min: 0,
    max: 5000,
    fallback: market => MARKET_LIMITS[market].prepaidDiscount.rateBp,
  },
  'prepaid.min-cart': money(market => MARKET_LIMITS[market].prepaidDiscount.minCartMinor, 1_000_000_00),
  'prepaid.max': money(market => MARKET_LIMITS[market].prepaidDiscount.maxMinor, 1_000_000_00),
  'neft.min': money(market => MARKET_LIMITS[market].neftMinMinor, 1_000_000_00),
  'emi-partner.min': money(market => MARKET_LIMITS[market].emiPartnerMinMinor, 1_000_000_00),
  'orders.per-day': count(ORDERS_PER_DAY, 1000),
  'cod.per-day': count(COD_ORDERS.perDay, 1000),
  'cod.cancelled-per-month': count(COD_ORDERS.cancelledPerMonth, 1000),
  'cod.not-accepted': count(COD_ORDERS.notAccepted, 100),
  'refunds.confirm-above': money(market => LARGE_REFUND_MINOR[market], 1_000_000_00),
  // zero: no approval is needed
  'refunds.approve-above': money(() => 0, 1_000_000_00),
  'returns.per-order': count(RETURN_LIMITS.perOrder, 100),
  'returns.credit-days': count(RETURN_LIMITS.creditDays, 365),
  'listing.scroll-pages': count(AUTO_SCROLL_PAGE_LIMIT, 50),
}

/** Whether a number is a value of a setting. */
export function isSettingValue(key: SettingKey, value: number): boolean {
  const { min, max } = SETTING_RULES[key]
  return Number.isInteger(value) && value >= min && value <= max
}
