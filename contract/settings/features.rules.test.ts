// Bits of the features, which market has which, and the links that lead to their pages.

import { expect, it } from 'vitest'
import {
  ALL_FEATURES_OFF,
  FEATURE_NAMES,
  featureOfLink,
  featuresIn,
  isFeatureOff,
  withFeature,
} from './features.rules.ts'

it('switches each feature off and on without touching the others', () => {
  for (const feature of FEATURE_NAMES) {
    const off = withFeature(0, feature, false)
    expect(FEATURE_NAMES.filter(one => isFeatureOff(off, one))).toEqual([feature])
    expect(withFeature(off, feature, false)).toBe(off)
    expect(withFeature(off, feature, true)).toBe(0)
    expect(withFeature(ALL_FEATURES_OFF, feature, true)).toBe(ALL_FEATURES_OFF - off)
  }
  expect(FEATURE_NAMES.reduce((bits, feature) => withFeature(bits, feature, false), 0)).toBe(ALL_FEATURES_OFF)
})

it('keeps the bits that are stored', () => {
  expect(FEATURE_NAMES).toEqual([
    ...['reviews', 'questions', 'quotes', 'gifting', 'pay-later', 'compare', 'wishlist-sharing', 'newsletter'],
  ])
})

it('offers pay-later credit in India only', () => {
  expect(featuresIn('IN')).toEqual(FEATURE_NAMES)
  expect(featuresIn('AE')).toEqual(FEATURE_NAMES.filter(feature => feature !== 'pay-later'))
})

it.each([
  ['/bulk-enquiry', 'quotes'],
  ['/bulk-enquiry/', 'quotes'],
  ['/bulk-enquiry?from=home', 'quotes'],
  ['/compare#table', 'compare'],
  ['/corporate-gifts', 'gifting'],
  ['/pay-later', 'pay-later'],
  ['/newsletter', 'newsletter'],
  ['/', null],
  ['/compare-us', null],
  ['/dashboard/rfq', null],
  ['/info/bulk-enquiry', null],
])('%s leads to %s', (link, feature) => {
  expect(featureOfLink(link)).toBe(feature)
})
