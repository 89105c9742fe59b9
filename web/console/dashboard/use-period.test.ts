// The period that an address names.

import { expect, it } from 'vitest'
import { periodOf } from './use-period.ts'

it.each([
  ['', { by: 'day', days: 28, searchDays: 28 }],
  ['by=hour', { by: 'hour', searchDays: 7 }],
  ['days=90', { by: 'day', days: 90 }],
  ['by=week', { by: 'week', searchDays: 90 }],
  ['days=5&by=month', { by: 'day', days: 28 }],
])('%j', (query, period) => expect(periodOf(new URLSearchParams(query))).toMatchObject(period))
