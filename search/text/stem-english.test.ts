// The English stemmer: forms of one word share a stem, and words that only look alike do not.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stemEnglish } from './stem-english.ts'

const same = (words: string) => new Set(words.split(' ').map(stemEnglish)).size

describe('stemEnglish', () => {
  it.each([
    'drill drills drilling drilled',
    'battery batteries',
    'glove gloves',
    'wire wires wiring wired',
    'cut cutting cuts',
    'fitting fittings',
    'insulated insulate insulating',
    'coated coating coat',
    'heat heating heated',
    'handle handles handling',
    'galvanised galvanized',
    'knife knives',
    'box boxes',
    'switch switches',
    'valve valves',
    'plier pliers plyer plyers',
    'size sizes',
    'measuring measure measures',
    'bearing bearings',
    'lens lenses',
    'gas gases',
    'colour color colours coloured',
    'metre meters meter',
    'lock locks locking locked',
    'tube tubes tubing',
    'repair repairing repaired',
  ])('%s', words => expect(same(words)).toBe(1))

  it.each(['bus', 'gas', 'brass', 'chassis', 'smps', 'apparatus', 'spring', 'ceiling', 'bearing', 'led', 'need'])(
    '%s stays',
    word => expect(stemEnglish(word)).toBe(word),
  )

  it.each(['grinder', 'cutter', 'hammer', 'cordless', 'wireless'])('%s keeps its ending', word =>
    expect(stemEnglish(`${word}`)).toBe(word),
  )

  it('distinguishes different products', () => {
    for (const pair of ['drill driller', 'bear bearing', 'cord cordless', 'wire wireless', 'tap tape', 'cap cape']) {
      expect(same(pair)).toBe(2)
    }
  })

  it('never empties a word', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{1,20}$/), word => stemEnglish(word).length > 0))
  })
})
