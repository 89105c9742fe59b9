// Moves of shipments and the state of their order.

import { describe, expect, test } from 'vitest'
import { SHIPMENT_STATES } from '../../../contract/orders/staff-shipments.ts'
import { canMoveShipment, hasLeft, orderStateOf } from './shipments.ts'

describe('moves of a shipment', () => {
  test('go forward, one step at a time, and past the last leg', () => {
    const allowed = SHIPMENT_STATES.flatMap(from =>
      SHIPMENT_STATES.filter(to => canMoveShipment(from, to)).map(to => `${from} → ${to}`),
    )
    expect(allowed).toEqual([
      'processing → packed',
      'packed → shipped',
      'shipped → out-for-delivery',
      'shipped → returning',
      'shipped → lost',
      'shipped → delivered',
      'out-for-delivery → returning',
      'out-for-delivery → lost',
      'out-for-delivery → delivered',
      'returning → returned',
      'lost → shipped',
      'lost → returning',
      'lost → delivered',
      'lost → returned',
    ])
  })

  test('take the products out of the warehouse when it is shipped', () => {
    expect(SHIPMENT_STATES.filter(hasLeft)).toEqual([
      ...['shipped', 'out-for-delivery', 'returning', 'lost', 'delivered', 'returned'],
    ])
  })
})

test.each([
  [['processing', 'delivered'], 'processing'],
  [['packed', 'shipped'], 'packed'],
  [['shipped', 'delivered'], 'shipped'],
  [['out-for-delivery', 'delivered'], 'shipped'],
  [['delivered', 'delivered'], 'delivered'],
  [['cancelled', 'delivered'], 'delivered'],
  [['returning', 'delivered'], 'shipped'],
  [['lost', 'delivered'], 'shipped'],
  [['returned', 'delivered'], 'delivered'],
  [['returned', 'processing'], 'processing'],
  [['returned', 'returned'], 'returned-to-origin'],
  [['cancelled', 'returned'], 'returned-to-origin'],
  [['cancelled'], null],
  [[], null],
] as const)('an order with shipments %j is %s', (shipments, state) => {
  expect(orderStateOf(shipments)).toBe(state)
})
