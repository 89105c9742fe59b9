// Word order: queries that say what a product is for.

import { describe, expect, it } from 'vitest'
import { analyseQuery } from './analyse.ts'
import { parseSynonyms } from './synonyms.ts'

const { synonyms } = parseSynonyms(
  'drill battery => battery pack\ngodown light => high bay light\nlaptop, notebook computer',
)
const words = (q: string) => analyseQuery(q, 'en', synonyms)
const order = (q: string) => words(q).map(({ raw }) => raw)

describe('the order of a query', () => {
  it.each([
    ['blade for angle grinder', ['angle', 'grinder', 'blade']],
    ['battery 18v for drill', ['drill', 'battery', '18v']],
    ['best drill for concrete', ['concrete', 'drill']],
    ['battery drill ke liye', ['drill', 'battery']],
    ['बैटरी ड्रिल के लिए', ['ड्रिल', 'बैटरी']],
    ['डिस्क ग्राइंडर की', ['ग्राइंडर', 'डिस्क']],
    ['drill ke liye battery', ['drill', 'battery']],
    ['chair with wheels', ['chair', 'wheels']],
    ['belt for height with two ropes', ['height', 'belt', 'two', 'ropes']],
    ['saw with blade for wood', ['wood', 'saw', 'blade']],
    ['for drill', ['drill']],
    ['drill for', ['drill']],
    ['drill machine ka price', ['drill', 'machine']],
    ['battery drill ke liye chahiye', ['drill', 'battery']],
  ])('"%s" is read as %j', (q, read) => expect(order(q)).toEqual(read))

  it('keeps the typed position of each word', () => {
    expect(words('blade for angle grinder').map(({ position: typedAt }) => typedAt)).toEqual([1, 2, 0])
  })

  it('recognises accessories', () => {
    const extras = words('saw with blade for wood').filter(({ isAccessory: isExtra }) => isExtra)
    expect(extras.map(({ raw }) => raw)).toEqual(['blade'])
  })
})

describe('names of several words', () => {
  const phrasesOf = (q: string, at: number) =>
    words(q)
      .at(at)
      ?.phrases.map(({ tokens }) => tokens.join(' '))

  it.each(['battery for drill', 'battery drill ke liye', 'drill ki battery', 'ड्रिल के लिए बैटरी'])(
    'are looked up in the new order: %s',
    q => expect(phrasesOf(q, -1)).toContain('battery pack'),
  )

  it('are looked up with the English of Hindi words', () => {
    expect(phrasesOf('लाइट गोदाम के लिए', -1)).toContain('high bay light')
  })

  it('weigh less when they only qualify the product', () => {
    const weight = (q: string) => words(q)[0]?.phrases.find(({ tokens }) => tokens[0] === 'notebook')?.weight ?? 0
    expect(weight('laptop')).toBeGreaterThan(weight('laptop stand'))
    expect(weight('laptop 15.6 inch')).toBe(weight('laptop'))
    expect(weight('laptop with bag')).toBe(weight('laptop'))
  })
})
