// The days of the calendar: in the market's time zone, with separate starts and ends, limited to the period.

import { expect, test } from 'vitest'
import { eventsByDay } from './events-by-day.ts'

test('starts and ends are shown on the days of the market', () => {
  const entries = [
    {
      ...{ kind: 'price' as const, id: 'a', title: 'Sale' },
      ...{ startsAt: '2026-12-03T18:30:00.000Z', endsAt: '2026-12-06T18:29:00.000Z', audience: null },
    },
    {
      ...{ kind: 'holiday' as const, id: '2026-12-25', title: 'Christmas' },
      ...{ startsAt: '2026-12-03T18:30:00.000Z', endsAt: '2026-12-04T18:30:00.000Z', audience: null },
    },
    {
      ...{ kind: 'coupon' as const, id: '1', title: 'NEW' },
      ...{ startsAt: null, endsAt: '2026-12-09T00:00:00.000Z', audience: null },
    },
  ]
  const days = eventsByDay(entries, { market: 'IN', from: '2026-12-01', until: '2026-12-08' })
  expect(days.map(({ day, events }) => [day, events.map(({ what, entry }) => `${entry.kind} ${what}`)])).toEqual([
    ['2026-12-04', ['price starts', 'holiday starts']],
    ['2026-12-06', ['price ends']],
  ])
})
