// Scanned stock before it is saved: lines, unresolved codes, figures, and what a text means.

import { describe, expect, it } from 'vitest'
import { gtinSpellings } from '../shared/scan-codes.rules.ts'
import {
  addPieces,
  changeBy,
  changeLine,
  EMPTY_DRAFT,
  isTooMany,
  leaveOpen,
  productInDraft,
  readScan,
  type ScanDraft,
  takeFound,
  typedPieces,
  withFigures,
  withoutOpen,
} from './scan.rules.ts'
import type { ScannedProduct } from './scan-api.ts'

const MOST = 3
const product = (at: number, more: Partial<ScannedProduct> = {}): ScannedProduct => ({
  ...{ msn: `MSN0000000${at}`, name: `Product ${at}`, partNumber: `TID-${at}`, ean: '', bin: null },
  offers: [{ offerId: at, seller: 'Sahyadri Tools', onHand: 10, reserved: 4 }],
  ...more,
})
const found = (products: ScannedProduct[], by: 'product' | 'bin' | null = 'product', code = 'C-1') => ({
  ...{ code, by, products },
})
const pieces = ({ lines }: ScanDraft) => lines.map(line => [line.product.msn, line.pieces])

describe('a text', () => {
  it.each([
    ['TID-1', { code: 'TID-1', pieces: 1 }],
    ['12*TID-1', { code: 'TID-1', pieces: 12 }],
    ['0*TID-1', { result: { kind: 'no-number', text: '0' } }],
    ['x*TID-1', { result: { kind: 'no-number', text: 'x' } }],
    ['3*', { result: { kind: 'no-number', text: '3*' } }],
    ['x'.repeat(101), { result: { kind: 'too-long', length: 101 } }],
  ])('%s is read', (text, read) => expect(readScan(text)).toEqual(read))

  it('with a star of its own is a code where a product has it', () => {
    const known = product(1, { partNumber: '12*A' })
    expect(readScan('12*a', [known])).toEqual({ code: '12*a', pieces: 1 })
  })

  it.each([
    ['8901234567894', ['8901234567894', '08901234567894']],
    ['00036000291452', ['036000291452', '0036000291452', '00036000291452']],
    ['TID-1', []],
  ])('%s may be stored with fewer zeros in front', (code, spellings) => expect(gtinSpellings(code)).toEqual(spellings))
})

describe('a draft', () => {
  it('counts pieces of a product in one line, the latest first', () => {
    const one = addPieces(EMPTY_DRAFT, product(1), 1, MOST).draft
    const two = addPieces(one, product(2), 5, MOST).draft
    const { draft, result } = addPieces(two, product(1), 2, MOST)
    expect(pieces(draft)).toEqual([
      ['MSN00000001', 3],
      ['MSN00000002', 5],
    ])
    expect(result).toMatchObject({ kind: 'counted', pieces: 3 })
    expect(productInDraft(draft, 'tid-2')?.msn).toBe('MSN00000002')
    expect(productInDraft(draft, 'TID-9')).toBeNull()
    expect(pieces(changeLine(changeLine(draft, 'MSN00000001', { pieces: 0 }), 'MSN00000002', null))).toEqual([
      ['MSN00000001', 0],
    ])
  })

  it('names and keeps what is no product, with all its pieces', () => {
    const unknown = takeFound(EMPTY_DRAFT, found([], null), 2, MOST)
    expect(unknown.result).toEqual({ kind: 'open', code: 'C-1', reason: 'unknown' })
    const again = leaveOpen(unknown.draft, { code: 'c-1', pieces: 3, reason: 'looking' }).draft
    expect(again.open).toEqual([{ code: 'c-1', pieces: 5, reason: 'looking' }])
    expect(withoutOpen(again, 'c-1').open).toEqual([])
    const reason = (products: ScannedProduct[], by: 'product' | 'bin') =>
      takeFound(EMPTY_DRAFT, found(products, by), 1, MOST).draft.open[0]?.reason
    expect(reason([product(1), product(2)], 'product')).toBe('ambiguous')
    expect(reason([product(1)], 'bin')).toBe('bin')
    expect(reason([product(1, { offers: [] })], 'product')).toBe('no-offer')
    expect(reason([product(1)], 'product')).toBeUndefined()
  })

  it('takes no more products than are saved at once', () => {
    const full = [1, 2, 3].reduce((draft, at) => addPieces(draft, product(at), 1, MOST).draft, EMPTY_DRAFT)
    expect(addPieces(full, product(4), 1, MOST)).toEqual({ result: { kind: 'full', code: 'MSN00000004' }, draft: full })
    expect(pieces(addPieces(full, product(1), 1, MOST).draft)[0]).toEqual(['MSN00000001', 2])
  })

  it('says by how much the stock changes, with the figures of now', () => {
    const { draft } = addPieces(EMPTY_DRAFT, product(1), 3, MOST)
    const [line] = draft.lines
    if (!line) throw new Error('no line')
    expect((['count', 'receipt', 'transfer'] as const).map(step => changeBy(step, line))).toEqual([-7, 3, -3])
    // four of the ten are reserved for orders
    expect((['count', 'receipt', 'transfer'] as const).map(step => isTooMany(step, line))).toEqual([true, false, false])
    const offers = [{ offerId: 1, seller: 'Sahyadri Tools', onHand: 3, reserved: 0 }]
    const [now] = withFigures(draft, [product(1, { offers }), product(2)]).lines
    expect(now && changeBy('count', now)).toBe(0)
    // a removed offer is not replaced by another one
    expect(withFigures(draft, [product(1, { offers: [] })]).lines).toEqual(draft.lines)
  })

  it.each([
    ['12', 12],
    [' 0 ', 0],
    ['1.5', null],
    ['-1', null],
    ['', null],
  ])('pieces that are typed as "%s" are %s', (text, value) => expect(typedPieces(text)).toBe(value))
})
