// Rules of returns: transitions, windows, kinds by reason, and the parcels from which quantities are taken.

import { describe, expect, test } from 'vitest'
import { orderLabel } from '../../contract/orders/status.rules.ts'
import { isOpenReturn, isWithdrawable, RETURN_STATES, returnStatusCode } from '../../contract/returns/states.rules.ts'
import { dayAfter } from '../../contract/shared/days.ts'
import { canMoveReturn, type DeliveredPart, divideAccepted, lineChoices, openParts, takeParts } from './rules.ts'

const part = (change: Partial<DeliveredPart> = {}): DeliveredPart => ({
  ...{ lineNo: 1, shipmentId: 'a', quantity: 2, deliveredOn: '2026-11-20', rule: { days: 7, kind: 'return' } },
  ...change,
})

describe('states', () => {
  test('what is final moves nowhere, what is open does', () => {
    for (const from of RETURN_STATES) {
      expect(RETURN_STATES.some(to => canMoveReturn(from, to))).toBe(isOpenReturn(from))
      expect(canMoveReturn(from, 'withdrawn')).toBe(isWithdrawable(from))
    }
  })

  test('codes have the labels of the specification', () => {
    expect(orderLabel(returnStatusCode('return', 'requested'))).toBe('RETURN_REQUESTED')
    expect(orderLabel(returnStatusCode('exchange', 'requested'))).toBe('EXCHANGE_REQUESTED')
    expect(orderLabel(returnStatusCode('return', 'approved'))).toBe('RETURN_APPROVED')
    expect(orderLabel(returnStatusCode('exchange', 'approved'))).toBe('EXCHANGE_APPROVED')
    expect(orderLabel(returnStatusCode('exchange', 'replacement-sent'))).toBe('EXCHANGE_APPROVED')
    for (const state of ['rejected', 'inspection-failed'] as const) {
      expect(orderLabel(returnStatusCode('return', state))).toBe('RETURN_REJECTED')
    }
  })
})

describe('windows', () => {
  const open = (parts: DeliveredPart[], today: string, kind: 'return' | 'exchange', isFault = false) =>
    openParts(parts, { kind, isFault, today, marketDays: 7 }).length > 0

  test('the last day counts, the day after does not', () => {
    expect(open([part()], '2026-11-27', 'return')).toBe(true)
    expect(open([part()], '2026-11-28', 'return')).toBe(false)
    expect(dayAfter('2026-12-28', 7)).toBe('2027-01-04')
  })

  test('exchange only, and none, unless the seller is at fault', () => {
    const exchangeOnly = part({ rule: { days: 10, kind: 'exchange' } })
    expect(open([exchangeOnly], '2026-11-21', 'return')).toBe(false)
    expect(open([exchangeOnly], '2026-11-30', 'exchange')).toBe(true)
    expect(open([exchangeOnly], '2026-11-30', 'return', true)).toBe(true)
    const none = part({ rule: { days: 0, kind: 'return' } })
    expect(open([none], '2026-11-20', 'return')).toBe(false)
    expect(open([none], '2026-11-27', 'return', true)).toBe(true)
    expect(open([none], '2026-11-28', 'return', true)).toBe(false)
  })

  test('what each line offers', () => {
    const parts = [
      part(),
      part({ shipmentId: 'b', deliveredOn: '2026-11-10', quantity: 1 }),
      part({ lineNo: 2, rule: { days: 0, kind: 'return' } }),
      part({ lineNo: 3, quantity: 0 }),
    ]
    expect(lineChoices(parts, '2026-11-25', 7)).toEqual([
      {
        lineNo: 1,
        quantity: 2,
        until: '2026-11-27',
        kinds: ['return', 'exchange'],
        faultKinds: ['return', 'exchange'],
      },
      { lineNo: 2, quantity: 2, until: '2026-11-27', kinds: [], faultKinds: ['return', 'exchange'] },
      { lineNo: 3, quantity: 0, until: null, kinds: [], faultKinds: [] },
    ])
  })
})

describe('quantities', () => {
  test('come out of the parcels that were delivered first', () => {
    const parts = [part({ shipmentId: 'late', deliveredOn: '2026-11-22' }), part({ shipmentId: 'early' })]
    expect(takeParts([{ lineNo: 1, quantity: 3 }], parts)).toEqual([
      { lineNo: 1, shipmentId: 'early', quantity: 2 },
      { lineNo: 1, shipmentId: 'late', quantity: 1 },
    ])
    expect(takeParts([{ lineNo: 1, quantity: 5 }], parts)).toBeNull()
    expect(takeParts([{ lineNo: 9, quantity: 1 }], parts)).toBeNull()
  })

  test('that are accepted are divided among the parcels', () => {
    const parts = [
      { lineNo: 1, shipmentId: 'a', quantity: 2 },
      { lineNo: 1, shipmentId: 'b', quantity: 2 },
      { lineNo: 2, shipmentId: 'a', quantity: 1 },
    ]
    expect(divideAccepted(parts, [{ lineNo: 1, accepted: 3, saleable: 1 }])).toEqual([
      { lineNo: 1, shipmentId: 'a', quantity: 2, accepted: 2, saleable: 1 },
      { lineNo: 1, shipmentId: 'b', quantity: 2, accepted: 1, saleable: 0 },
      { lineNo: 2, shipmentId: 'a', quantity: 1, accepted: 0, saleable: 0 },
    ])
  })
})
