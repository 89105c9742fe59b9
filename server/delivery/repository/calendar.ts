// Days without delivery in the calendar of staff.

import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { CalendarSource } from '../../platform/calendar.ts'
import { statement } from '../../platform/db.ts'

const LIST = statement(
  'delivery.calendar',
  `select * from (
     select day::text as id, name as title, day::timestamp at time zone $5::text as "startsAt",
       (day + 1)::timestamp at time zone $5::text as "endsAt", '{}'::text[] as touches
     from holidays where market = $1
   ) days where "startsAt" < $3 and "endsAt" > $2 order by "startsAt" limit $4`,
)

export const holidayCalendar: CalendarSource = {
  kind: 'holiday',
  permission: 'delivery.read',
  list: (db, { market, from, until }, limit) =>
    db.rows(LIST, [market, from, until, limit, MARKET_INFO[market].timeZone]),
}
