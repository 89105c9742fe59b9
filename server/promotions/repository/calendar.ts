// Coupons and automatic offers in the calendar of staff.

import type { CalendarSource } from '../../platform/calendar.ts'
import { statement } from '../../platform/db.ts'

const LIST = statement(
  'promotions.calendar',
  `select id::text, code as title, valid_from as "startsAt", valid_to as "endsAt",
     case when category_codes = '{}' and brand_slugs = '{}' then array['*']
       else array(select 'category:' || code from unnest(category_codes) as code)
         || array(select 'brand:' || slug from unnest(brand_slugs) as slug) end as touches
   from promotions
   where market = $1 and active and valid_from < $3 and (valid_to is null or valid_to > $2)
   order by valid_from < $2 and (valid_to is null or valid_to > $3), valid_from, id limit $4`,
)

export const couponCalendar: CalendarSource = {
  kind: 'coupon',
  permission: 'promotions.read',
  list: (db, { market, from, until }, limit) => db.rows(LIST, [market, from, until, limit]),
}
