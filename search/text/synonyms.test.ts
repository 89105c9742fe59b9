// Synonyms: the lines staff write, and the list a new store begins with.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSynonyms } from './default-synonyms.ts'
import { parseSynonyms } from './synonyms.ts'

describe('parseSynonyms', () => {
  it('reads groups both ways, stemmed', () => {
    const { synonyms } = parseSynonyms('Earth leakage breakers, RCCB, ELCB')
    expect(synonyms.targets.get('rccb')).toEqual([['earth', 'leakage', 'breaker'], ['elcb']])
    expect(synonyms.targets.get('earth leakage breaker')).toEqual([['rccb'], ['elcb']])
    expect(synonyms.longest).toBe(3)
  })

  it('reads arrows one way', () => {
    const { synonyms } = parseSynonyms('allen key => hex key, hexagon key')
    expect(synonyms.targets.get('allen key')).toEqual([
      ['hex', 'key'],
      ['hexagon', 'key'],
    ])
    expect(synonyms.targets.has('hex key')).toBe(false)
  })

  it('reads what stands in where the catalogue has none, beside what means the same', () => {
    const { synonyms } = parseSynonyms('planers ~> sander, polisher\nplaner, wood plane')
    expect(synonyms.standIns.get('planer')).toEqual([['sander'], ['polisher']])
    expect(synonyms.targets.get('planer')).toEqual([['wood', 'plane']])
    expect(synonyms.standIns.has('sander')).toBe(false)
  })

  it('names the lines it cannot read and passes over remarks', () => {
    expect(parseSynonyms('# tools\n\nalone\na => b => c\n=> x\nspanner, wrench').problems).toEqual([3, 4, 5])
  })

  it('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => Array.isArray(parseSynonyms(text).problems)))
  })
})

describe('the list of the trade', () => {
  const { synonyms, problems } = parseSynonyms(defaultSynonyms)

  const lines = defaultSynonyms.split('\n').filter(line => line && !line.startsWith('#'))

  it('has at least 600 rules, none twice and none that cannot be read', () => {
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
