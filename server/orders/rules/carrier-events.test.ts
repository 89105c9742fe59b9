// Carrier events: signatures, times, and which of them move a shipment.

import { expect, test } from 'vitest'
import { CARRIER_STATES } from '../../../contract/orders/carriers-api.ts'
import { SHIPMENT_STATES } from '../../../contract/orders/staff-shipments.ts'
import { happenedAt, isFresh, moveOf, signCarrierBody } from './carrier-events.ts'

test('a body is signed with its timestamp', () => {
  // printf '1795445400.{"a":1}' | openssl dgst -sha256 -hmac 'a secret of this test'
  expect(signCarrierBody('a secret of this test', '1795445400', '{"a":1}')).toBe(
    'f660b6d8b3e1af86322262a4d042fd172dfee6ed89d38c302d442528e03d0e38',
  )
})

test('a timestamp is fresh for five minutes, before and after', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const seconds = now.getTime() / 1000
  for (const [difference, fresh] of [
    [0, true],
    [300, true],
    [-300, true],
    [301, false],
    [-301, false],
  ] as const) {
    expect(isFresh(String(seconds + difference), now)).toBe(fresh)
  }
  for (const wrong of ['', '1e9', '-5', `${seconds}.5`, 'now']) expect(isFresh(wrong, now)).toBe(false)
})

test('only events that follow from the state move a shipment, and none from the warehouse or to its end', () => {
  const moves = SHIPMENT_STATES.flatMap(from =>
    CARRIER_STATES.flatMap(state => {
      const to = moveOf({ state }, from)
      return to ? [`${from} → ${to}`] : []
    }),
  )
  expect(moves).toEqual([
    'shipped → out-for-delivery',
    'shipped → delivered',
    'shipped → returning',
    'out-for-delivery → delivered',
    'out-for-delivery → returning',
    // a lost parcel is found
    'lost → delivered',
    'lost → returning',
  ])
})

test('an event happened when the carrier says, but not before the shipment nor in the future', () => {
  const [madeAt, now] = [new Date('2026-11-20T08:00:00Z'), new Date('2026-11-23T12:00:00Z')]
  const said = new Date('2026-11-22T09:30:00Z')
  expect(happenedAt(said, { madeAt, now })).toEqual(said)
  expect(happenedAt(new Date('2026-11-19T09:30:00Z'), { madeAt, now })).toEqual(now)
  expect(happenedAt(new Date('2026-11-24T09:30:00Z'), { madeAt, now })).toEqual(now)
})
