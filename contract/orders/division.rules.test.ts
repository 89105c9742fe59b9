// What can be moved to a new parcel, and which parcels can be merged again.

import { expect, test } from 'vitest'
import { choiceFault, dividedLines, isMergeable, type ParcelOrigin } from './division.rules.ts'

const HELD = [
  { lineNo: 1, quantity: 3 },
  { lineNo: 2, quantity: 1 },
]

test('something has to go and something has to stay, and no more goes than there is', () => {
  const faultOf = (...quantities: number[]) =>
    choiceFault(
      HELD,
      quantities.map((quantity, index) => ({ lineNo: index + 1, quantity })),
    )
  expect(faultOf()).toBe('nothing')
  expect(faultOf(0, 0)).toBe('nothing')
  expect(faultOf(3, 1)).toBe('everything')
  expect(faultOf(4)).toBe('too-many')
  expect(faultOf(4, 0)).toBe('too-many')
  expect(faultOf(0, 0, 1)).toBe('too-many')
  expect(faultOf(3)).toBeNull()
  expect(faultOf(2, 1)).toBeNull()
})

test('both parcels together hold what the one held', () => {
  expect(dividedLines(HELD, [{ lineNo: 1, quantity: 2 }])).toEqual({
    stays: [
      { lineNo: 1, quantity: 1 },
      { lineNo: 2, quantity: 1 },
    ],
    goes: [{ lineNo: 1, quantity: 2 }],
  })
  expect(dividedLines(HELD, [{ lineNo: 2, quantity: 1 }])).toEqual({
    stays: [{ lineNo: 1, quantity: 3 }],
    goes: [{ lineNo: 2, quantity: 1 }],
  })
})

test('the last division is undone first, while both wait to be packed', () => {
  const parcel = (shipmentId: number, dividedFrom: number | null, state: ParcelOrigin['state'] = 'processing') => {
    return { shipmentId, dividedFrom, state }
  }
  const mergeable = (...parcels: ParcelOrigin[]) =>
    parcels.filter(one => isMergeable(one, parcels)).map(({ shipmentId }) => shipmentId)
  expect(mergeable(parcel(1, null))).toEqual([])
  expect(mergeable(parcel(1, null), parcel(2, 1))).toEqual([2])
  expect(mergeable(parcel(1, null, 'packed'), parcel(2, 1))).toEqual([])
  expect(mergeable(parcel(1, null), parcel(2, 1, 'packed'))).toEqual([])
  expect(mergeable(parcel(1, null), parcel(2, 1, 'cancelled'))).toEqual([])
  // 2 and 3 were split from 1, then 4 from 2
  expect(mergeable(parcel(1, null), parcel(2, 1), parcel(3, 1))).toEqual([3])
  expect(mergeable(parcel(1, null), parcel(2, 1), parcel(3, 1, 'cancelled'))).toEqual([2])
  expect(mergeable(parcel(1, null), parcel(2, 1), parcel(4, 2))).toEqual([4])
  expect(mergeable(parcel(1, null), parcel(2, 1), parcel(3, 1, 'shipped'))).toEqual([])
})
