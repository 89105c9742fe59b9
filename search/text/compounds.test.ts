// Compounds: words written as one and as two match, depending on the dictionary.

import { describe, expect, it } from 'vitest'
import { joinPairs, splitCompound } from './compounds.ts'
import { stem } from './stem.ts'

const dictionary = new Set(['screw', 'driver', 'screwdriver', 'half', 'face', 'mask', 'multimeter', 'hand', 'saw'])
const has = (token: string) => dictionary.has(token)

describe('compounds', () => {
  it('split where both halves are known', () => {
    expect(splitCompound('halfface', has, stem)).toEqual(['half', 'face'])
    expect(splitCompound('screwdrivers', has, stem)).toEqual(['screw', 'driver'])
    expect(splitCompound('handsaws', has, stem)).toEqual(['hand', 'saw'])
  })

  it('do not split otherwise', () => {
    expect(splitCompound('screwxyz', has, stem)).toBeNull()
    expect(splitCompound('saw', has, stem)).toBeNull()
    expect(splitCompound('s'.repeat(500), has, stem)).toBeNull()
  })

  it('join neighbours whose whole is known', () => {
    expect(joinPairs(['screw', 'drivers', 'set'], has, stem)).toEqual([{ at: 0, token: 'screwdriver' }])
    expect(joinPairs(['digital', 'multi', 'meter'], has, stem)).toEqual([{ at: 1, token: 'multimeter' }])
  })
})
