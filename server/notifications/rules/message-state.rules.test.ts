// The state of a message, from its times and the last error.

import { expect, it } from 'vitest'
import { problemOf, stateOfMessage } from './message-state.ts'

const now = new Date('2026-11-28T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const message = { createdAt: hoursAgo(1), sentAt: null, failedAt: null, error: null }

it.each([
  ['sent', { sentAt: hoursAgo(1) }, true],
  ['returned', { sentAt: hoursAgo(1), error: 'Bounced: 5.1.1 unknown user' }, true],
  ['failed', { failedAt: hoursAgo(1), error: 'The address has bounced' }, true],
  ['waiting', {}, true],
  ['waiting', { createdAt: hoursAgo(71), error: 'connect ECONNREFUSED' }, true],
  ['failed', { createdAt: hoursAgo(73), error: 'connect ECONNREFUSED' }, true],
  ['off', {}, false],
  ['sent', { sentAt: hoursAgo(1) }, false],
] as const)('is %s with %o', (state, change, isSetUp) => {
  expect(stateOfMessage({ ...message, ...change }, now, isSetUp)).toBe(state)
})

it('says why without addresses and phone numbers', () => {
  expect(problemOf('Bounced: 5.1.1 smtp; 550 <asha.k@plant.example> unknown')).toBe(
    '5.1.1 smtp; 550 <•••@plant.example> unknown',
  )
  expect(problemOf('919876543210 is on the do-not-disturb list')).toBe('•••3210 is on the do-not-disturb list')
  expect(problemOf(null)).toBe('')
})
