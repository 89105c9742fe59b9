// Parts lists as people paste them, and properties that hold for any text.

import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { parsePartsList } from './parts-list.ts'

test.each([
  ['MSN00000001', 1],
  ['MSN00000001 5', 5],
  ['msn00000001,5', 5],
  ['MSN00000001\t5', 5],
  ['  MSN00000001 ;  5 ', 5],
  ['MSN00000001 x 5', 5],
  ['5 x MSN00000001', 5],
  ['5 MSN00000001', 5],
  ['"MSN00000001","5"', 5],
  ['MSN00000001 - 5 nos', 5],
  ['MSN00000001 ५', 5],
  ['MSN00000001 qty: 12', 12],
] as const)('"%s" is %i of it', (line, quantity) => {
  expect(parsePartsList(line)).toEqual({ items: [{ msn: 'MSN00000001', offerId: null, quantity }], missed: [] })
})

test('an order code names the seller; the same product of two sellers is two lines', () => {
  const { items, missed } = parsePartsList('msn00000001/41, 5\nMSN00000001 2\nMSN00000001/41 x 1\nMSN00000001/x 1')
  expect(items).toEqual([
    { msn: 'MSN00000001', offerId: 41, quantity: 6 },
    { msn: 'MSN00000001', offerId: null, quantity: 2 },
  ])
  expect(missed).toMatchObject([{ line: 4, why: 'whyQuantity' }])
})

test('lines that cannot be parsed are reported with their number', () => {
  const { items, missed } = parsePartsList('Item,Qty\nMSN00000001,2\n\nMSN00000002,two\nMSN000000039 4\nMSN00000004 0')
  expect(items).toEqual([{ msn: 'MSN00000001', offerId: null, quantity: 2 }])
  expect(missed).toEqual([
    { line: 1, text: 'Item,Qty', why: 'whyNoMsn' },
    { line: 4, text: 'MSN00000002,two', why: 'whyQuantity' },
    { line: 5, text: 'MSN000000039 4', why: 'whyNoMsn' },
    { line: 6, text: 'MSN00000004 0', why: 'whyQuantity' },
  ])
})

test('a product named twice is taken once with both quantities', () => {
  expect(parsePartsList('MSN0000000A 2\r\nmsn0000000a 3').items).toEqual([
    { msn: 'MSN0000000A', offerId: null, quantity: 5 },
  ])
})

test('more than a hundred products are not taken', () => {
  const lines = Array.from({ length: 103 }, (_, index) => `MSN${String(index).padStart(8, '0')} 1`)
  const { items, missed } = parsePartsList(lines.join('\n'))
  expect(items).toHaveLength(100)
  expect(missed.map(({ line, why }) => [line, why])).toEqual([
    [101, 'whyTooMany'],
    [102, 'whyTooMany'],
    [103, 'whyTooMany'],
  ])
})

test('whatever the separators and the order, every line counts exactly once', () => {
  const line = tuple(
    integer({ min: 0, max: 40 }),
    integer({ min: 1, max: 9999 }),
    constantFrom(' ', ',', '\t', ' x ', ';'),
  )
  assert(
    property(array(line, { maxLength: 40 }), constantFrom('\n', '\r\n', '\n\n'), (lines, end) => {
      const msnOf = (number: number) => `MSN${String(number).padStart(8, '0')}`
      const text = lines.map(([number, quantity, between]) => msnOf(number) + between + quantity).join(end)
      const { items, missed } = parsePartsList(text)
      expect(missed).toEqual([])
      const wanted = new Map<string, number>()
      for (const [number, quantity] of lines) {
        wanted.set(msnOf(number), (wanted.get(msnOf(number)) ?? 0) + quantity)
      }
      expect(new Map(items.map(({ msn, quantity }) => [msn, quantity]))).toEqual(wanted)
    }),
  )
})

test('no text breaks it, and every line that is not empty is parsed or reported', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), text => {
      const { items, missed } = parsePartsList(text)
      const lines = text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '').length
      expect(items.length + missed.length).toBeLessThanOrEqual(lines)
      expect(items.length + missed.length > 0).toBe(lines > 0)
    }),
  )
})
