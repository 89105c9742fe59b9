// Which items a run takes of a seller, and when it pays nothing.

import { expect, test } from 'vitest'
import { duesOf, type OpenItem } from './rules.ts'

const item = (
  entryId: number,
  kind: OpenItem['kind'],
  amountMinor: number,
  change: Partial<OpenItem> = {},
): OpenItem => ({
  ...{ entryId, kind, amountMinor, taxNumber: 'A', isSettled: false, isPaidOut: false },
  ...change,
})

test('a share waits until its invoice is settled, and its credits with it', () => {
  const open = [item(1, 'seller-share', 1000), item(2, 'seller-share-credit', -300), item(3, 'tcs', -5)]
  expect(duesOf(open)).toEqual([{ taxNumber: 'A', amountMinor: -5, entryIds: [] }])
  const settled = open.map(one => ({ ...one, isSettled: one.kind !== 'tcs' }))
  expect(duesOf(settled)).toEqual([{ taxNumber: 'A', amountMinor: 695, entryIds: [1, 2, 3] }])
})

test('a credit issued after its invoice was paid out is deducted from the next payout', () => {
  const credit = item(4, 'seller-share-credit', -300, { isPaidOut: true })
  expect(duesOf([credit])).toEqual([{ taxNumber: 'A', amountMinor: -300, entryIds: [] }])
  expect(duesOf([credit, item(5, 'seller-share', 900, { isSettled: true })])).toEqual([
    { taxNumber: 'A', amountMinor: 600, entryIds: [4, 5] },
  ])
})

test('sellers are paid separately, and a total of zero is not paid', () => {
  const settled = { isSettled: true }
  const items = [
    item(1, 'seller-share', 100, { ...settled, taxNumber: 'B' }),
    item(2, 'seller-share', 50, settled),
    item(3, 'seller-share-credit', -50, settled),
  ]
  expect(duesOf(items)).toEqual([
    { taxNumber: 'A', amountMinor: 0, entryIds: [] },
    { taxNumber: 'B', amountMinor: 100, entryIds: [1] },
  ])
  expect(duesOf([])).toEqual([])
})
