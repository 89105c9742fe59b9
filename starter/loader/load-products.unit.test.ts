// Tests of the names of starter products: stable, well formed, never shared.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { zMsn } from '../../contract/shared/schemas.ts'
import { starterCatalogue } from '../catalogue/catalogue.ts'
import { msnOf, msnsOf } from './load-products.ts'

it('an MSN never changes', () => {
  expect(msnOf({ market: 'IN', brand: 'rollenka', partNumber: '6205' })).toBe('MSN0K02Y3P4')
  expect(msnOf({ market: 'AE', brand: 'rollenka', partNumber: '6205' })).not.toBe('MSN0K02Y3P4')
})

it('an MSN is always well formed and unique by market, brand and part', () => {
  const product = fc.record({
    market: fc.constantFrom('IN' as const, 'AE' as const),
    brand: fc.string(),
    partNumber: fc.string(),
  })
  fc.assert(
    fc.property(product, one => {
      const msn = msnOf(one)
      expect(zMsn.parse(msn)).toBe(msn)
      expect(msnOf({ ...one })).toBe(msn)
      expect(msnOf({ ...one, partNumber: `${one.partNumber}.` })).not.toBe(msn)
    }),
  )
})

it('no two starter products share one, and two that did would stop the load', () => {
  const { products } = starterCatalogue()
  const msns = msnsOf(products)
  expect(new Set(msns).size).toBe(products.length)
  const [first] = products
  if (!first) throw new Error('The starter catalogue is empty')
  expect(() => msnsOf([first, first])).toThrow(/share|have the MSN/)
})
