// What a domain says of its changes to come: things that start or end at a time, for the calendar of staff.

import type { CalendarEntry } from '../../contract/calendar/api.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { Db } from './db.ts'

export interface CalendarPeriod {
  language: Language
  market: Market
  from: Date
  until: Date
}

/** As the SQL of a domain has it: `touches` is for the rules that look for clashes. */
export interface CalendarRow {
  id: string
  title: string
  startsAt: Date | null
  endsAt: Date | null
  touches: string[]
}

/** A kind of entry; `list` returns at most `limit` of those at work in the period, the first to start first. */
export interface CalendarSource {
  kind: CalendarEntry['kind']
  /** The right to see the list of them. */
  permission: Permission
  list(db: Db, period: CalendarPeriod, limit: number): Promise<CalendarRow[]>
}
