// Which search texts are counted, and which may be personal.

import { expect, it } from 'vitest'
import { countedText } from './counted-text.rules.ts'

it.each([
  ['  Hex  BOLT m8 ', 'hex bolt m8'],
  ['6205-2RS bearing', '6205-2rs bearing'],
  ['12 awg 100 m', '12 awg 100 m'],
  ['हथौड़ा', 'हथौड़ा'],
  ['MSN2K4PQ7XA', 'msn2k4pq7xa'],
])('counts %s', (typed, counted) => {
  expect(countedText(typed)).toBe(counted)
})

it.each([
  '',
  '  ',
  'x'.repeat(121),
  'ravi@example.com',
  '+91 98200 12345',
  '9820012345',
  '27AAPFU0939F1ZV',
  'aapfu0939f',
])('does not count %s', typed => {
  expect(countedText(typed)).toBeNull()
})
