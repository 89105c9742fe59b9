// Packing by scan: which codes count what, and what is rejected without a change.

import { describe, expect, it } from 'vitest'
import { isPacked, type PackLine, type ParcelToPack, packKey, scanCode, setPieces } from './packing.rules.ts'

const line = (lineNo: number, more: Partial<PackLine> = {}): PackLine => ({
  lineNo,
  msn: `MSN0000000${lineNo}`,
  partNumber: `TID-${lineNo}`,
  ean: '',
  productName: `Product ${lineNo}`,
  quantity: 2,
  ...more,
})
const drill = line(1, { ean: '8901234567894', partNumber: 'tid 13/a' })
const screws = line(2, { quantity: 100, ean: '0-36000-29145-2' })
const other = { ...line(3), shipmentId: 500_002 }
const cancelled = { ...line(4), shipmentId: null }
const parcel: ParcelToPack = { lines: [drill, screws], elsewhere: [other, cancelled] }
const none = {}

describe('a code', () => {
  it.each([
    ['the MSN', 'MSN00000001'],
    ['the MSN in small letters, with spaces around it', '  msn00000001 '],
    ['the part number, whatever its case and spaces', 'TID  13/A'],
    ['the EAN', '8901234567894'],
    ['the EAN with zeros in front', '08901234567894'],
    ['a number and the EAN', '1*8901234567894'],
  ])('counts one piece: %s', (_, text) => {
    const { result, packed } = scanCode(parcel, text, none)
    expect(result).toEqual({ kind: 'counted', line: drill, packed: 1 })
    expect(packed).toEqual({ [packKey(drill)]: 1 })
  })

  it.each(['036000291452', '0036000291452', '36000291452'])('is a barcode with or without zeros in front: %s', text => {
    expect(scanCode(parcel, text, none).result).toMatchObject({ kind: 'counted', line: screws })
  })

  it.each([
    ['in brackets, with a batch', '(01)00036000291452(10)B7'],
    ['with the kind of code in front', ']C10100036000291452'],
    ['with a serial number after a separator', ']d2010003600029145221X1\u001d10B7'],
    ['without anything', '0100036000291452'],
    ['after a number of pieces', '1*0100036000291452'],
  ])('finds the number of a barcode in a GS1 code: %s', (_, text) => {
    expect(scanCode(parcel, text, none).result).toMatchObject({ kind: 'counted', line: screws, packed: 1 })
  })

  it.each([
    ['of a box with several pieces', '0110036000291459'],
    ['that was misread', '0100036000291453'],
    ['of a delivery unit', '00006141411234567890'],
  ])('does not count a GS1 code %s', (_, text) => {
    expect(scanCode(parcel, text, none).result).toEqual({ kind: 'unknown', code: text })
  })

  it.each([
    ['12*TID-2', 12],
    [' 100 * tid-2 ', 100],
  ])('counts several pieces: %s', (text, pieces) => {
    expect(scanCode(parcel, text, none).packed).toEqual({ [packKey(screws)]: pieces })
  })

  it('that has a star of its own is not a number of pieces', () => {
    const starred = line(1, { partNumber: '2*TID-2' })
    const step = scanCode({ lines: [starred, screws], elsewhere: [] }, '2*TID-2', none)
    expect(step.packed).toEqual({ [packKey(starred)]: 1 })
  })

  it.each([
    ['no product of the order', 'TID-9', { kind: 'unknown', code: 'TID-9' }],
    ['a part of a code', 'TID', { kind: 'unknown', code: 'TID' }],
    ['nothing after a number', '3*', { kind: 'unknown', code: '3*' }],
    ['another parcel', 'TID-3', { kind: 'other-parcel', line: other, shipmentId: 500_002 }],
    ['a cancelled line', 'TID-4', { kind: 'cancelled', line: cancelled }],
    ['more than is missing', '101*TID-2', { kind: 'too-many', line: screws, asked: 101, left: 100 }],
    ['no piece', '0*TID-2', { kind: 'no-number', text: '0' }],
    ['what is no number', 'x*TID-2', { kind: 'no-number', text: 'x' }],
    ['a part of a piece', '1.5*TID-2', { kind: 'no-number', text: '1.5' }],
    ['fewer than none', '-1*TID-2', { kind: 'no-number', text: '-1' }],
  ])('of %s changes nothing', (_, text, result) => {
    const before = { [packKey(drill)]: 1 }
    const step = scanCode(parcel, text, before)
    expect(step.result).toEqual(result)
    expect(step.packed).toBe(before)
  })

  it('of a product that is complete is one too many', () => {
    const full = { [packKey(drill)]: 2 }
    const step = scanCode(parcel, 'MSN00000001', full)
    expect(step).toEqual({ result: { kind: 'full', line: drill }, packed: full })
    // as when the order has been reduced since
    expect(scanCode(parcel, 'MSN00000001', { [packKey(drill)]: 3 }).result.kind).toBe('full')
  })

  it('of two products is asked for again, but an MSN is one product', () => {
    const twin = line(5, { partNumber: 'TID-2' })
    const twins = { lines: [screws, twin], elsewhere: [] }
    expect(scanCode(twins, 'tid-2', none)).toEqual({ result: { kind: 'ambiguous', code: 'tid-2' }, packed: none })
    const named = { lines: [screws, line(5, { partNumber: screws.msn })], elsewhere: [] }
    expect(scanCode(named, screws.msn, none).result).toMatchObject({ kind: 'counted', line: screws })
  })

  it('of a product in two lines fills the first one first', () => {
    const [first, second] = [
      line(1, { quantity: 3 }),
      line(2, { quantity: 2, msn: 'MSN00000001', partNumber: 'TID-1' }),
    ]
    const lines = { lines: [first, second], elsewhere: [] }
    const { packed } = scanCode(lines, '4*TID-1', none)
    expect(packed).toEqual({ [packKey(first)]: 3, [packKey(second)]: 1 })
    expect(scanCode(lines, '2*TID-1', packed).result).toMatchObject({ kind: 'too-many', left: 1 })
    expect(isPacked(lines.lines, scanCode(lines, 'TID-1', packed).packed)).toBe(true)
  })
})

describe('a typed number', () => {
  it('sets the pieces of a line', () => {
    expect(setPieces(screws, ' 40 ', none)).toEqual({
      result: { kind: 'set', line: screws, packed: 40 },
      packed: { [packKey(screws)]: 40 },
    })
    expect(setPieces(screws, '0', { [packKey(screws)]: 40 }).packed).toEqual({ [packKey(screws)]: 0 })
  })

  it.each([
    ['101', 'too-many'],
    // a code scanned into the quantity field
    ['8901234567894', 'no-number'],
    ['MSN00000002', 'no-number'],
    ['', 'no-number'],
    ['-1', 'no-number'],
  ])('that cannot be is refused: %s', (text, kind) => {
    const before = { [packKey(screws)]: 7 }
    const step = setPieces(screws, text, before)
    expect(step.result.kind).toBe(kind)
    expect(step.packed).toBe(before)
  })
})

it('is packed with exactly the pieces of every line', () => {
  const all = { [packKey(drill)]: 2, [packKey(screws)]: 100 }
  expect(isPacked(parcel.lines, all)).toBe(true)
  expect(isPacked(parcel.lines, { ...all, [packKey(drill)]: 1 })).toBe(false)
  expect(isPacked(parcel.lines, { ...all, [packKey(drill)]: 3 })).toBe(false)
  // units of the product that the line had before an edit do not count
  expect(isPacked([{ ...drill, msn: 'MSN0000000X' }, screws], all)).toBe(false)
  expect(isPacked([], none)).toBe(false)
})
