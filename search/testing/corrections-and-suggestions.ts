// Contract tests of the search port for corrections, compounds, brand names, suggestions and synonyms.

import { expect, it } from 'vitest'
import type { SearchDocument, SearchPort } from '../port.ts'
import { base, doc } from './documents.ts'

export type Make = (documents?: readonly SearchDocument[]) => Promise<SearchPort>

const shelfDocuments = [
  doc({ msn: 'HAMMER', titleEn: 'Claw hammer 500 g', titleHi: 'क्लॉ हथौड़ा 500 g' }),
  doc({ msn: 'HAMMERS', titleEn: 'Sledge hammer', titleHi: 'घन' }),
  doc({
    msn: 'DRIVER',
    titleEn: 'Screwdriver set',
    titleHi: 'पेचकस सेट',
    brandSlug: 'kestrin',
    brandName: 'Kestrin',
  }),
  doc({ msn: 'PUMP', titleEn: 'Water pump 1 HP', titleHi: 'पानी का पंप 1 HP', popularity: 100 }),
  doc({ msn: 'SOLD-OUT', titleEn: 'Water pump 1 HP', titleHi: 'पानी का पंप 1 HP', inStock: false, popularity: 100 }),
]

function correctionCases(make: Make) {
  const shelf = () => make(shelfDocuments)

  it('corrects misspelt words, and uses the correction when the typed text finds nothing', async () => {
    const search = await shelf()
    const result = await search.search({ ...base, q: 'hamer' })
    expect(result).toMatchObject({ corrected: 'hammer', usedCorrection: true, totalCount: 2 })
    const offered = await search.search({ ...base, q: 'claw hamer' })
    expect(offered).toMatchObject({ corrected: 'claw hammer', usedCorrection: false })
    expect(offered.msns[0]).toBe('HAMMER')
    expect(await search.search({ ...base, q: 'hamxmer', didYouMean: false })).toMatchObject({
      corrected: null,
      totalCount: 0,
    })
    expect((await search.search({ ...base, q: 'hammer' })).corrected).toBeNull()
  })

  it('finds words written as one or as two, and requires every word only with `and`', async () => {
    const search = await shelf()
    expect((await search.search({ ...base, q: 'screw driver' })).msns[0]).toBe('DRIVER')
    expect((await search.search({ ...base, q: 'waterpump' })).msns).toEqual(['PUMP', 'SOLD-OUT'])
    expect((await search.search({ ...base, q: 'sledge hammer' })).msns[0]).toBe('HAMMERS')
    expect((await search.search({ ...base, q: 'sledge hammer', operation: 'and' })).msns).toEqual(['HAMMERS'])
  })

  it('boosts the brand that is named, and lists products in stock before equal ones that are not', async () => {
    const search = await shelf()
    await search.upsert([doc({ msn: 'OTHER', titleEn: 'Screwdriver set', popularity: 900 })])
    expect((await search.search({ ...base, q: 'kestrin screwdriver' })).msns.slice(0, 2)).toEqual(['DRIVER', 'OTHER'])
    expect((await search.search({ ...base, q: 'water pump' })).msns).toEqual(['PUMP', 'SOLD-OUT'])
  })
}

function suggestionCases(make: Make) {
  const shelf = () => make(shelfDocuments)
  it('suggests texts, categories, brands and products', async () => {
    const search = await shelf()
    const suggest = (q: string) => search.suggest({ market: 'IN', language: 'en', q, size: 5 })
    const result = await suggest('ham')
    expect(result.terms).toEqual(['hammer'])
    expect(result.msns.toSorted()).toEqual(['HAMMER', 'HAMMERS'])
    expect(result.categories).toEqual([{ code: '116010000', count: 2 }])
    expect(result.brands).toEqual([{ slug: 'torvane', count: 2 }])
    expect((await suggest('claw ha')).terms).toContain('claw hammer')
    expect((await suggest('hamer')).terms).toContain('hammer')
    expect((await suggest('पेच')).terms).toContain('पेचकस')
    expect(await suggest('  ')).toEqual({ terms: [], categories: [], brands: [], msns: [] })
    const abroad = await search.suggest({ market: 'AE', language: 'en', q: 'ham', size: 5 })
    expect(abroad).toEqual({ terms: [], categories: [], brands: [], msns: [] })
  })

  it('finds products similar to a text, and applies new synonyms', async () => {
    const search = await shelf()
    expect((await search.similarByText('Heavy claw hammer with handle', 'IN', 1))[0]).toBe('HAMMER')
    await search.setSynonyms('mallet, hammer')
    expect((await search.search({ ...base, q: 'mallet' })).totalCount).toBe(2)
  })
}

/** Registers the cases for an engine. */
export function wordingCases(make: Make): void {
  correctionCases(make)
  suggestionCases(make)
}
