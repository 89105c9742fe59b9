// Price lists in the calendar of staff.

import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { CalendarSource } from '../../platform/calendar.ts'
import { statement } from '../../platform/db.ts'

const LIST = statement(
  'price-lists.calendar',
  `select * from (
     select l.id::text, l.name as title, l.starts_on::timestamp at time zone $5::text as "startsAt",
       (l.ends_on + 1)::timestamp at time zone $5::text as "endsAt",
       array(select case r.kind when 'all' then '*' else r.kind || ':' || r.key end
         from price_list_rules r where r.list_id = l.id) as touches
     from price_lists l where l.market = $1 and l.active
   ) lists
   where "startsAt" < $3 and ("endsAt" is null or "endsAt" > $2)
   order by "startsAt" < $2 and ("endsAt" is null or "endsAt" > $3), "startsAt", id limit $4`,
)

export const priceListCalendar: CalendarSource = {
  kind: 'price-list',
  permission: 'price-lists.read',
  list: (db, { market, from, until }, limit) =>
    db.rows(LIST, [market, from, until, limit, MARKET_INFO[market].timeZone]),
}
