// Days of reminders, and the rows of a file.

import { describe, expect, it } from 'vitest'
import { MAX_CSV_ROWS } from '../../contract/purchase-lists/limits.rules.ts'
import { fitIn, matchRows, nextReminder, readRows, type Wanted } from './rules.ts'

describe('the next reminder', () => {
  it.each([
    ['week', 2, '2026-11-02', '2026-11-02', '2026-11-16'],
    ['week', 1, '2026-11-02', '2026-11-24', '2026-11-30'],
    ['week', 1, '2026-12-01', '2026-11-24', '2026-12-01'],
    ['month', 1, '2026-01-31', '2026-01-31', '2026-02-28'],
    ['month', 1, '2026-01-31', '2026-02-28', '2026-03-31'],
    ['month', 12, '2024-02-29', '2024-02-29', '2025-02-28'],
    ['month', 12, '2024-02-29', '2027-06-01', '2028-02-29'],
  ] as const)('each %s × %i from %s, after %s: %s', (unit, every, startsOn, after, next) => {
    expect(nextReminder({ unit, every, startsOn }, after)).toBe(next)
  })
})

describe('a file', () => {
  const codes = (text: string) => readRows(text).rows.map(({ code, quantity, note }) => [code, quantity, note])

  it('has a heading or not, any separator, quotes, and quantities that may be left out', () => {
    expect(codes('Part number;Quantity\r\nHX-40;12\r\nHX-41;')).toEqual([
      ['HX-40', 12, null],
      ['HX-41', 1, null],
    ])
    expect(codes('\ufeffMSN0000000A,3,"Store ""2"", left"\nMSN0000000B')).toEqual([
      ['MSN0000000A', 3, 'Store "2", left'],
      ['MSN0000000B', 1, null],
    ])
    expect(codes('HX 40\t१२\n\n\nHX 41\t2')).toEqual([
      ['HX 40', 12, null],
      ['HX 41', 2, null],
    ])
  })

  it('loses no row: each is read, or named with its line and reason', () => {
    const { rows, problems } = readRows('code,qty\nA,1\n\n,4\nB,two\nC,0\nD,1.5\n"E\nF",2\nG,-1\nH,1000001')
    expect(rows.map(({ line, code }) => [line, code])).toEqual([
      [2, 'A'],
      [8, 'E F'],
    ])
    expect(problems).toEqual([
      { line: 4, text: ',4', reason: 'code-missing' },
      { line: 5, text: 'B,two', reason: 'quantity' },
      { line: 6, text: 'C,0', reason: 'quantity' },
      { line: 7, text: 'D,1.5', reason: 'quantity' },
      { line: 10, text: 'G,-1', reason: 'quantity' },
      { line: 11, text: 'H,1000001', reason: 'quantity' },
    ])
  })

  it('has a maximum number of rows and length of a note', () => {
    const many = readRows(Array.from({ length: MAX_CSV_ROWS + 2 }, (_, row) => `P${row},1`).join('\n'))
    expect(many.rows).toHaveLength(MAX_CSV_ROWS)
    expect(many.problems.map(({ reason }) => reason)).toEqual(['too-many-rows', 'too-many-rows'])
    expect(readRows(`P,1,${'x'.repeat(201)}`).problems).toMatchObject([{ reason: 'note' }])
  })
})

it('matches rows by MSN before part number, and reports unknown, discontinued and ambiguous ones', () => {
  const row = (code: string) => ({ line: 1, text: code, code, quantity: 1, note: null })
  const found = [
    { code: 'MSN0000000A', msn: 'MSN0000000A', active: true },
    { code: 'MSN0000000A', msn: 'MSN0000000B', active: true },
    { code: 'X', msn: 'MSN0000000C', active: true },
    { code: 'X', msn: 'MSN0000000D', active: true },
    { code: 'Y', msn: 'MSN0000000E', active: false },
    { code: 'Y', msn: 'MSN0000000F', active: true },
    { code: 'Z', msn: 'MSN0000000G', active: false },
  ]
  const { wanted, problems } = matchRows(['MSN0000000A', 'X', 'Y', 'Z', 'W'].map(row), found)
  expect(wanted.map(({ msn }) => msn)).toEqual(['MSN0000000A', 'MSN0000000F'])
  expect(problems.map(({ text, reason }) => [text, reason])).toEqual([
    ['X', 'ambiguous'],
    ['Z', 'ended'],
    ['W', 'unknown'],
  ])
})

it('adds up quantities of a duplicate product, within the limits of the list', () => {
  const one = (msn: string, quantity: number): Wanted => ({ line: 1, text: msn, msn, quantity, note: null })
  const { rows, problems } = fitIn(
    [one('A', 1), one('B', 2), one('A', 3), one('C', 1), one('B', 1e6)],
    new Set(['A']),
    2,
  )
  expect(rows.map(({ msn, quantity }) => [msn, quantity])).toEqual([
    ['A', 4],
    ['B', 2],
  ])
  expect(problems.map(({ text, reason }) => [text, reason])).toEqual([
    ['C', 'list-full'],
    ['B', 'quantity'],
  ])
})
