// The lexicon: its entries, and that every listed spelling is translated to English.

import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import {
  hindiOf,
  isLexiconTerm,
  lexiconEntries,
  lexiconWords,
  parseLexiconLine,
  spelledLetters,
  translate,
  translateKeys,
} from './lexicon.ts'
import { romanKey } from './romanise.ts'

const inEnglish = (words: string) => translate(words.split(' ').map(fold)).map(({ words: term }) => term.join(' '))

describe('the lexicon', () => {
  it('has at least 800 entries', () => {
    expect(lexiconEntries.length).toBeGreaterThanOrEqual(800)
  })

  it('leads every listed spelling to its English term', () => {
    for (const { english, hindi, typed } of lexiconEntries) {
      for (const name of [...hindi, ...typed]) expect(inEnglish(name), name).toContain(english[0])
    }
  })

  it.each([
    ['हथौड़े', 'hammer'],
    ['haath ki aari', 'hand saw'],
    ['पानी का पंप', 'water pump'],
    ['पेचकस', 'screwdriver'],
    ['लोहा', 'iron'],
    ['ताँबा', 'copper'],
    ['तांबा', 'copper'],
  ])('%s is %s', (typed, term) => expect(inEnglish(typed)).toContain(term))

  it('finds unlisted spellings by their key', () => {
    const [first] = translateKeys([romanKey('hathaudaa')])
    expect(first?.words).toEqual(['hammer'])
  })

  it('knows both ways', () => {
    expect(hindiOf('hammer')).toBe('हथौड')
    expect(isLexiconTerm('hammer')).toBe(true)
    expect(isLexiconTerm('hathoda')).toBe(false)
  })

  it('does not count a misspelling inside a longer name as a correct word', () => {
    expect(inEnglish('rotery hammer')).toContain('rotary hammer')
    expect(lexiconWords().has('rotery')).toBe(false)
    expect(lexiconWords().has('kuppi')).toBe(true)
    expect(lexiconWords().has('bulab')).toBe(true)
  })

  it.each(['hammer', 'hammer = ; hathoda', 'हथौड़ा = hammer', 'hammer = hathoda', 'hammer = हथौड़ा; हथौड़ी'])(
    'rejects a line without two names or with a name in the wrong script: %s',
    line => expect(() => parseLexiconLine(line)).toThrow(),
  )
})

describe('spelledLetters', () => {
  it.each([
    ['एलईडी', 'led'],
    ['एमसीबी', 'mcb'],
    ['पीवीसी', 'pvc'],
    ['सीसीटीवी', 'cctv'],
    ['एसी', 'ac'],
    ['यूपीएस', 'ups'],
  ])('%s is %s', (word, letters) => expect(spelledLetters(word)).toBe(letters))

  it.each(['पंप', 'बी', 'हथौडा', 'डीजल'])('%s is a word', word => expect(spelledLetters(word)).toBeNull())
})
