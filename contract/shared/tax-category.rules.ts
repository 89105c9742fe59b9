// Tax categories of supplies: taxed, or why they bear no tax, which the tax returns of each market report separately.

import type { Market } from './market.ts'

export const TAX_CATEGORIES = ['standard', 'zero-rated', 'exempt', 'nil-rated'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

/** Categories of supplies without tax in a market; the first is assumed where nothing is said. */
export const UNTAXED_CATEGORIES = {
  IN: ['exempt', 'nil-rated'],
  AE: ['zero-rated', 'exempt'],
} as const satisfies Record<Market, readonly [TaxCategory, TaxCategory]>

export type UntaxedCategory = (typeof UNTAXED_CATEGORIES)[Market][number]

/** The category of a rate: `wished` where it bears no tax; null when the market has no such category for the rate. */
export function categoryOfRate(market: Market, rateBp: number, wished?: TaxCategory): TaxCategory | null {
  if (rateBp > 0) return wished === undefined || wished === 'standard' ? 'standard' : null
  const [usual] = UNTAXED_CATEGORIES[market]
  return UNTAXED_CATEGORIES[market].find(one => one === (wished ?? usual)) ?? null
}
