// Features of the store that staff switch off in a market, as bits of one setting: their pages and markets.

import { MARKETS, type Market } from '../shared/market.ts'

interface FeatureRule {
  /** Paths of its own pages, without language prefix. */
  pages: readonly string[]
  /** Markets that have it at all. */
  markets: readonly Market[]
}

const everywhere = (...pages: string[]): FeatureRule => ({ pages, markets: MARKETS })

/**
 * In the order of their bits. The order is part of the stored values: add new ones at the end. A bit says that the feature
 * is off, so that a new one starts switched on.
 */
export const FEATURES = {
  reviews: everywhere(),
  questions: everywhere(),
  quotes: everywhere('/bulk-enquiry'),
  gifting: everywhere('/corporate-gifts'),
  'pay-later': { pages: ['/pay-later'], markets: ['IN'] },
  compare: everywhere('/compare'),
  'wishlist-sharing': everywhere(),
  newsletter: everywhere('/newsletter'),
} as const satisfies Record<string, FeatureRule>
export type Feature = keyof typeof FEATURES

export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[]

/** All features off: the largest value of the setting. */
export const ALL_FEATURES_OFF = 2 ** FEATURE_NAMES.length - 1

const ruleOf = (feature: Feature): FeatureRule => FEATURES[feature]

/** The features that a market has, whether they are on or off. */
export function featuresIn(market: Market): Feature[] {
  return FEATURE_NAMES.filter(feature => ruleOf(feature).markets.includes(market))
}

/** Whether staff have switched a feature off. */
export function isFeatureOff(bits: number, feature: Feature): boolean {
  return Math.floor(bits / 2 ** FEATURE_NAMES.indexOf(feature)) % 2 === 1
}

/** The bits with a feature switched on or off. */
export function withFeature(bits: number, feature: Feature, on: boolean): number {
  if (isFeatureOff(bits, feature) !== on) return bits
  const bit = 2 ** FEATURE_NAMES.indexOf(feature)
  return on ? bits - bit : bits + bit
}

/** The feature whose page a link leads to; null for all other links. @param link path without language prefix */
export function featureOfLink(link: string): Feature | null {
  const path = link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  return FEATURE_NAMES.find(feature => ruleOf(feature).pages.includes(path)) ?? null
}
