// A domain's declaration of upcoming changes for the staff calendar: things that start or end at a time.

import type { CalendarAudience, CalendarEntry } from '../../contract/calendar/api.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { Db } from './db.ts'

export interface CalendarPeriod {
  language: Language
  market: Market
  from: Date
  until: Date
}

/** As returned by a domain's SQL: `touches` is for the rules that detect clashes. */
export interface CalendarRow {
  id: string
  title: string
  startsAt: Date | null
  endsAt: Date | null
  touches: string[]
  /** For whom it is; omitted when it is for everybody. */
  audience?: CalendarAudience
}

/** A kind of entry; `list` returns at most `limit` of those active in the period, earliest start first. */
export interface CalendarSource {
  kind: CalendarEntry['kind']
  /** The right to see the list of these records. */
  permission: Permission
  list(db: Db, period: CalendarPeriod, limit: number): Promise<CalendarRow[]>
}
