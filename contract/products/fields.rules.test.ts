// Product cells: typed and pasted text is normalised, or rejected with a reason.

import { expect, test } from 'vitest'
import { parseCell } from './fields.rules.ts'
import { ruledPrice } from './price-rule.rules.ts'

test.each([
  ['price', '₹1,250.5', '1250.50'],
  ['price', 'Rs. 99', '99.00'],
  ['mrp', '', ''],
  ['breaks', '10: 950; 50:900', '10: 950.00; 50: 900.00'],
  ['breaks', '', ''],
  ['active', 'हाँ', 'yes'],
  ['availability', 'On request', 'on-request'],
  ['stock:PNQ', '1,200', '1200'],
  ['name', '  Impact   drill ', 'Impact drill'],
  ['hsn', '84672100', '84672100'],
])('%s: %s is written %s', (field, typed, value) => expect(parseCell(field, typed)).toEqual({ value }))

test.each([
  ['price', '0', 'not-amount'],
  ['price', '1.234', 'not-amount'],
  ['price', '', 'not-amount'],
  ['breaks', '10: 950; 5: 900', 'not-breaks'],
  ['breaks', '10: 900; 20: 950', 'not-breaks'],
  ['name', '   ', 'required'],
  ['hsn', '8467290', 'hsn-digits'],
  ['leadTime', '61', 'not-number'],
  ['minQuantity', '0', 'not-number'],
  ['active', 'maybe', 'not-yes-no'],
  ['__proto__', 'x', 'not-allowed'],
])('%s: %s is not taken (%s)', (field, typed, problem) => expect(parseCell(field, typed)).toEqual({ problem }))

test('a rule moves a price, rounds it, and stops at the MRP and the floor', () => {
  const rule = { kind: 'percent' as const, by: -500, roundTo: 100, endBelow: 0, floorOfMrp: 0 }
  expect(ruledPrice(319_000, 399_000, rule)).toEqual({ price: 303_100, limited: null })
  expect(ruledPrice(319_000, 399_000, { ...rule, roundTo: 1000, endBelow: 100 })).toEqual({
    price: 302_900,
    limited: null,
  })
  expect(ruledPrice(319_000, 399_000, { ...rule, by: 5000 })).toEqual({ price: 399_000, limited: 'mrp' })
  expect(ruledPrice(319_000, 399_000, { ...rule, floorOfMrp: 7800 })).toEqual({ price: 311_220, limited: 'floor' })
  expect(ruledPrice(200_000, 399_000, { ...rule, floorOfMrp: 7800 })).toEqual({ skipped: 'floor-above' })
  expect(ruledPrice(100, null, { ...rule, kind: 'amount', by: -200 })).toEqual({ skipped: 'not-positive' })
  // a percentage of the MRP that is not a whole paisa is rounded up, so that a stored price is not below it
  expect(ruledPrice(500, 994, { ...rule, by: -9000, roundTo: 1, floorOfMrp: 1000 })).toEqual({
    price: 100,
    limited: 'floor',
  })
  // 32-bit and 53-bit limits
  expect(ruledPrice(9_999_999_900, null, { ...rule, by: 100, roundTo: 1 })).toEqual({
    price: 10_099_999_899,
    limited: null,
  })
})

test.each([
  ['spec:power', ' 600 ', '600'],
  ['specHi:material', 'स्टील', 'स्टील'],
  ['declared:netQuantity', '2 pcs', '2 N'],
  ['origin', 'de', 'DE'],
  ['publishAt', '2026-12-01T10:00:00+05:30', '2026-12-01T04:30:00.000Z'],
  [
    'images',
    '[{"hash":"0123456789abcdef0123456789abcdef"}]',
    '[{"hash":"0123456789abcdef0123456789abcdef","view":"detail"}]',
  ],
])('%s of the editor: %s is written %s', (field, typed, value) => expect(parseCell(field, typed)).toEqual({ value }))

test.each([
  ['spec:Power', '600', 'not-allowed'],
  ['declared:nothing', 'x', 'not-allowed'],
  ['publishAt', '2026-12-01T10:00', 'not-time'],
  [
    'images',
    '[{"hash":"0123456789abcdef0123456789abcdef"},{"hash":"0123456789abcdef0123456789abcdef"}]',
    'not-pictures',
  ],
  ['images', '{}', 'not-pictures'],
])('%s of the editor: %s is not taken (%s)', (field, typed, problem) =>
  expect(parseCell(field, typed)).toEqual({ problem }),
)
