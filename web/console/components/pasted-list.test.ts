// The entries of a pasted list.

import { expect, test } from 'vitest'
import { numbersOf } from './pasted-list.tsx'

test('lines, tabs, commas and semicolons separate entries, which are trimmed and deduplicated', () => {
  expect(numbersOf(' 100001\r\n100002\t100003, 100001;;\n\n +91 98111 00001 ')).toEqual([
    '100001',
    '100002',
    '100003',
    '+91 98111 00001',
  ])
  expect(numbersOf(' \n,')).toEqual([])
})
