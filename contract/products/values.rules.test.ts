// Which attribute values contain words to translate.

import { expect, test } from 'vitest'
import { isToTranslate, MAX_VALUE } from './values.rules.ts'

test.each([
  'Black',
  'Stainless steel',
  'RED',
  'Cotton (100%)',
  'PVC coated',
  'Crow bar',
  '4 pole, fixed',
  'Class-B fire',
])('%s is a text to translate', value => expect(isToTranslate(value)).toBe(true))

test.each([
  '230',
  '12 V',
  '1000 rpm',
  '10–16 bar',
  '25 Nm/min',
  'IP65',
  'AISI 304',
  'M12x1.5',
  'HSS',
  '58-62 HRC',
  'U/UTP, 24 AWG',
  'LED',
  'DDR4 RAM',
  'XPS13abc',
  'काला',
  ' Black',
  'Black '.repeat(MAX_VALUE),
  '',
])('%j is none', value => expect(isToTranslate(value)).toBe(false))
