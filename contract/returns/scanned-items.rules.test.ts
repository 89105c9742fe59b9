// Checking a return by scanning: what fills in the quantities, and what is rejected.

import { expect, it } from 'vitest'
import type { PackLine } from '../orders/packing.rules.ts'
import { type Inspected, scanItem } from './scanned-items.rules.ts'

const line = (lineNo: number, quantity: number): PackLine => ({
  ...{
    lineNo,
    msn: `MSN0000000${lineNo}`,
    partNumber: `TID-${lineNo}`,
    ean: '',
    productName: `Product ${lineNo}`,
    quantity,
  },
})
const lines = [line(1, 2), line(2, 10)]
const announced: Inspected = {
  items: [
    { lineNo: 1, accepted: 2, saleable: 2 },
    { lineNo: 2, accepted: 10, saleable: 10 },
  ],
  scanned: false,
}
const after = (texts: readonly string[], from = announced) =>
  texts.reduce((inspected, text) => scanItem(lines, inspected, text).inspected, from)

it('begins at no pieces with the first scan, and accepts each piece as saleable', () => {
  expect(after(['tid-1', '4*TID-2', 'MSN00000002'])).toEqual({
    scanned: true,
    items: [
      { lineNo: 1, accepted: 1, saleable: 1 },
      { lineNo: 2, accepted: 5, saleable: 5 },
    ],
  })
})

it('goes on from what was typed meanwhile: a piece that cannot be sold stays so', () => {
  const typed: Inspected = { scanned: true, items: [{ lineNo: 1, accepted: 1, saleable: 0 }] }
  expect(after(['TID-1'], typed).items).toEqual([
    { lineNo: 1, accepted: 2, saleable: 1 },
    { lineNo: 2, accepted: 0, saleable: 0 },
  ])
})

it('says what is not of this return, what is too many, and what is no code, and changes nothing', () => {
  const all = after(['2*TID-1'])
  const refused = (text: string) => {
    const step = scanItem(lines, all, text)
    expect(step.inspected).toBe(all)
    return step.result.kind
  }
  expect(refused('TID-1')).toBe('full')
  expect(refused('11*TID-2')).toBe('too-many')
  expect(refused('TID-3')).toBe('unknown')
  expect(refused('0*TID-2')).toBe('no-number')
  expect(refused('x'.repeat(101))).toBe('too-long')
  expect(scanItem(lines, announced, 'TID-3').inspected).toBe(announced)
})
