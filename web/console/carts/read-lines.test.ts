// Products and quantities are parsed from text pasted from mails and spreadsheets.

import { expect, it } from 'vitest'
import { readLines } from './read-lines.ts'

it('parses numbers with quantities, adds up duplicates and reports unreadable lines', () => {
  expect(readLines('MSN0000A1B2 2\n\n msn0000a1b3\t5\nMSN0000A1B4, 3\nMSN0000A1B2 x 4\nMSN0000A1B5')).toEqual({
    lines: [
      { productId: 'MSN0000A1B2', productQuantity: 6 },
      { productId: 'MSN0000A1B3', productQuantity: 5 },
      { productId: 'MSN0000A1B4', productQuantity: 3 },
      { productId: 'MSN0000A1B5', productQuantity: 1 },
    ],
    wrong: [],
  })
  expect(readLines('a drill\nMSN0000A1B2 0\nMSN0000A1B2 two')).toEqual({
    lines: [],
    wrong: ['a drill', 'MSN0000A1B2 0', 'MSN0000A1B2 two'],
  })
})
