// Form values of a coupon round-trip to its terms.

import { expect, it } from 'vitest'
import { fieldsOf, newCoupon, termsOf } from './coupon-fields.ts'

const NOW = new Date('2026-11-27T12:00:00Z')

it.each([
  ['flat', '500', 500_00, null],
  ['percent', '12.5', 1250, 200_00],
] as const)('%s: %s', (kind, value, stored, maxDiscount) => {
  const typed = {
    ...fieldsOf(newCoupon('IN', NOW)),
    ...{ promoCode: 'DRILL500', titleEn: 'Drills', titleHi: 'ड्रिल', kind, value, minCart: '5,000', maxDiscount: '200' },
    ...{ categoryCodes: '114000000 212000000', brandSlugs: 'kavrix' },
    ...{ maxUses: '1,000', budget: '', ends: '2026-12-31T23:59' },
  }
  const terms = termsOf(typed, 'IN')
  expect(terms).toMatchObject({
    ...{ categoryCodes: ['114000000', '212000000'], brandSlugs: ['kavrix'] },
    ...{ kind, value: stored, minCart: 5_000_00, maxDiscount, maxUses: 1_000, perCustomerLimit: 1, budget: null },
    ...{ validFrom: '2026-11-27T12:00:00.000Z', validTo: '2026-12-31T18:29:00.000Z' },
  })
  const again = fieldsOf({ ...newCoupon('IN', NOW), ...terms, promoCode: 'DRILL500' })
  expect(termsOf(again, 'IN')).toEqual(terms)
})
