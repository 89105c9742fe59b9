// The total of a debit note before it is issued.

import { expect, it } from 'vitest'
import { draftDebit } from './debit-draft.ts'

const parts = (amountMinor: number) => (['CGST', 'SGST'] as const).map(code => ({ code, rateBp: 900, amountMinor }))
const line = { name: { en: 'Drill', hi: 'ड्रिल' }, taxRateBp: 1800, taxableMinor: 100_000, taxParts: parts(9000) }
const invoice = {
  supply: { kind: 'intra' as const, state: '27' },
  lines: [
    { ...line, lineNo: 1 },
    { ...line, lineNo: 2 },
  ],
}

it('value is added with the tax of its line', () => {
  const draft = draftDebit(invoice, 'value-undercharged', { 1: '1,000.00', 2: ' ' })
  expect(draft).toMatchObject({ taxable: 100_000, tax: 18_000, total: 118_000 })
  expect(draft.sent).toEqual([{ lineNo: 1, addedValue: 100_000 }])
  expect(draft.faults.size).toBe(0)
})

it('tax is the difference to the correct rate', () => {
  const draft = draftDebit(invoice, 'tax-undercharged', { 1: '28', 2: '28 %' })
  expect(draft).toMatchObject({ taxable: 0, tax: 20_000, total: 20_000 })
  expect(draft.sent).toEqual([
    { lineNo: 1, rateBp: 2800 },
    { lineNo: 2, rateBp: 2800 },
  ])
})

it('lines that add nothing are reported', () => {
  expect([...draftDebit(invoice, 'tax-undercharged', { 1: '12', 2: '101' }).faults]).toEqual([
    [1, 'nothing'],
    [2, 'rate'],
  ])
  expect([...draftDebit(invoice, 'value-undercharged', { 1: '0', 2: 'ten' }).faults]).toEqual([
    [1, 'amount'],
    [2, 'amount'],
  ])
})
