// The age of waiting work.

import { expect, it } from 'vitest'
import { ageOf } from './work-places.ts'

const NOW = Date.parse('2026-11-25T12:00:00.000Z')

it.each([
  ['orders-to-confirm', null, null],
  ['orders-to-confirm', '2026-11-25T08:01:00.000Z', { hours: 239 / 60, late: false }],
  ['orders-to-confirm', '2026-11-25T08:00:00.000Z', { hours: 4, late: true }],
  ['imports-failed', '2026-11-25T12:00:00.000Z', { hours: 0, late: true }],
  // the clock of the browser is behind
  ['tickets-open', '2026-11-25T12:10:00.000Z', { hours: 0, late: false }],
] as const)('%s since %s', (kind, oldestAt, age) => {
  expect(ageOf(kind, oldestAt, NOW)).toEqual(age)
})
