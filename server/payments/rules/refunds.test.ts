// Delays between the tries of a refund.

import { expect, test } from 'vitest'
import { MAX_REFUND_TRIES, nextRefundTry } from './refunds.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const minutesAfter = (tries: number) => ((nextRefundTry(NOW, tries)?.getTime() ?? 0) - NOW.getTime()) / 60_000

test('double from a minute to six hours and end after about three days', () => {
  expect([1, 2, 3, 9, 10, 19].map(minutesAfter)).toEqual([1, 2, 4, 256, 360, 360])
  expect(nextRefundTry(NOW, MAX_REFUND_TRIES)).toBeNull()
  let hours = 0
  for (let tries = 1; tries < MAX_REFUND_TRIES; tries++) hours += minutesAfter(tries) / 60
  expect(hours).toBeGreaterThan(60)
  expect(hours).toBeLessThan(80)
})
