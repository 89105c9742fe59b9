// Starts and ends in a market, of the kinds the caller may see, and conflicting entries.

import type { CalendarClash, CalendarEntry } from '../../contract/calendar/api.ts'
import { clashesAmong } from '../../contract/calendar/clashes.rules.ts'
import { MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import { requireMarket, type Staff } from '../platform/actor.ts'
import type { CalendarSource } from '../platform/calendar.ts'
import type { Db } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'

const MAX_OF_A_KIND = 200
const MAX_CLASHES = 100
const MAX_DAYS = 92
const DAY_MS = 24 * 3_600_000

interface Asked {
  market: Market
  /** Days of the market; the last one is excluded. */
  from: string
  until: string
}

interface Calendar {
  entries: CalendarEntry[]
  clashes: CalendarClash[]
  kinds: CalendarEntry['kind'][]
  more: boolean
}

const inTime = (at: Date | null) => at?.toISOString() ?? null

/** @throws session.forbidden for another market, request.invalid for a period that is empty or too long */
export async function calendarOf(
  db: Db,
  actor: Staff,
  { market, from, until }: Asked,
  sources: readonly CalendarSource[],
): Promise<Calendar> {
  requireMarket(actor, market)
  const startOf = (day: string) => new Date(`${day}T00:00:00${MARKET_INFO[market].utcOffset}`)
  const period = { market, language: actor.language, from: startOf(from), until: startOf(until) }
  const length = period.until.getTime() - period.from.getTime()
  if (length <= 0 || length > MAX_DAYS * DAY_MS)
    throw appError('request.invalid', {
      problems: [{ path: 'query.until', message: `A period of 1 to ${MAX_DAYS} days.` }],
    })
  const allowed = sources.filter(({ permission }) => actor.permissions.includes(permission))
  const lists = await Promise.all(
    allowed.map(async ({ kind, list }) => {
      const rows = await list(db, period, MAX_OF_A_KIND + 1)
      return rows.map(row => ({ ...row, kind }))
    }),
  )
  const rows = lists.flatMap(list => list.slice(0, MAX_OF_A_KIND))
  return {
    entries: rows.map(({ kind, id, title, startsAt, endsAt, audience = null }) => ({
      ...{ kind, id, title, startsAt: inTime(startsAt), endsAt: inTime(endsAt), audience },
    })),
    clashes: clashesAmong(rows, MAX_CLASHES),
    kinds: allowed.map(({ kind }) => kind),
    more: lists.some(list => list.length > MAX_OF_A_KIND),
  }
}
