// The list of coupons and automatic offers as cells of a file, in the columns of the list.

import type { Coupon } from '../../../contract/promotions/staff-api.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import { type Language, MARKET_INFO } from '../../../contract/shared/market.ts'
import { csvMoment, type HeadingNames, headingsIn, type ListHeading } from '../../platform/csv-file.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly HeadingNames<'coupons'>[] = [
  { en: 'Code', hi: 'कोड' },
  { column: 'title', en: 'Title', hi: 'शीर्षक' },
  { column: 'appliedBy', en: 'Applied', hi: 'कैसे लगता है' },
  { column: 'gives', en: 'Type', hi: 'प्रकार' },
  { column: 'gives', en: 'Value', hi: 'मूल्य' },
  { column: 'gives', en: 'Largest discount', hi: 'सबसे ज़्यादा छूट' },
  { column: 'uses', en: 'Orders', hi: 'ऑर्डर' },
  { column: 'uses', en: 'Most orders', hi: 'ज़्यादा से ज़्यादा ऑर्डर' },
  { column: 'discount', en: 'Given', hi: 'दी गई छूट' },
  { column: 'discount', en: 'Currency', hi: 'मुद्रा' },
  { column: 'period', en: 'From', hi: 'कब से' },
  { column: 'period', en: 'Until', hi: 'कब तक' },
  { column: 'state', en: 'State', hi: 'स्थिति' },
]

const APPLIED: Readonly<Record<Coupon['appliedBy'], Names>> = {
  code: { en: 'By code', hi: 'कोड से' },
  automatic: { en: 'Automatically', hi: 'अपने आप' },
}

const KINDS: Readonly<Record<Coupon['kind'], Names>> = {
  flat: { en: 'Fixed amount', hi: 'तय राशि' },
  percent: { en: 'Per cent', hi: 'प्रतिशत' },
}

const STATES: Readonly<Record<Coupon['state'], Names>> = {
  running: { en: 'Running', hi: 'चालू' },
  planned: { en: 'Planned', hi: 'आने वाला' },
  stopped: { en: 'Stopped', hi: 'रोका गया' },
  'used-up': { en: 'Used up', hi: 'सीमा पूरी' },
  ended: { en: 'Ended', hi: 'समाप्त' },
}

export const couponHeadings = (language: Language): ListHeading[] => headingsIn(HEADINGS, language)

export function couponCells(coupon: Coupon, language: Language): string[] {
  const { market, promoCode, title, appliedBy, kind, value, maxDiscount, uses, maxUses, discount, state } = coupon
  return [
    ...[promoCode, title[language], APPLIED[appliedBy][language], KINDS[kind][language], csvAmount(value)],
    ...[maxDiscount === null ? '' : csvAmount(maxDiscount), String(uses), String(maxUses ?? '')],
    ...[csvAmount(discount), MARKET_INFO[market].currency],
    ...[csvMoment(market, coupon.validFrom), csvMoment(market, coupon.validTo), STATES[state][language]],
  ]
}
