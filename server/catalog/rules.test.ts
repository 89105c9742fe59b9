// Tests of the pure rules of the catalog: tax look-up, filters, texts.

import { describe, expect, it } from 'vitest'
import {
  countryName,
  dayIn,
  joinItems,
  listItems,
  productTags,
  specText,
  taxRateBp,
  taxTable,
  withUnit,
} from './rules.ts'

const rate = (hsn: string, rateBp: number, change: object = {}) => ({
  market: 'IN' as const,
  hsn,
  rateBp,
  validFrom: '2017-07-01',
  validTo: null,
  maxUnitMinor: null,
  ...change,
})

describe('tax rate', () => {
  const table = taxTable([
    rate('', 1800),
    rate('8482', 1200, { validTo: '2025-09-21' }),
    rate('8482', 1800, { validFrom: '2025-09-22' }),
    rate('848230', 500),
    rate('6403', 500, { maxUnitMinor: 2_500_00 }),
    rate('6403', 1800),
    { ...rate('', 500), market: 'AE' as const },
  ])

  it('takes the longest heading, the day and the unit price', () => {
    expect(taxRateBp(table, 'IN', '8482', 100, '2025-09-21')).toBe(1200)
    expect(taxRateBp(table, 'IN', '8482', 100, '2025-09-22')).toBe(1800)
    expect(taxRateBp(table, 'IN', '84823000', 100, '2026-01-01')).toBe(500)
    expect(taxRateBp(table, 'IN', '6403', 2_500_00, '2026-01-01')).toBe(500)
    expect(taxRateBp(table, 'IN', '6403', 2_500_01, '2026-01-01')).toBe(1800)
    expect(taxRateBp(table, 'IN', '9999', 100, '2026-01-01')).toBe(1800)
    expect(taxRateBp(table, 'AE', '6403', 100, '2026-01-01')).toBe(500)
    expect(taxRateBp(table, 'IN', '8482', 100, '2017-06-30')).toBeNull()
  })

  it('changes at midnight of the market', () => {
    const evening = new Date('2025-09-21T19:00:00Z')
    expect(dayIn('IN', evening)).toBe('2025-09-22')
    expect(dayIn('AE', evening)).toBe('2025-09-21')
  })
})

describe('items of a list', () => {
  it('come back as they were joined, with commas of their own too', () => {
    for (const items of [['Red'], ['Red', 'Blue'], ['1,000 V', '600 V'], ['a, b', 'c']]) {
      expect(listItems(joinItems(items))).toEqual(items)
    }
  })
})

describe('texts', () => {
  it('write units as the trade does', () => {
    expect(withUnit('600', 'W')).toBe('600 W')
    expect(withUnit('90', '°')).toBe('90°')
    expect(withUnit('3', '')).toBe('3')
    const attribute = { key: 'bore', name: { en: 'Bore', hi: 'बोर' }, unit: 'mm', kind: 'number' as const, facet: true }
    expect(specText({ key: 'bore', value: 25 }, attribute, 'hi')).toBe('25 mm')
    expect(specText({ key: 'colour', en: 'Red', hi: 'लाल' }, undefined, 'hi')).toBe('लाल')
    expect(specText({ key: 'colour', en: 'Red', hi: '' }, undefined, 'hi')).toBe('Red')
  })

  it('use a translator’s Hindi where a product has none of its own', () => {
    const names = { key: 'colour', name: { en: 'Colour', hi: 'रंग' }, unit: '', facet: true }
    const colour = { ...names, kind: 'text' as const, values: { Red: 'लाल', Wood: 'लकड़ी' } }
    expect(specText({ key: 'colour', value: 'Red' }, colour, 'hi')).toBe('लाल')
    expect(specText({ key: 'colour', value: 'Red' }, colour, 'en')).toBe('Red')
    expect(specText({ key: 'colour', en: 'Red', hi: 'Red' }, colour, 'hi')).toBe('लाल')
    expect(specText({ key: 'colour', en: 'Red', hi: 'गहरा लाल' }, colour, 'hi')).toBe('गहरा लाल')
    expect(specText({ key: 'colour', value: 'constructor' }, colour, 'hi')).toBe('constructor')
    const list = { ...colour, kind: 'list' as const }
    expect(specText({ key: 'colour', value: 'Red, Metal' }, list, 'hi')).toBe('लाल, Metal')
    expect(specText({ key: 'colour', value: 'Metal, Brass' }, list, 'hi')).toBe('Metal, Brass')
  })

  it('name countries in the language of the reader and order tags', () => {
    expect(countryName('IN', 'en')).toBe('India')
    expect(countryName('IN', 'hi')).toBe('भारत')
    expect(productTags(['next-day', 'bestseller']).map(({ name }) => name)).toEqual(['bestseller', 'next-day'])
  })
})
