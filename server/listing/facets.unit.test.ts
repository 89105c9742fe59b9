// Order, labels and counts of facets.

import { describe, expect, it } from 'vitest'
import type { Attribute } from '../catalog/service.ts'
import { bucketsOf } from './rules/facets.ts'

describe('facets', () => {
  const attributes = new Map(
    [
      { key: 'power-w', name: { en: 'Power', hi: 'पावर' }, unit: 'W', kind: 'number' as const, facet: true },
      { key: 'colour', name: { en: 'Colour', hi: 'रंग' }, unit: '', kind: 'text' as const, facet: true },
      { key: 'lonely', name: { en: 'Lonely', hi: 'अकेला' }, unit: '', kind: 'text' as const, facet: true },
    ].map(attribute => [attribute.key, attribute]),
  )
  const brands = new Map([['torvane', { en: 'Torvane', hi: 'टॉर्वेन' }]])
  const categories = new Map([['114000000', { name: { en: 'Power tools', hi: 'पावर टूल' } }]])
  const words = { attributes, brands, categories }
  const limits = { terms: 40, attributes: 12, products: 9 }
  const term = (text: string, count: number, selected = false) => ({ term: text, count, selected })
  const searchBuckets = [
    { name: 'availability', terms: [term('in-stock', 9)] },
    { name: 'colour', terms: [{ ...term('Red', 2), textHi: 'लाल' }, term('Blue', 3)] },
    { name: 'power-w', terms: [term('100', 4), term('9', 4)], range: { min: 9, max: 100, unit: 'W' } },
    { name: 'lonely', terms: [term('x', 9)] },
    { name: 'discount', terms: [term('10', 5), term('20', 1)] },
    { name: 'brand', terms: [term('torvane', 9)] },
  ]

  it('puts brand first, then attributes by coverage, numbers in their order, with units', () => {
    const buckets = bucketsOf(searchBuckets, { ...words, language: 'en' }, limits)
    expect(buckets.map(({ name }) => name)).toEqual(['brand', 'power-w', 'colour', 'discount', 'availability'])
    expect(buckets[1]?.terms.map(({ label }) => label)).toEqual(['9 W', '100 W'])
    expect(buckets[2]?.terms.map(({ label }) => label)).toEqual(['Blue', 'Red'])
    expect(buckets[3]?.terms[0]?.label).toBe('10% or more')
  })

  it('is localised in Hindi', () => {
    const buckets = bucketsOf(searchBuckets, { ...words, language: 'hi' }, limits)
    expect(buckets[0]).toMatchObject({ label: 'ब्रांड', terms: [{ term: 'torvane', label: 'टॉर्वेन' }] })
    expect(buckets[1]).toMatchObject({ label: 'पावर', unit: 'W' })
    expect(buckets[2]?.terms.find(one => one.term === 'Red')?.label).toBe('लाल')
    expect(buckets[4]?.terms[0]?.label).toBe('स्टॉक में')
  })

  it('shows the Hindi that a translator gave since the index was built, and filters by the English as before', () => {
    const colour = { ...attributes.get('colour'), values: { Blue: 'नीला', Red: 'सुर्ख लाल' } } as Attribute
    const translated = new Map<string, Attribute>([...attributes, ['colour', colour]])
    const [bucket] = bucketsOf(searchBuckets.slice(1, 2), { ...words, attributes: translated, language: 'hi' }, limits)
    expect(bucket?.terms.map(({ term, label }) => [term, label])).toEqual([
      ['Blue', 'नीला'],
      ['Red', 'सुर्ख लाल'],
    ])
  })

  it('keeps a chosen attribute with a single term', () => {
    const chosen = [{ name: 'lonely', terms: [term('x', 0, true)] }]
    expect(bucketsOf(chosen, { ...words, language: 'en' }, limits)).toHaveLength(1)
  })

  it('omits attributes of few products and texts unique to each product', () => {
    const rare = [{ name: 'colour', terms: [term('Red', 1), term('Blue', 1)] }]
    expect(bucketsOf(rare, { ...words, language: 'en' }, { ...limits, products: 100 })).toEqual([])
    expect(bucketsOf(rare, { ...words, language: 'en' }, { ...limits, products: 20 })).toHaveLength(1)
    const names = [{ name: 'colour', terms: Array.from({ length: 30 }, (_, at) => term(`Colour ${at}`, 1)) }]
    expect(bucketsOf(names, { ...words, language: 'en' }, { ...limits, products: 30 })).toEqual([])
    const numbers = [{ name: 'power-w', terms: Array.from({ length: 30 }, (_, at) => term(String(at), 1)) }]
    expect(bucketsOf(numbers, { ...words, language: 'en' }, { ...limits, products: 30 })).toHaveLength(1)
  })

  it('counts a chosen range by the numbers inside it, and omits the rarest terms', () => {
    const power = [term('100', 4), term('9', 4), term('55', 1), term('9-60', 0, true)]
    const chosen = [{ name: 'power-w', terms: power, range: { min: 9, max: 100, unit: 'W' } }]
    const [bucket] = bucketsOf(chosen, { ...words, language: 'en' }, limits)
    expect(bucket).toMatchObject({ range: { min: 9, max: 100 }, termCount: 4 })
    expect(bucket?.terms.find(({ selected }) => selected)).toMatchObject({ label: '9–60 W', count: 5 })
    const few = bucketsOf(chosen, { ...words, language: 'en' }, { terms: 2, attributes: 1, products: 9 })[0]
    expect(few).toMatchObject({ termCount: 4, terms: [{ term: '9-60' }, { term: '100' }] })
  })
})
