// Form values of a coupon or an automatic offer as typed, and the resulting terms.

import type { Coupon, CouponTerms } from '../../../contract/promotions/staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { atTime, timeOf } from '../app/market-days.ts'
import { minorOf, typedOf } from '../components/minor.ts'

export interface CouponFields {
  promoCode: string
  titleEn: string
  titleHi: string
  termsEn: string
  termsHi: string
  kind: 'flat' | 'percent'
  /** An amount, or per cent. */
  value: string
  minCart: string
  maxDiscount: string
  perCustomerLimit: string
  maxUses: string
  budget: string
  /** Codes and slugs, joined by spaces. */
  categoryCodes: string
  brandSlugs: string
  firstOrderOnly: boolean
  buyers: CouponTerms['buyers']
  listed: boolean
  combines: boolean
  /** Of automatic offers that go together. */
  priority: string
  starts: string
  ends: string
}

const typedOrEmpty = (minor: number | null) => (minor === null ? '' : typedOf(minor))

export function fieldsOf(coupon: Coupon): CouponFields {
  const { promoCode, title, terms, kind, value, minCart, maxDiscount, perCustomerLimit, maxUses, budget } = coupon
  return {
    ...{ promoCode, combines: coupon.combines, priority: String(coupon.priority) },
    ...{ titleEn: title.en, titleHi: title.hi, termsEn: terms.en, termsHi: terms.hi },
    ...{ kind, value: value === 0 ? '' : typedOf(value), minCart: minCart === 0 ? '' : typedOf(minCart) },
    ...{ maxDiscount: typedOrEmpty(maxDiscount), budget: typedOrEmpty(budget) },
    ...{ perCustomerLimit: String(perCustomerLimit ?? ''), maxUses: String(maxUses ?? '') },
    ...{ categoryCodes: coupon.categoryCodes.join(' '), brandSlugs: coupon.brandSlugs.join(' ') },
    ...{ firstOrderOnly: coupon.firstOrderOnly, buyers: coupon.buyers, listed: coupon.listed },
    ...{ starts: timeOf(coupon.validFrom, coupon.market), ends: timeOf(coupon.validTo ?? '', coupon.market) },
  }
}

/** A new promotion, valid from now on. */
export function newCoupon(market: Market, now: Date, appliedBy: Coupon['appliedBy'] = 'code'): Coupon {
  const words = { en: '', hi: '' }
  return {
    ...{ couponId: 0, market, promoCode: '', state: 'planned', version: 0, uses: 0, discount: 0, updatedAt: '' },
    ...{ appliedBy, buyers: 'all', combines: false, priority: 50 },
    ...{ categoryCodes: [], categoryNames: [], brandSlugs: [], brandNames: [] },
    ...{ title: words, terms: words, kind: 'flat', value: 0, minCart: 0, maxDiscount: null, firstOrderOnly: false },
    // an offer for everybody applies to each order, unless it is limited
    ...{
      perCustomerLimit: appliedBy === 'code' ? 1 : null,
      maxUses: null,
      budget: null,
      listed: true,
      validFrom: now.toISOString(),
      validTo: null,
    },
  }
}

/** The codes of a multi-value field, separated by spaces. */
export const namesOf = (text: string) => text.split(' ').filter(Boolean)

const countOf = (text: string) => (text.trim() === '' ? null : Number(text.replace(/[\s,]/g, '')))
const amountOf = (text: string) => (text.trim() === '' ? null : minorOf(text))

/** The terms of the fields; the browser has validated their patterns. */
export function termsOf(fields: CouponFields, market: Market): CouponTerms {
  const { titleEn, titleHi, termsEn, termsHi, kind, value, starts, ends } = fields
  return {
    ...{ title: { en: titleEn, hi: titleHi }, terms: { en: termsEn, hi: termsHi } },
    ...{ kind, value: minorOf(value) ?? 0, minCart: amountOf(fields.minCart) ?? 0 },
    // the maximum discount per order of a fixed amount is the amount itself
    maxDiscount: kind === 'percent' ? amountOf(fields.maxDiscount) : null,
    ...{ categoryCodes: namesOf(fields.categoryCodes), brandSlugs: namesOf(fields.brandSlugs) },
    ...{ buyers: fields.buyers, combines: fields.combines, priority: Number(fields.priority) || 50 },
    ...{ firstOrderOnly: fields.firstOrderOnly, listed: fields.listed, budget: amountOf(fields.budget) },
    ...{ perCustomerLimit: countOf(fields.perCustomerLimit), maxUses: countOf(fields.maxUses) },
    ...{ validFrom: atTime(starts, market), validTo: ends ? atTime(ends, market) : null },
  }
}
