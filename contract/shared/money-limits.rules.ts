// How much somebody with a role or key moves in one step: the permissions that it holds for, and limits by market.

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

/** Whether limits mean anything for who has these permissions. */
export function movesMoney(permissions: readonly Permission[]): boolean {
  return MONEY_PERMISSIONS.some(one => permissions.includes(one))
}

/** The most in minor units of each market; null for no limit. */
export type MoneyLimits = Readonly<Record<Market, number | null>>

export const NO_LIMITS: MoneyLimits = { IN: null, AE: null }

/** The highest that can be set: above it, none is meant. */
export const MAX_LIMIT_MINOR = 100_000_000_00

/** What a step comes to that nothing bounds: above every limit, and for those without one alone. */
export const UNBOUNDED_MINOR = MAX_LIMIT_MINOR + 1

/** Whether a limit lets more through than another one. */
export function isHigher(limit: number | null, than: number | null): boolean {
  return than !== null && (limit === null || limit > than)
}

/** What both allow. */
export function stricter(a: MoneyLimits, b: MoneyLimits): MoneyLimits {
  const least = (market: Market) => (isHigher(a[market], b[market]) ? b[market] : a[market])
  return { IN: least('IN'), AE: least('AE') }
}
