// Days and months of registers in both languages, and valid months in a URL.

import { expect, test } from 'vitest'
import { dayAndYear, monthAndYear, monthOf } from './register-dates.ts'

test('days and months have their year and Latin digits', () => {
  expect(dayAndYear('2026-11-23', 'en')).toBe('23 Nov 2026')
  expect(dayAndYear('2026-11-23', 'hi')).toMatch(/^23 नव.* 2026$/)
  expect(monthAndYear('2026-11', 'en')).toBe('November 2026')
  expect(monthAndYear('2026-11', 'hi')).toBe('नवंबर 2026')
})

test('an invalid month is rejected', () => {
  expect(monthOf('2026-11')).toBe('2026-11')
  for (const wrong of [null, '', '2026-13', '2026-1', '1999-01', 'november']) expect(monthOf(wrong)).toBeNull()
})
