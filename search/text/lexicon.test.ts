// The lexicon: its size, its spelling, and that each spelling of a word leads to the English goods.

import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { hindiOf, isEnglish, readLexicon, spelledLetters, tradeWords, translate, translateKeys } from './lexicon.ts'
import { appliancesAndOffice } from './lexicon-appliances-office.ts'
import { electricals } from './lexicon-electricals.ts'
import { general } from './lexicon-general.ts'
import { materialsAndFasteners } from './lexicon-materials-fasteners.ts'
import { medicalAndComputers } from './lexicon-medical-computers.ts'
import { plumbingAndGarden } from './lexicon-plumbing-garden.ts'
import { safety } from './lexicon-safety.ts'
import { tools } from './lexicon-tools.ts'
import { romanKey } from './romanise.ts'

const entries = [
  tools,
  electricals,
  safety,
  plumbingAndGarden,
  materialsAndFasteners,
  appliancesAndOffice,
  medicalAndComputers,
  general,
].flatMap(readLexicon)

const inEnglish = (words: string) => translate(words.split(' ').map(fold)).map(({ words: term }) => term.join(' '))

describe('the lexicon', () => {
  it('has at least 800 terms, each in Devanagari and in Latin letters', () => {
    expect(entries.length).toBeGreaterThanOrEqual(800)
    for (const { english, hindi, typed } of entries) {
      for (const term of [...english, ...typed]) expect(term).toMatch(/^[a-z0-9 ]+$/)
      for (const term of hindi) expect(term).toMatch(/^[\u0900-\u0963 ]+$/)
    }
  })

  it('leads every listed spelling to its English term', () => {
    for (const { english, hindi, typed } of entries) {
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
    expect(isEnglish('hammer')).toBe(true)
    expect(isEnglish('hathoda')).toBe(false)
  })

  it('takes a mistake inside a longer name for no word of its own', () => {
    expect(inEnglish('rotery hammer')).toContain('rotary hammer')
    expect(tradeWords().has('rotery')).toBe(false)
    expect(tradeWords().has('kuppi')).toBe(true)
    expect(tradeWords().has('bulab')).toBe(true)
  })

  it('refuses a line without a Hindi side', () => {
    expect(() => readLexicon('hammer')).toThrow('Not a line')
  })
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
