// Debit notes: added value with its tax, and the tax that a line lacks at the correct rate.

import { expect, it } from 'vitest'
import { addTax, addValue, type DebitableLine, taxOnValue } from './debits.rules.ts'

const intra = { kind: 'intra', state: '27' } as const
const inter = { kind: 'inter', state: '29' } as const
const line: DebitableLine = {
  ...{ lineNo: 1, taxableMinor: 1_00_000, taxRateBp: 500 },
  taxParts: [
    { code: 'CGST', rateBp: 250, amountMinor: 2_500 },
    { code: 'SGST', rateBp: 250, amountMinor: 2_500 },
  ],
}

it('rounds each half of the tax by itself, and the whole between States', () => {
  expect(taxOnValue(333, 1800, intra).map(({ code, amountMinor }) => [code, amountMinor])).toEqual([
    ['CGST', 30],
    ['SGST', 30],
  ])
  expect(taxOnValue(333, 1800, inter)).toEqual([{ code: 'IGST', rateBp: 1800, amountMinor: 60 }])
  expect(taxOnValue(1000, 500, { kind: 'intra', state: '04' })[1]).toEqual({
    code: 'UTGST',
    rateBp: 250,
    amountMinor: 25,
  })
})

it('adds value with the tax of the line', () => {
  expect(addValue(line, 20_000, intra)).toEqual({
    ...{ lineNo: 1, taxRateBp: 500, taxableMinor: 20_000, taxMinor: 1_000, totalMinor: 21_000 },
    taxParts: [
      { code: 'CGST', rateBp: 250, amountMinor: 500 },
      { code: 'SGST', rateBp: 250, amountMinor: 500 },
    ],
  })
  expect(addValue({ ...line, taxRateBp: 0, taxParts: [] }, 20_000, intra)).toMatchObject({ taxMinor: 0, taxParts: [] })
  expect(addValue(line, 0, intra)).toBeNull()
})

it('adds the tax that is missing at the correct rate, without value', () => {
  expect(addTax(line, 1800, intra)).toEqual({
    ...{ lineNo: 1, taxRateBp: 1800, taxableMinor: 0, taxMinor: 13_000, totalMinor: 13_000 },
    taxParts: [
      { code: 'CGST', rateBp: 900, amountMinor: 6_500 },
      { code: 'SGST', rateBp: 900, amountMinor: 6_500 },
    ],
  })
})

it('adds nothing where the rate is that of the invoice, or lower', () => {
  expect(addTax(line, 500, intra)).toBeNull()
  expect(addTax(line, 0, intra)).toBeNull()
})
