// Delays between refund attempts, and shares in several payments.

import { describe, expect, test } from 'vitest'
import { MAX_REFUND_TRIES, nextRefundTry, shareRefund } from './refunds.ts'

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

describe('a refund of an order with several payments', () => {
  const payments = [
    { id: 'order', leftMinor: 900 },
    { id: 'spent', leftMinor: 0 },
    { id: 'difference', leftMinor: 250 },
  ]
  const shares = (amountMinor: number) =>
    shareRefund(amountMinor, payments).map(share => [share.payment.id, share.amountMinor])

  test('pays back first what was paid last, and no payment more than it has left', () => {
    expect(shares(1)).toEqual([['difference', 1]])
    expect(shares(250)).toEqual([['difference', 250]])
    expect(shares(251)).toEqual([
      ['difference', 250],
      ['order', 1],
    ])
    expect(shares(1150)).toEqual([
      ['difference', 250],
      ['order', 900],
    ])
  })

  test('is not more than all of them leave', () => {
    expect(() => shares(1151)).toThrow(RangeError)
    expect(() => shareRefund(1, [])).toThrow(RangeError)
  })
})
