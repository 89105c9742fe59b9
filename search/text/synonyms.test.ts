// Synonyms: the format of the rules, and the default rules.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSynonyms } from './default-synonyms.ts'
import { parseSynonyms } from './synonyms.ts'

describe('parseSynonyms', () => {
  it('applies groups in both directions, stemmed', () => {
    const { synonyms } = parseSynonyms('Earth leakage breakers, RCCB, ELCB')
    expect(synonyms.targets.get('rccb')).toEqual([['earth', 'leakage', 'breaker'], ['elcb']])
    expect(synonyms.targets.get('earth leakage breaker')).toEqual([['rccb'], ['elcb']])
    expect(synonyms.maxWords).toBe(3)
  })

  it('applies => in one direction', () => {
    const { synonyms } = parseSynonyms('allen key => hex key, hexagon key')
    expect(synonyms.targets.get('allen key')).toEqual([
      ['hex', 'key'],
      ['hexagon', 'key'],
    ])
    expect(synonyms.targets.has('hex key')).toBe(false)
  })

  it('keeps substitutes (~>) apart from synonyms', () => {
    const { synonyms } = parseSynonyms('planers ~> sander, polisher\nplaner, wood plane')
    expect(synonyms.substitutes.get('planer')).toEqual([['sander'], ['polisher']])
    expect(synonyms.targets.get('planer')).toEqual([['wood', 'plane']])
    expect(synonyms.substitutes.has('sander')).toBe(false)
  })

  it('returns the numbers of invalid lines and skips comments', () => {
    expect(parseSynonyms('# tools\n\nalone\na => b => c\n=> x\nspanner, wrench').problems).toEqual([3, 4, 5])
  })

  it('accepts any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => Array.isArray(parseSynonyms(text).problems)))
  })
})

describe('the default synonyms', () => {
  const { synonyms, problems } = parseSynonyms(defaultSynonyms)

  const lines = defaultSynonyms.split('\n').filter(line => line && !line.startsWith('#'))

  it('are at least 600 rules, all of them valid and different', () => {
    expect(problems).toEqual([])
    expect(lines.length).toBeGreaterThanOrEqual(600)
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })

  it.each([
    ['spanner', 'wrench'],
    ['torch', 'flashlight'],
    ['mcb', 'miniature circuit breaker'],
    ['tap', 'faucet'],
    ['geyser', 'water heater'],
    ['ss', 'stainless steel'],
    ['fix spanner', 'open end spanner'],
    ['full way valve', 'gate valve'],
    ['allen bolt', 'socket head cap screw'],
  ])('%s is %s', (a, b) => {
    expect(synonyms.targets.get(a)?.map(tokens => tokens.join(' '))).toContain(b)
    expect(synonyms.targets.get(b)?.map(tokens => tokens.join(' '))).toContain(a)
  })
})
