// When a page reloads a delivery: decided by the clock of the server only.

import { expect, test } from 'vitest'
import { presentDelivery } from './presenter.ts'

const now = new Date('2026-11-27T09:00:00.000Z')
const waiting = {
  ...{
    id: 1,
    endpointId: 'endpoint',
    messageId: 'msg_1',
    kind: 'webhook.test' as const,
    record: '',
    status: null,
    error: null,
    endedAt: null,
  },
  ...{ state: 'waiting' as const, tries: 0, dueAt: now, createdAt: now },
}
const underWay = (change: Partial<typeof waiting> | { state: 'delivered' | 'failed' }) =>
  presentDelivery({ ...waiting, ...change }, now).underWay
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a delivery is pending before its first attempt, during one, and shortly before the next', () => {
  expect(underWay({})).toBe(true)
  expect(underWay({ dueAt: inSeconds(600) })).toBe(true)
  expect(underWay({ tries: 1 })).toBe(true)
  expect(underWay({ tries: 1, dueAt: inSeconds(5) })).toBe(true)
  expect(underWay({ tries: 2, dueAt: inSeconds(300) })).toBe(false)
  expect(underWay({ state: 'delivered' })).toBe(false)
  expect(underWay({ state: 'failed' })).toBe(false)
})
