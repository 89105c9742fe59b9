// What the form of a coupon or an automatic offer holds, as it is typed, and the terms that it stands for.

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

/** A promotion that is not there yet, valid from now on. */
export function newCoupon(market: Market, now: Date, appliedBy: Coupon['appliedBy'] = 'code'): Coupon {
  const words = { en: '', hi: '' }
  return {
    ...{ couponId: 0, market, promoCode: '', state: 'planned', version: 0, uses: 0, discount: 0, updatedAt: '' },
    ...{ appliedBy, buyers: 'all', combines: false, priority: 50 },
    ...{ categoryCodes: [], categoryNames: [], brandSlugs: [], brandNames: [] },
    ...{ title: words, terms: words, kind: 'flat', value: 0, minCart: 0, maxDiscount: null, firstOrderOnly: false },
    // an offer that everybody gets is for each order, unless it is limited
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

/** The codes of a field of several, which are joined by spaces. */
export const namesOf = (text: string) => text.split(' ').filter(Boolean)

const countOf = (text: string) => (text.trim() === '' ? null : Number(text.replace(/[\s,]/g, '')))
const amountOf = (text: string) => (text.trim() === '' ? null : minorOf(text))

/** The terms that the fields stand for; the browser has checked the patterns of the fields. */
export function termsOf(fields: CouponFields, market: Market): CouponTerms {
  const { titleEn, titleHi, termsEn, termsHi, kind, value, starts, ends } = fields
  return {
    ...{ title: { en: titleEn, hi: titleHi }, terms: { en: termsEn, hi: termsHi } },
    ...{ kind, value: minorOf(value) ?? 0, minCart: amountOf(fields.minCart) ?? 0 },
    // what is off an order at most is the amount itself when it is fixed
    maxDiscount: kind === 'percent' ? amountOf(fields.maxDiscount) : null,
    ...{ categoryCodes: namesOf(fields.categoryCodes), brandSlugs: namesOf(fields.brandSlugs) },
    ...{ buyers: fields.buyers, combines: fields.combines, priority: Number(fields.priority) || 50 },
    ...{ firstOrderOnly: fields.firstOrderOnly, listed: fields.listed, budget: amountOf(fields.budget) },
    ...{ perCustomerLimit: countOf(fields.perCustomerLimit), maxUses: countOf(fields.maxUses) },
    ...{ validFrom: atTime(starts, market), validTo: ends ? atTime(ends, market) : null },
  }
}
