// Tax rates that begin or end, in the calendar of staff.

import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { CalendarSource } from '../../platform/calendar.ts'
import { statement } from '../../platform/db.ts'

const LIST = statement(
  'catalog.tax-calendar',
  `select * from (
     select id::text, case when hsn = '' then '' else hsn || ' · ' end || trim_scale(rate_bp / 100.0) || '%' as title,
       valid_from::timestamp at time zone $5::text as "startsAt",
       (valid_to + 1)::timestamp at time zone $5::text as "endsAt", array['hsn:' || hsn] as touches
     from tax_rates where market = $1
   ) rates
   where ("startsAt" >= $2 and "startsAt" < $3) or ("endsAt" > $2 and "endsAt" <= $3)
   order by "startsAt", id limit $4`,
)

export const taxCalendar: CalendarSource = {
  kind: 'tax',
  permission: 'settings.read',
  list: (db, { market, from, until }, limit) =>
    db.rows(LIST, [market, from, until, limit, MARKET_INFO[market].timeZone]),
}
