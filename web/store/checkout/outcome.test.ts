// Every state of an order has an outcome, and polling ends.

import { expect, test } from 'vitest'
import { outcomeOf, pollDelayMs } from './outcome.ts'

test.each([
  ['placed', 'prepaid', 8, 'paid'],
  ['placed', 'cod', 5, 'cod'],
  ['delivered', 'prepaid', 1, 'paid'],
  ['pending-payment', 'prepaid', 8, 'pending'],
  ['pending-payment', 'prepaid', 6, 'transfer'],
  ['payment-failed', 'prepaid', 8, 'failed'],
  ['cancelled', 'cod', 5, 'cancelled'],
  ['expired', 'prepaid', 8, 'cancelled'],
  ['returned-to-origin', 'cod', 5, 'returned'],
] as const)('%s by %s (%i) is %s', (state, paymentMode, paymentMethodId, outcome) => {
  expect(outcomeOf({ state, paymentMode, paymentMethodId })).toBe(outcome)
})

test('an open payment is polled every few seconds, for the 30 minutes that it may take, and no longer', () => {
  let total = 0
  let round = 0
  for (let delay = pollDelayMs(round); delay !== null; delay = pollDelayMs(++round)) total += delay
  expect(pollDelayMs(0)).toBeLessThanOrEqual(5_000)
  expect(total).toBeGreaterThan(30 * 60_000)
  expect(total).toBeLessThan(60 * 60_000)
})
