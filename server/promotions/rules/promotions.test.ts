// Validity of codes, discounts per product, and texts of terms.

import { describe, expect, it } from 'vitest'
import type { CartProduct } from '../../catalog/service.ts'
import type { PromotionTerms } from '../repository/promotions.ts'
import { coveredMinor, covers, discountOn, evaluate, presentPromotion, promotionInput } from './promotions.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const FACTS: PromotionTerms = {
  ...{ listed: true, buyers: 'all', business: false },
  id: 1,
  code: 'WELCOME100',
  ...{ automatic: false, combines: false, priority: 50 },
  kind: 'flat',
  value: 100_00,
  minCartMinor: 499_01,
  maxDiscountMinor: null,
  firstOrderOnly: true,
  perCustomerLimit: 1,
  validFrom: '2026-01-01T00:00:00+00:00',
  validTo: null,
  active: true,
  titleEn: 'Off',
  titleHi: 'छूट',
  termsEn: 'Once',
  termsHi: 'एक बार',
  uses: 0,
  ordered: false,
  exhausted: false,
  categoryCodes: [],
  brandSlugs: [],
}
const reasonOf = (change: Partial<PromotionTerms>, goodsMinor: number | null = 600_00) =>
  evaluate({ ...FACTS, ...change }, NOW, goodsMinor).reason

describe('evaluate', () => {
  it('applies strictly above the advertised amount, and returns the gap below', () => {
    expect(evaluate(FACTS, NOW, 499_01)).toEqual({ reason: null, gapMinor: 0 })
    expect(evaluate(FACTS, NOW, 499_00)).toEqual({ reason: 'below-minimum', gapMinor: 1 })
    expect(evaluate(FACTS, NOW, 0)).toEqual({ reason: 'below-minimum', gapMinor: 499_01 })
    expect(evaluate(FACTS, NOW, null).reason).toBeNull()
  })

  it('does not apply to an empty cart, whatever the minimum', () => {
    expect(reasonOf({ minCartMinor: 0 }, 0)).toBe('below-minimum')
  })

  it('is unknown before its start and when missing, expired after its end and when deactivated', () => {
    expect(evaluate(null, NOW, 600_00).reason).toBe('unknown')
    expect(reasonOf({ validFrom: '2026-11-20T12:00:01+00:00' })).toBe('unknown')
    expect(reasonOf({ validFrom: NOW.toISOString() })).toBeNull()
    expect(reasonOf({ validTo: NOW.toISOString() })).toBe('expired')
    expect(reasonOf({ validTo: '2026-11-20T12:00:01+00:00' })).toBeNull()
    expect(reasonOf({ active: false })).toBe('expired')
  })

  it('is for business buyers alone where it says so, never for a guest', () => {
    expect(reasonOf({ buyers: 'business' })).toBe('business-only')
    expect(reasonOf({ buyers: 'business' }, 0)).toBe('business-only')
    expect(reasonOf({ buyers: 'business', active: false })).toBe('expired')
    expect(reasonOf({ buyers: 'business', business: true })).toBeNull()
  })

  it('respects first-order and usage limits', () => {
    expect(reasonOf({ ordered: true })).toBe('not-first-order')
    expect(reasonOf({ ordered: true, uses: 1 })).toBe('used-up')
    expect(reasonOf({ ordered: true, firstOrderOnly: false })).toBeNull()
    expect(reasonOf({ ordered: true, firstOrderOnly: false, uses: 2, perCustomerLimit: 3 })).toBeNull()
    expect(reasonOf({ ordered: true, firstOrderOnly: false, uses: 3, perCustomerLimit: 3 })).toBe('used-up')
    expect(reasonOf({ ordered: true, firstOrderOnly: false, uses: 99, perCustomerLimit: null })).toBeNull()
  })
})

describe('a code for chosen products', () => {
  const saw = { msn: 'MSN00000002', taxonomyCode: '114000000/114200000', brandSlug: 'kavrix' }
  const lamp = { msn: 'MSN00000001', taxonomyCode: '212000000', brandSlug: 'kavrix' }
  const scoped = (categoryCodes: string[], brandSlugs: string[] = []) => ({ ...FACTS, categoryCodes, brandSlugs })

  it('is for what lies in its categories or below them, and is of its brands', () => {
    const both = (terms: PromotionTerms) => [saw, lamp].map(product => covers(terms, product))
    expect(both(FACTS)).toEqual([true, true])
    expect(both(scoped(['114000000']))).toEqual([true, false])
    expect(both(scoped(['114200000', '212000000']))).toEqual([true, true])
    expect(both(scoped([], ['kavrix']))).toEqual([true, true])
    expect(both(scoped(['212000000'], ['tarvani']))).toEqual([false, false])
    expect(both(scoped(['11400000']))).toEqual([false, false])
  })

  it('counts these alone, and says when there are none', () => {
    const lines = [saw, lamp].map(({ msn }, index) => ({ msn, amountWithOfferMinor: (index + 1) * 400_00 }))
    expect(coveredMinor(FACTS, [saw, lamp], lines)).toBe(1_200_00)
    expect(coveredMinor(scoped(['114000000']), [saw, lamp], lines)).toBe(400_00)
    expect(promotionInput(scoped([], ['kavrix']), [saw, lamp, saw])).toMatchObject({ msns: [lamp.msn, saw.msn] })
    expect(evaluate(scoped(['114000000']), NOW, 0)).toEqual({ reason: 'not-covered', gapMinor: 0 })
    expect(evaluate(scoped(['114000000']), NOW, 400_00)).toEqual({ reason: 'below-minimum', gapMinor: 99_01 })
  })
})

describe('discount on a product', () => {
  const product = {
    ...{ msn: 'MSN00000001', mrpMinor: 300_00, priceMinor: 200_00, taxRateBp: 1800, hsn: '8467', sellerId: 1 },
    ...{ taxonomyCode: '114000000', brandSlug: 'kavrix' },
    ...{ dispatchState: '27', breaks: [{ minQuantity: 10, priceMinor: 150_00, taxRateBp: 1800 }] },
  } as unknown as CartProduct
  const percent: PromotionTerms = { ...FACTS, kind: 'percent', value: 1000, maxDiscountMinor: 120_00 }

  it('is zero below the minimum', () => {
    expect(discountOn(product, 2, FACTS, 'IN')).toBe(0)
    expect(discountOn(product, 3, FACTS, 'IN')).toBe(100_00)
    expect(discountOn(product, 3, { ...FACTS, brandSlugs: ['tarvani'] }, 'IN')).toBe(0)
  })

  it('is a share of the tier price, up to the maximum', () => {
    expect(discountOn(product, 3, percent, 'IN')).toBe(60_00)
    // ten cost 1,500 rather than 2,000: a tenth is 150, the maximum is 120
    expect(discountOn(product, 10, percent, 'IN')).toBe(120_00)
    expect(discountOn(product, 10, { ...percent, maxDiscountMinor: null }, 'IN')).toBe(150_00)
  })
})

it('presents its terms in the language of the visitor and the currency of the market', () => {
  expect(presentPromotion(FACTS, 'IN', 'hi')).toMatchObject({ title: 'छूट', terms: 'एक बार', currency: 'INR' })
  const timed = { ...FACTS, validTo: '2026-12-01T05:30:00+05:30' }
  expect(presentPromotion(timed, 'AE', 'en')).toMatchObject({
    ...{ title: 'Off', terms: 'Once', currency: 'AED', validTo: '2026-12-01T00:00:00.000Z' },
  })
  expect(promotionInput(FACTS, [])).not.toHaveProperty('maxDiscountMinor')
  expect(promotionInput(FACTS, [])).not.toHaveProperty('msns')
})
