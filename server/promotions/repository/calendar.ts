// Coupons and automatic offers in the calendar of staff: for whom they are, and which offers keep each other out.

import type { CalendarPeriod, CalendarRow, CalendarSource } from '../../platform/calendar.ts'
import { type Db, statement } from '../../platform/db.ts'

const LIST = statement(
  'promotions.calendar',
  `select id::text, code as title, valid_from as "startsAt", valid_to as "endsAt",
     case when category_codes = '{}' and brand_slugs = '{}' then array['*']
       else array(select 'category:' || code from unnest(category_codes) as code)
         || array(select 'brand:' || slug from unnest(brand_slugs) as slug) end as touches,
     jsonb_build_object('buyers', buyers, 'firstOrderOnly', first_order_only, 'groups', null) as audience
   from promotions
   where market = $1 and active and valid_from < $3 and (valid_to is null or valid_to > $2)
   order by valid_from < $2 and (valid_to is null or valid_to > $3), valid_from, id limit $4`,
)

/**
 * Automatic offers of one time that may be for the same products and of which a cart gets one. For whom they are keeps no
 * two apart: a business buyer has a first order too.
 */
const PAIRS = statement(
  'promotions.calendar-pairs',
  `select one.id::text as first, other.id::text as second
   from promotions one
   join promotions other on other.id = any ($1::bigint[]) and other.id > one.id and other.automatic
     and not (one.combines and other.combines)
     and one.valid_from < coalesce(other.valid_to, 'infinity') and other.valid_from < coalesce(one.valid_to, 'infinity')
     and (one.brand_slugs = '{}' or other.brand_slugs = '{}' or one.brand_slugs && other.brand_slugs)
     and (one.category_codes = '{}' or other.category_codes = '{}' or exists (
       select from categories c
       where c.market = one.market and string_to_array(c.taxonomy_code, '/') && one.category_codes
         and string_to_array(c.taxonomy_code, '/') && other.category_codes))
   where one.id = any ($1::bigint[]) and one.automatic
   limit 2000`,
)

/** With `offer:ID` of other automatic offers. */
async function withClashes(db: Db, rows: CalendarRow[]): Promise<CalendarRow[]> {
  if (rows.length < 2) return rows
  const pairs = await db.rows<{ first: string; second: string }>(PAIRS, [rows.map(({ id }) => id)])
  const othersOf = (id: string) =>
    pairs.flatMap(({ first, second }) => (first === id ? [second] : second === id ? [first] : []))
  return rows.map(row => ({ ...row, touches: [...row.touches, ...othersOf(row.id).map(id => `offer:${id}`)] }))
}

const list = async (db: Db, { market, from, until }: CalendarPeriod, limit: number) =>
  withClashes(db, await db.rows<CalendarRow>(LIST, [market, from, until, limit]))

export const couponCalendar: CalendarSource = { kind: 'coupon', permission: 'promotions.read', list }
