// The lines of a delivery challan: replaced products with their share of the value before tax.

import { expect, it } from 'vitest'
import { challanLines } from './challans.ts'

const LINES = [
  { lineNo: 1, orderLineNo: 3, quantity: 3, taxableMinor: 24_576 },
  { lineNo: 2, orderLineNo: 5, quantity: 1, taxableMinor: 100 },
]

it('names the replaced quantities with their share of the value, rounded to the paisa', () => {
  expect(challanLines(LINES, [{ lineNo: 3, quantity: 1 }])).toEqual([{ lineNo: 1, quantity: 1, valueMinor: 8_192 }])
  expect(challanLines(LINES, [{ lineNo: 3, quantity: 2 }])[0]?.valueMinor).toBe(16_384)
  expect(challanLines(LINES, [])).toEqual([])
})

it('rejects more than what was invoiced', () => {
  expect(() => challanLines(LINES, [{ lineNo: 5, quantity: 2 }])).toThrow(RangeError)
})
