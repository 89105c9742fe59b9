// Events of carriers about pickups: which of them move one, in every order.

import { expect, test } from 'vitest'
import { PICKUP_EVENTS } from '../../../contract/orders/carriers-api.ts'
import { isOfPickup, type PickupState, pickupMoveOf } from './pickup-events.ts'

const STATES: readonly PickupState[] = ['requested', 'booked', 'collected', 'delivered', 'cancelled', 'failed']
const moves = (isLatest: boolean) =>
  STATES.flatMap(from =>
    PICKUP_EVENTS.flatMap(event => {
      const to = pickupMoveOf(event, from, isLatest)
      return to ? [`${from} + ${event} → ${to}`] : []
    }),
  )

const AT_ALL_TIMES = [
  'requested + delivered → delivered',
  'booked + picked-up → collected',
  'booked + in-transit → collected',
  'booked + delivered → delivered',
  'booked + failed → failed',
  'booked + cancelled → cancelled',
  'collected + delivered → delivered',
  'cancelled + delivered → delivered',
  'failed + delivered → delivered',
]

test('a late event undoes nothing, and what arrives has arrived', () => {
  expect(moves(false)).toEqual(AT_ALL_TIMES)
  expect(moves(true).filter(one => !AT_ALL_TIMES.includes(one))).toEqual([
    'cancelled + picked-up → collected',
    'cancelled + in-transit → collected',
    'failed + picked-up → collected',
    'failed + in-transit → collected',
  ])
})

test('events of shipments are none of pick-ups', () => {
  expect((['out-for-delivery', 'returning', 'returned'] as const).filter(isOfPickup)).toEqual([])
  expect(PICKUP_EVENTS.every(isOfPickup)).toBe(true)
})
