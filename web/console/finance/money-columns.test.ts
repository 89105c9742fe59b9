// Parsing and splitting tables, recognising formats by their columns, and mapping other columns.

import { describe, expect, it } from 'vitest'
import { dayOfText, formatOf, guess, missingIn, REMITTANCE, rowOf, SETTLEMENT } from './money-columns.ts'
import { partsOf, readTable } from './table-file.ts'

describe('a table', () => {
  it('has commas, semicolons or tabs, and quotes around values that contain them', () => {
    const rows = [
      ['a', 'b,"c'],
      ['1', '2\n3'],
    ]
    expect(readTable('\uFEFFa,"b,""c"\r\n\r\n1,"2\r\n3"\r\n')).toEqual(rows)
    expect(readTable('a;b\n1;2,5')).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ])
    expect(readTable('a\tb\n1\t5" pipe')).toEqual([
      ['a', 'b'],
      ['1', '5" pipe'],
    ])
    expect(readTable('')).toEqual([])
  })

  it('is split into parts that have the header and their offset', () => {
    const rows = Array.from({ length: 50 }, (_, index) => [String(index), 'x'.repeat(40_000)])
    const parts = partsOf(['n', 'text'], rows)
    expect(parts.map(({ skipped }) => skipped)).toEqual([0, 19, 38])
    expect(parts.every(({ csv }) => csv.length < 900_000 && csv.startsWith('n,text\n'))).toBe(true)
    expect(parts.flatMap(({ csv }) => readTable(csv).slice(1))).toEqual(rows)
    expect(partsOf(['a'], [['-1,5']])).toEqual([{ csv: 'a\n"-1,5"', skipped: 0 }])
  })
})

describe('columns', () => {
  it('identify the format', () => {
    expect(formatOf(SETTLEMENT, 'Type,reference,amount,fee,tax,net,settled_on'.split(','))).toBe('common')
    expect(
      formatOf(REMITTANCE, 'AWB Code,COD Payble Amount,Remitted Amount,COD Remittance Date,UTR No'.split(',')),
    ).toBe('shiprocket')
    expect(formatOf(SETTLEMENT, ['amount'])).toBeNull()
  })

  it('of another file are recognised by their names, and the rest is to be chosen', () => {
    const header = ['Entity ID', 'Amount', 'Fee', 'Tax', 'Settled  At']
    const chosen = guess(SETTLEMENT, header)
    expect(chosen).toMatchObject({ reference: 0, amount: 1, fee: 2, tax: 3, net: -1, settled_on: 4, type: -1 })
    expect(missingIn(SETTLEMENT, chosen)).toEqual(['net'])
  })

  it('become the common format: amounts, days, paise, a fee that includes its tax', () => {
    const chosen = { type: -1, reference: 0, amount: 1, fee: 2, tax: 3, net: 4, settled_on: 5, settlement: -1 }
    const usual = { inMinor: false, feeWithTax: false }
    const row = ['pay_1', '₹ 3,190.00', '75.28', '11.480', '(10.00)', '24/11/2026 10:30']
    expect(rowOf(SETTLEMENT, chosen, usual, row)).toEqual([
      ...['payment', 'pay_1', '3190.00', '75.28', '11.48', '-10.00', '2026-11-24', '', ''],
    ])
    const paise = ['pay_1', '319000', '7528', '1148', '-311472', '2026-11-24T10:00:00Z']
    expect(rowOf(SETTLEMENT, chosen, { inMinor: true, feeWithTax: true }, paise)).toEqual([
      ...['payment', 'pay_1', '3190.00', '63.80', '11.48', '-3114.72', '2026-11-24', '', ''],
    ])
    const wrong = ['pay_1', 'three', '', '', '1.234', 'soon']
    expect(rowOf(SETTLEMENT, chosen, usual, wrong)).toEqual([
      ...['payment', 'pay_1', 'three', '0.00', '0.00', '1.234', 'soon', '', ''],
    ])
  })

  it('have days as files write them', () => {
    expect(dayOfText('4-11-2026')).toBe('2026-11-04')
    expect(dayOfText('04 Nov 2026, 10:30 AM')).toBe('2026-11-04')
    expect(dayOfText('04-November-2026')).toBe('2026-11-04')
    expect(dayOfText('2026-11-04 10:30:00')).toBe('2026-11-04')
    expect(dayOfText('11.2026')).toBe('11.2026')
  })
})
