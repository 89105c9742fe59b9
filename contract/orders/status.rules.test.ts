// Status codes and labels from the specification's table.

import { expect, test } from 'vitest'
import {
  labelText,
  ORDER_GROUPS,
  ORDER_STATES,
  type OrderSituation,
  orderLabel,
  orderStatusCode,
  statesOfGroup,
} from './status.rules.ts'

test('every row of the table', () => {
  const rows: [string, number[]][] = [
    ['ACCEPTED', [10, 15, 17, 20]],
    ['PAYMENT PENDING', [11, 13]],
    ['PAYMENT FAILED', [12]],
    ['EXCHANGE APPROVED', [23, 140]],
    ['PROCESSING', [25, 26, 50, 89, 90]],
    ['PACKED', [100, 110]],
    ['SHIPPED', [120]],
    ['DELIVERED', [150, 400]],
    ['RETURN REQUESTED', [160]],
    ['EXCHANGE REQUESTED', [165]],
    ['RETURN APPROVED', [170]],
    ['RETURN REJECTED', [180, 190]],
    ['CANCELLED', [310, 320, 340, 360]],
  ]
  for (const [text, codes] of rows) {
    for (const code of codes) {
      const label = orderLabel(code)
      expect(label && labelText(label), String(code)).toBe(text)
    }
  }
})

test('codes beside the table have no label, and every state has one', () => {
  for (const code of [0, 14, 24, 91, 99, 130, 161, 330, 401, 25.5]) expect(orderLabel(code)).toBeNull()
  for (const code of Object.values(ORDER_STATES)) expect(orderLabel(code)).not.toBeNull()
})

test('every code of the table that is no return is that of some order', () => {
  const usual = {
    paymentMethodId: 8,
    partCancelled: false,
    partSent: false,
    cancelledByStaff: false,
    returnsOver: false,
  }
  const [cash, transfer] = [{ paymentMethodId: 5 }, { paymentMethodId: 6 }]
  const cases: [number, Partial<OrderSituation> & Pick<OrderSituation, 'state'>][] = [
    [10, { state: 'placed', ...cash }],
    [15, { state: 'placed' }],
    [17, { state: 'placed', ...transfer }],
    [20, { state: 'placed', partCancelled: true }],
    [11, { state: 'pending-payment' }],
    [13, { state: 'pending-payment', ...transfer }],
    [12, { state: 'payment-failed' }],
    [25, { state: 'processing', partCancelled: true }],
    [100, { state: 'packed' }],
    [110, { state: 'packed', partSent: true }],
    [120, { state: 'shipped' }],
    [150, { state: 'delivered' }],
    [400, { state: 'delivered', returnsOver: true }],
    [310, { state: 'cancelled' }],
    [320, { state: 'expired' }],
    [340, { state: 'cancelled', cancelledByStaff: true }],
    [360, { state: 'returned-to-origin' }],
  ]
  for (const [code, situation] of cases) expect(orderStatusCode({ ...usual, ...situation })).toBe(code)
})

test('every state is in one group beside that of all', () => {
  const states = Object.keys(ORDER_STATES).sort()
  expect(statesOfGroup('all').sort()).toEqual(states)
  const groups = ORDER_GROUPS.filter(group => group !== 'all').map(statesOfGroup)
  expect(groups.flat().sort()).toEqual(states)
  for (const group of groups) expect(group).not.toEqual([])
  expect(statesOfGroup('to-pay')).toEqual(['pending-payment', 'payment-failed'])
})
