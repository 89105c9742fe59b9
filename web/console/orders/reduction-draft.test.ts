// The request matches the input, and is empty while an amount exceeds the refundable price.

import { expect, test } from 'vitest'
import { draftItems, isAmountOf } from './reduction-draft.ts'

const line = (lineNo: number, largest: number) => ({
  ...{ lineNo, productName: 'Drill', quantity: largest > 0 ? 2 : 0 },
  hindrance: largest > 0 ? null : ('settled' as const),
  price: { charged: 1000_00, credited: 0, largest, hindrance: largest > 0 ? null : ('in-return' as const) },
})
const lines = [line(1, 999_98), line(2, 500_00), line(3, 0)]

test('pieces of lines that have some', () => {
  const typed = { pieces: { 1: 2, 2: 0, 3: 1 }, amounts: { 1: '5' } }
  expect(draftItems(lines, 'pieces', typed)).toEqual([{ lineNo: 1, quantity: 2 }])
})

test('amounts up to the refundable price of a line', () => {
  const items = (amounts: Record<number, string>) => draftItems(lines, 'amounts', { pieces: { 1: 1 }, amounts })
  expect(items({ 1: '999.98', 2: ' ', 3: '5' })).toEqual([{ lineNo: 1, amount: 999_98 }])
  expect(items({ 1: '1,0', 2: '500.01' })).toEqual([])
  expect(items({ 1: '0' })).toEqual([])
  expect(isAmountOf(lines[0] ?? line(1, 1), '12.345')).toBe(false)
})
