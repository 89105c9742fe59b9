// Money limits of roles and API keys: the permissions they apply to, and the limits by market.

import type { Market } from './market.ts'
import type { Permission } from './permissions.ts'

/** Permissions whose calls move money or give it away; the use case checks the amount against the limit. */
export const MONEY_PERMISSIONS = [
  'orders.edit',
  'orders.price',
  'orders.write',
  'payments.write',
  'payouts.write',
  'promotions.write',
  'returns.write',
  'rewards.write',
] as const satisfies readonly Permission[]
export type MoneyPermission = (typeof MONEY_PERMISSIONS)[number]

/** Whether limits are relevant for somebody with these permissions. */
export function movesMoney(permissions: readonly Permission[]): boolean {
  return MONEY_PERMISSIONS.some(one => permissions.includes(one))
}

/** Maximum amount in minor units by market; null for no limit. */
export type MoneyLimits = Readonly<Record<Market, number | null>>

export const NO_LIMITS: MoneyLimits = { IN: null, AE: null }

/** The highest limit that can be set. */
export const MAX_LIMIT_MINOR = 100_000_000_00

/** Amount of an unbounded action: above every limit, so only members without one may take it. */
export const UNBOUNDED_MINOR = MAX_LIMIT_MINOR + 1

/** Whether one limit is higher than another. */
export function isHigher(limit: number | null, than: number | null): boolean {
  return than !== null && (limit === null || limit > than)
}

/** The stricter of both limits in each market. */
export function stricter(a: MoneyLimits, b: MoneyLimits): MoneyLimits {
  const least = (market: Market) => (isHigher(a[market], b[market]) ? b[market] : a[market])
  return { IN: least('IN'), AE: least('AE') }
}
