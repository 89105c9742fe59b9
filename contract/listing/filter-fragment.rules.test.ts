// The fragment grammar: what is written is read back, whatever the names and terms contain.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countTerms,
  type Filters,
  NO_FILTERS,
  parseFragment,
  toggleTerm,
  withTerms,
  writeFragment,
} from './filter-fragment.rules.ts'

const awkward = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.string({ minLength: 1, unit: fc.constantFrom('-', '/', '|', '_', '%', '#', '&', ' ', '"', 'क', '½', 'a') }),
  fc.constantFrom(
    'rated-power',
    '5-10 A',
    '1/2"',
    'a||b',
    '100%',
    'हिन्दी / तार',
    '%2F',
    '__',
    '-',
    '🔧',
    'constructor',
    'toString',
  ),
)
/** A name that refers to the prototype is rejected, as in any other JSON of the project. */
const name = awkward.filter(text => text !== '__proto__')
const filters: fc.Arbitrary<Filters> = fc
  .uniqueArray(fc.tuple(name, fc.uniqueArray(awkward, { minLength: 1, maxLength: 5 })), {
    maxLength: 5,
    selector: ([key]) => key,
  })
  .map(pairs => Object.fromEntries(pairs))

test('what is written is read back', () => {
  fc.assert(
    fc.property(filters, chosen => {
      expect(parseFragment(writeFragment(chosen))).toEqual(chosen)
    }),
  )
})

test('it survives the address bar, which escapes some characters itself', () => {
  fc.assert(
    fc.property(filters, chosen => {
      const url = new URL(`https://store.example/x${writeFragment(chosen)}`)
      expect(parseFragment(url.hash)).toEqual(chosen)
    }),
  )
})

test('no text breaks the reader, and every name it finds has terms', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      for (const terms of Object.values(parseFragment(text))) expect(terms.length).toBeGreaterThan(0)
    }),
  )
})

test('the form of the specification: pairs by slash, values by double bar', () => {
  expect(parseFragment('#brand-torvik||karam/color-red')).toEqual({ brand: ['torvik', 'karam'], color: ['red'] })
  expect(writeFragment({ brand: ['torvik', 'karam'], color: ['red'] })).toBe('#brand-torvik||karam/color-red')
  expect(writeFragment({ 'rated-power': ['500-600'] })).toBe('#rated_power-500-600')
  expect(parseFragment('#price-50000-500000')).toEqual({ price: ['50000-500000'] })
  expect(parseFragment('#qna')).toEqual(NO_FILTERS)
  expect(parseFragment('#brand-')).toEqual(NO_FILTERS)
  expect(parseFragment('#brand-100%')).toEqual({ brand: ['100%'] })
  expect(writeFragment(NO_FILTERS)).toBe('')
})

test('toggling twice gives back what was there', () => {
  fc.assert(
    fc.property(filters, name, awkward, (chosen, key, term) => {
      fc.pre(!Object.hasOwn(chosen, key) || !chosen[key]?.includes(term))
      const once = toggleTerm(chosen, key, term)
      expect(countTerms(once)).toBe(countTerms(chosen) + 1)
      expect(toggleTerm(once, key, term)).toEqual(chosen)
    }),
  )
})

test('no terms remove the name', () => {
  expect(withTerms({ brand: ['a'], color: ['b'] }, 'brand', [])).toEqual({ color: ['b'] })
})
