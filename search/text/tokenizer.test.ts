// The tokenizer: words, part numbers, quantities and dimensions in texts as people write them.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldTokens } from './analyse.ts'
import { tokenize } from './tokenizer.ts'

const tokens = (text: string) => fieldTokens(text).map(token => token.text)

describe('part numbers', () => {
  it('are kept whole and in pieces, the pieces in order', () => {
    expect(tokens('KT-INS114')).toEqual(['ktins114', 'kt', 'ins114', 'ins', '114'])
    expect(tokens('6204-2RS/C3')).toEqual(expect.arrayContaining(['62042rsc3', '6204', '2rs', 'c3']))
    expect(tokens('10-123-44')).toEqual(expect.arrayContaining(['1012344', '10', '123', '44']))
    const places = fieldTokens('bearing KT-INS114 steel')
    expect(places.find(({ text }) => text === 'ktins114')?.position).toBe(1)
    expect(places.find(({ text }) => text === '114')?.position).toBe(3)
    expect(places.find(({ text }) => text === 'steel')?.position).toBe(4)
  })

  it('of screws give thread and length', () => {
    expect(tokens('M8x50')).toEqual(['m8x50', 'm8', '50'])
    expect(tokens('M8 x 50')).toEqual(['m8', '50'])
  })
})

describe('words', () => {
  it('keep the vowel signs of Hindi and bring the romanised key', () => {
    expect(tokens('हथौड़े।')).toEqual(['हथौड', '~hathod'])
  })

  it('with a hyphen are indexed joined and separate', () => {
    expect(tokens('Half-face masks')).toEqual(['halfface', 'half', 'face', 'mask'])
  })

  it('lose punctuation and possessive', () => {
    expect(tokens("(Men's) gloves, black!")).toEqual(['man', 'glove', 'black'])
  })
})

describe('quantities', () => {
  it.each([
    ['12.7mm', ['1/2 inch', '1/2"', '½ inch', '½"', '12.7 mm', '12.70mm', '0.5 in', '1/2 इंच', '1.27 cm', '½″']],
    ['38.1mm', ['1-1/2 inch', '1 1/2 inch', '1½"', '1.5 inch', '1.5"']],
    ['746w', ['1 HP', '1hp', '746 W', '746 watt', '0.746 kW', '१ एचपी', '1 H.P.']],
    ['2.5sqmm', ['2.5 sqmm', '2.5 sq mm', '2.5 sq. mm', '2.5sq.mm', '2.5 mm²', '2.5mm2', '2.5 Sq.mm.', '२.५ वर्ग मिमी']],
    ['9w', ['9W', '9 watt', '9 वाट', '9 Watts', '९ वाट']],
    ['12v', ['12V', '12 volt', '12 वोल्ट', '12-volt']],
    ['500ml', ['500 ml', '0.5 ltr', '0.5 litre', '0.5 लीटर']],
    ['5000g', ['5kg', '5 kgs', '5 kilo', '5 किलो', '5000 gm']],
    ['6000mm', ['6 m', '6m', '6 mtr', '600 cm', '6 मीटर']],
    ['1829mm', ["6'", '6 ft', '6 feet', '6 फुट']],
    ['3phase', ['3 phase', '3-phase', 'three phase', '3 फेज़']],
    ['2pole', ['2P', '2 pole', 'double pole']],
    ['32a', ['32A', '32 amp', '32 amps', '32 एम्पियर']],
    ['16gb', ['16GB', '16 gb', '16 जीबी']],
    ['1000w', ['1,000 W', '1 kW', '1000W']],
    ['3.4bar', ['3.4 bar', '50 psi']],
    ['600c', ['600 °C', '600°C']],
    ['373w', ['half hp', 'Half HP', 'aadha hp', 'आधा एचपी', '0.5 HP']],
    ['19mm', ['pauna inch', 'paun inch', 'पौना इंच', '3/4 inch']],
    ['38.1mm', ['dedh inch', 'डेढ़ इंच', '12 soot']],
    ['9w', ['nine watt', 'nau watt']],
    ['2core', ['do core', 'two core']],
  ])('%s', (token, texts) => {
    for (const text of texts) expect(tokens(text), text).toContain(token)
  })

  it('keep apart what differs by a point', () => {
    expect(tokens('2.5 sq mm')).not.toContain('25sqmm')
    expect(tokens('0.75kW')).not.toContain('075kw')
  })

  it('share the unit of a dimension or a range', () => {
    for (const text of ['10x20x30mm', '10 x 20 x 30 mm', '10×20×30 mm', '10mm x 20mm x 30mm', '10*20*30mm']) {
      expect(tokens(text), text).toEqual(expect.arrayContaining(['10mm', '20mm', '30mm']))
    }
    expect(tokens('220-240V')).toEqual(expect.arrayContaining(['220v', '240v']))
    expect(tokens('10/100/1000Mbps')).toEqual(expect.arrayContaining(['10mbps', '1000mbps']))
    expect(tokens('4"x6"')).toEqual(expect.arrayContaining(['102mm', '152mm']))
  })

  it('are not made of words that only look like numbers', () => {
    for (const text of ['half face mask', 'half pack', 'double volt', 'one a day', 'two in one tool', 'half']) {
      expect(
        fieldTokens(text).every(({ kind }) => kind !== 'unit'),
        text,
      ).toBe(true)
    }
  })

  it('do not take a preposition for inches', () => {
    expect(tokens('2 in 1 tool')).toEqual(['2', 'in', '1', 'tool'])
  })
})

describe('any text', () => {
  it('gives no empty token, positions that never fall by an item, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        for (const token of fieldTokens(text)) {
          expect(token.text).not.toBe('')
          expect(token.text.length).toBeLessThanOrEqual(60)
          expect(token.position).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('of awkward pieces too', () => {
    const piece = fc.constantFrom(
      '1',
      '/',
      '-',
      'x',
      '"',
      "'",
      'mm',
      '.',
      '½',
      'sq',
      ' ',
      'क',
      '\u094d',
      'a1',
      '१',
      ',',
      '°',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
        for (const token of fieldTokens(pieces.join(''))) expect(token.text).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })

  it('is bounded in tokens when hostile', () => {
    for (const text of [
      '1x'.repeat(50_000),
      'a1'.repeat(50_000),
      '1/2-'.repeat(30_000),
      '-'.repeat(100_000),
      'क्'.repeat(50_000),
    ]) {
      expect(fieldTokens(text).length).toBeLessThan(60)
    }
    expect(tokenize('1 x '.repeat(100_000)).length).toBeLessThanOrEqual(3000)
  })
})
