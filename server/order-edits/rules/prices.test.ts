// Prices, coupon and surcharge that staff set are taken back without a trace, and cost what they say.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeTotals } from '../../../contract/cart/totals.rules.ts'
import { pricing } from '../../testing/priced-orders.ts'
import { atOrderedPrice, atPrice, withOffers, withPromotion, withSurcharge } from './prices.ts'

const coupon = { code: 'STAFF', kind: 'flat' as const, value: 1, minCartMinor: 0 }

it('a price applies at any quantity, and the ordered one is restored with its quantity prices and rate', () => {
  fc.assert(
    fc.property(pricing, fc.integer({ min: 1, max: 10 ** 7 }), ({ lines }, price) => {
      for (const line of lines) {
        const once = atPrice(line, price, 500)
        expect(atOrderedPrice(once)).toEqual(line)
        expect(atOrderedPrice(atPrice(once, price + 1, 1800))).toEqual(line)
        expect(atPrice(once, price, 500)).toEqual(once)
        expect(once.unitPriceMinor).toBe(price)
      }
    }),
  )
})

it('another coupon and a surcharge, and none of them again', () => {
  fc.assert(
    fc.property(pricing, input => {
      const plain = withSurcharge(input, null)
      const changed = withSurcharge(withPromotion(plain, coupon), { amount: 100_00, label: 'Crane' })
      expect(computeTotals(changed).surchargeMinor).toBe(100_00)
      expect(withSurcharge(withPromotion(changed, plain.promotion), null)).toEqual(plain)
      expect(withPromotion(withPromotion(changed, null), coupon).promotion).toEqual(coupon)
    }),
  )
})

it('offers are removed and restored without a trace, in any number of steps', () => {
  const offer = {
    kind: 'flat' as const,
    value: 5_00,
    minCartMinor: 0,
    titleEn: 'A',
    titleHi: 'अ',
    priority: 50,
    combines: true,
  }
  const codes = ['A', 'B', 'C']
  const automatic = codes.map(code => ({ ...offer, code }))
  fc.assert(
    fc.property(pricing, fc.array(fc.subarray(codes)), (input, steps) => {
      const placed = { ...input, automatic }
      const changed = steps.reduce(withOffers, placed)
      const kept = steps.at(-1) ?? codes
      expect(changed.automatic?.map(({ code }) => code)).toEqual(kept)
      expect(computeTotals(changed)).toEqual(computeTotals({ ...input, automatic: changed.automatic ?? [] }))
      expect(withOffers(changed, codes)).toEqual(placed)
    }),
  )
  fc.assert(
    fc.property(pricing, ({ automatic: _none, ...input }) => {
      expect(withOffers(input, [])).toEqual(input)
    }),
  )
})
