// Folding: one form for every spelling variant of a word.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldAlphanumeric } from './fold.ts'

describe('fold', () => {
  it('drops case, accents, width, nukta and zero-width marks', () => {
    expect(fold('Café')).toBe('cafe')
    expect(fold('ＬＥＤ')).toBe('led')
    expect(fold('हथौड़ा')).toBe(fold('हथौड\u093cा'))
    expect(fold('हथौड़ा')).toBe('हथौडा')
    expect(fold('पाँच')).toBe(fold('पांच'))
    expect(fold('क\u200dष')).toBe('कष')
  })

  it('writes digits of every script as 0 to 9', () => {
    expect(fold('१२.५ ٣٤ ۵')).toBe('12.5 34 5')
  })

  it('is idempotent and never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => fold(fold(text)) === fold(text)))
  })

  it('compacts part numbers to letters and digits', () => {
    expect(foldAlphanumeric('KT-INS 114/B')).toBe('ktins114b')
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => !/[\s\p{P}]/u.test(foldAlphanumeric(text))))
  })
})
