// The entries of the calendar as starts and ends on each day of a market.

import type { CalendarEntry } from '../../../contract/calendar/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { dayOf } from '../app/market-days.ts'

export interface CalendarEvent {
  at: string
  what: 'starts' | 'ends'
  entry: CalendarEntry
}

export interface CalendarDay {
  day: string
  events: CalendarEvent[]
}

/** Days from `from` on and before `until` (YYYY-MM-DD) on which something starts or ends, in order. */
export function eventsByDay(
  entries: readonly CalendarEntry[],
  { market, from, until }: { market: Market; from: string; until: string },
): CalendarDay[] {
  const events = entries.flatMap((entry): CalendarEvent[] => [
    ...(entry.startsAt ? [{ at: entry.startsAt, what: 'starts' as const, entry }] : []),
    // a holiday is its day
    ...(entry.endsAt && entry.kind !== 'holiday' ? [{ at: entry.endsAt, what: 'ends' as const, entry }] : []),
  ])
  const days = new Map<string, CalendarEvent[]>()
  for (const event of events.sort((a, b) => a.at.localeCompare(b.at))) {
    const day = dayOf(event.at, market)
    if (day < from || day >= until) continue
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].map(([day, listed]) => ({ day, events: listed }))
}
