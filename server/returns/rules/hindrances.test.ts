// Why something cannot be returned: for a whole line, and for a request.

import { expect, it } from 'vitest'
import type { DeliveredPart } from '../rules.ts'
import { hindranceOf, refusalOf } from './hindrances.ts'

const part = (change: Partial<DeliveredPart> = {}): DeliveredPart => ({
  ...{ lineNo: 1, shipmentId: 'a', quantity: 2, deliveredOn: '2026-11-20', rule: { days: 7, kind: 'return' } },
  ...change,
})

it('is said of a line as a whole, also when the seller is at fault', () => {
  const of = (parts: DeliveredPart[], today = '2026-11-27', marketDays = 7) => hindranceOf(parts, today, marketDays)
  expect(of([part()])).toEqual({ hindrance: null, endedOn: null })
  expect(of([])).toEqual({ hindrance: 'not-delivered', endedOn: null })
  expect(of([part({ quantity: 0 })])).toEqual({ hindrance: 'in-returns', endedOn: null })
  expect(of([part()], '2026-11-28')).toEqual({ hindrance: 'too-late', endedOn: '2026-11-27' })
  expect(of([part(), part({ deliveredOn: '2026-11-22' })], '2026-11-28').hindrance).toBeNull()
  // what is still within its window is in another return
  const mixed = [part(), part({ deliveredOn: '2026-11-22', quantity: 0 })]
  expect(of(mixed, '2026-11-28')).toEqual({ hindrance: 'too-late', endedOn: '2026-11-27' })
  expect(of([part({ rule: { days: 0, kind: 'return' } })], '2026-11-27', 0).hindrance).toBe('never')
})

it('is said of so much, for a kind and a reason', () => {
  const refusal = (quantity: number, parts: DeliveredPart[], change: Partial<Parameters<typeof refusalOf>[2]> = {}) =>
    refusalOf(quantity, parts, { kind: 'return', isFault: false, today: '2026-11-25', marketDays: 7, ...change })
  expect(refusal(2, [part()])).toBe('')
  expect(refusal(3, [part()])).toBe('only 2 can be returned.')
  expect(refusal(3, [part(), part({ shipmentId: 'b', quantity: 1 })])).toBe('')
  expect(refusal(1, [])).toBe('nothing of it has arrived.')
  expect(refusal(1, [part({ quantity: 0 })])).toBe('all of it is in other returns or was refunded.')
  expect(refusal(1, [part()], { today: '2026-12-01' })).toBe('its time was over on 2026-11-27.')
  const never = part({ rule: { days: 0, kind: 'return' } })
  expect(refusal(1, [never])).toBe('it can be returned only when the seller is at fault.')
  expect(refusal(1, [never], { isFault: true })).toBe('')
  const short = part({ rule: { days: 2, kind: 'return' } })
  expect(refusal(1, [short])).toBe('its time for this reason was over on 2026-11-22.')
  const exchangeOnly = part({ rule: { days: 7, kind: 'exchange' } })
  expect(refusal(1, [exchangeOnly])).toBe('with this reason it can only be exchanged.')
  expect(refusal(1, [exchangeOnly], { kind: 'exchange' })).toBe('')
})
