// The settings that staff can change: keys, kinds, limits and defaults. Each is read where its value is used.

import { ALL_METHODS_ON } from '../payments/switches.rules.ts'
import { CARE_HOURS, COD_ORDERS, MARKET_LIMITS, ORDERS_PER_DAY, RETURN_LIMITS } from '../shared/limits.ts'
import type { Market } from '../shared/market.ts'
import { AUTO_SCROLL_PAGE_LIMIT } from '../shared/paging.ts'
import { ALL_FEATURES_OFF } from './features.rules.ts'

export const SETTING_KEYS = [
  'shipping.charge',
  'shipping.free-above',
  'prepaid.rate',
  'prepaid.min-cart',
  'prepaid.max',
  'neft.min',
  'emi.min',
  'emi-partner.min',
  'gift.charge',
  'orders.per-day',
  'cod.min',
  'cod.max',
  'cod.per-day',
  'cod.cancelled-per-month',
  'cod.not-accepted',
  'refunds.confirm-above',
  'refunds.approve-above',
  'returns.per-order',
  'returns.credit-days',
  'listing.scroll-pages',
  'care.opens',
  'care.closes',
  'care.days',
  'care.reply-hours',
  'prices.list-floor',
  'prices.approve-count',
  'prices.approve-change',
  'payouts.approve-above',
  'payments.methods',
  'store.features-off',
] as const
export type SettingKey = (typeof SETTING_KEYS)[number]

/**
 * Money in minor units, a share in basis points, a number, a minute of the day, days of the week as bits from Sunday
 * (1), payment methods that are on, or features that are off, as bits.
 */
export const SETTING_KINDS = ['money', 'share', 'count', 'time', 'weekdays', 'methods', 'features'] as const

interface SettingRule {
  kind: (typeof SETTING_KINDS)[number]
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
const minuteOfDay = (value: number): SettingRule => ({
  kind: 'time',
  min: 0,
  max: 24 * 60 - 1,
  fallback: () => value,
})
const count = (value: number, max: number): SettingRule => ({ kind: 'count', min: 1, max, fallback: () => value })

/** Refunds above this amount need a fresh code of the staff member, in minor units. */
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
  'emi.min': money(market => MARKET_LIMITS[market].emiMinMinor, 1_000_000_00),
  'emi-partner.min': money(market => MARKET_LIMITS[market].emiPartnerMinMinor, 1_000_000_00),
  'gift.charge': money(market => MARKET_LIMITS[market].giftPackingMinor, 10_000_00),
  'orders.per-day': count(ORDERS_PER_DAY, 1000),
  'cod.min': money(market => MARKET_LIMITS[market].cod.minMinor, 1_000_000_00),
  'cod.max': money(market => MARKET_LIMITS[market].cod.maxMinor, 1_000_000_00),
  'cod.per-day': count(COD_ORDERS.perDay, 1000),
  'cod.cancelled-per-month': count(COD_ORDERS.cancelledPerMonth, 1000),
  'cod.not-accepted': count(COD_ORDERS.notAccepted, 100),
  'refunds.confirm-above': money(market => LARGE_REFUND_MINOR[market], 1_000_000_00),
  // zero: no approval needed
  'refunds.approve-above': money(() => 0, 1_000_000_00),
  'returns.per-order': count(RETURN_LIMITS.perOrder, 100),
  'returns.credit-days': count(RETURN_LIMITS.creditDays, 365),
  'listing.scroll-pages': count(AUTO_SCROLL_PAGE_LIMIT, 50),
  'care.opens': minuteOfDay(CARE_HOURS.opens),
  'care.closes': minuteOfDay(CARE_HOURS.closes),
  // at least one day
  'care.days': { kind: 'weekdays', min: 1, max: 0b1111111, fallback: () => CARE_HOURS.days },
  'care.reply-hours': count(CARE_HOURS.replyHours, 240),
  // of the MRP; zero: none
  'prices.list-floor': { kind: 'share', min: 0, max: 10_000, fallback: () => 1000 },
  // zero: no approval needed
  'prices.approve-count': { kind: 'count', min: 0, max: 1_000_000, fallback: () => 0 },
  'prices.approve-change': { kind: 'share', min: 0, max: 100_000, fallback: () => 0 },
  'payouts.approve-above': money(() => 0, 100_000_000_00),
  'payments.methods': { kind: 'methods', min: 0, max: ALL_METHODS_ON, fallback: () => ALL_METHODS_ON },
  'store.features-off': { kind: 'features', min: 0, max: ALL_FEATURES_OFF, fallback: () => 0 },
}

/** Pairs of settings of which the first must stay below the second. */
export const SETTING_RANGES: readonly (readonly [SettingKey, SettingKey])[] = [
  ['cod.min', 'cod.max'],
  ['care.opens', 'care.closes'],
]

/** Whether a changed setting keeps the order of each pair. @param valueIn the market's values after the change */
export function areInOrder(valueIn: (key: SettingKey) => number): boolean {
  return SETTING_RANGES.every(([low, high]) => valueIn(low) < valueIn(high))
}

/** Whether a number is a valid value of a setting. */
export function isSettingValue(key: SettingKey, value: number): boolean {
  const { min, max } = SETTING_RULES[key]
  return Number.isInteger(value) && value >= min && value <= max
}
