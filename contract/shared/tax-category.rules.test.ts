// Tax categories: which go with a rate in a market.

import { expect, it } from 'vitest'
import { MARKETS } from './market.ts'
import { categoryOfRate, TAX_CATEGORIES } from './tax-category.rules.ts'

it('says why a supply bears no tax, as the market knows it', () => {
  const allowed = MARKETS.map(market => TAX_CATEGORIES.filter(one => categoryOfRate(market, 0, one) !== null))
  expect(Object.fromEntries(MARKETS.map((market, at) => [market, allowed[at]]))).toEqual({
    IN: ['exempt', 'nil-rated'],
    AE: ['zero-rated', 'exempt'],
  })
  expect(MARKETS.map(market => categoryOfRate(market, 0)).sort()).toEqual(['exempt', 'zero-rated'])
})

it('is standard with a rate and nothing else', () => {
  expect(TAX_CATEGORIES.map(one => categoryOfRate('AE', 500, one))).toEqual(['standard', null, null, null])
  expect(categoryOfRate('IN', 1800)).toBe('standard')
})
