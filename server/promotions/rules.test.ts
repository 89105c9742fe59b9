// Validity of codes, discounts per product, and texts of terms.

import { describe, expect, it } from 'vitest'
import type { CartProduct } from '../catalog/service.ts'
import type { PromotionTerms } from './repository.ts'
import { discountOn, evaluate, presentPromotion, promotionInput } from './rules.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const FACTS: PromotionTerms = {
  id: 1,
  code: 'WELCOME100',
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

  it('respects first-order and usage limits', () => {
    expect(reasonOf({ ordered: true })).toBe('not-first-order')
    expect(reasonOf({ ordered: true, uses: 1 })).toBe('used-up')
    expect(reasonOf({ ordered: true, firstOrderOnly: false })).toBeNull()
    expect(reasonOf({ ordered: true, firstOrderOnly: false, uses: 2, perCustomerLimit: 3 })).toBeNull()
    expect(reasonOf({ ordered: true, firstOrderOnly: false, uses: 3, perCustomerLimit: 3 })).toBe('used-up')
    expect(reasonOf({ ordered: true, firstOrderOnly: false, uses: 99, perCustomerLimit: null })).toBeNull()
  })
})

describe('discount on a product', () => {
  const product = {
    ...{ msn: 'MSN00000001', mrpMinor: 300_00, priceMinor: 200_00, taxRateBp: 1800, hsn: '8467', sellerId: 1 },
    ...{ dispatchState: '27', breaks: [{ minQuantity: 10, priceMinor: 150_00, taxRateBp: 1800 }] },
  } as unknown as CartProduct
  const percent: PromotionTerms = { ...FACTS, kind: 'percent', value: 1000, maxDiscountMinor: 120_00 }

  it('is zero below the minimum', () => {
    expect(discountOn(product, 2, FACTS, 'IN')).toBe(0)
    expect(discountOn(product, 3, FACTS, 'IN')).toBe(100_00)
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
  expect(promotionInput(FACTS)).not.toHaveProperty('maxDiscountMinor')
})
