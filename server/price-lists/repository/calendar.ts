// Price lists in the calendar of staff: which of them are for the same products and members, and which scheduled prices they get in the way of.

import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import type { CalendarPeriod, CalendarRow, CalendarSource } from '../../platform/calendar.ts'
import { type Db, statement } from '../../platform/db.ts'
import { settingOf } from '../../platform/limits.ts'
import { type ScheduledOffer, voidedBy } from '../rules/scheduled.ts'

const LIST = statement(
  'price-lists.calendar',
  `select * from (
     select l.id::text, l.name as title, l.starts_on::timestamp at time zone $5::text as "startsAt",
       (l.ends_on + 1)::timestamp at time zone $5::text as "endsAt", array[]::text[] as touches,
       jsonb_build_object('buyers', 'all', 'firstOrderOnly', false, 'groups', (
         select jsonb_build_object('names', coalesce(jsonb_agg(named.name order by named.place) filter (where named.place <= 3), '[]'),
           'count', count(*))
         from (select g.name, row_number() over (order by g.name, g.id) as place
           from price_list_groups x join customer_groups g on g.id = x.group_id where x.list_id = l.id) named)) as audience
     from price_lists l where l.market = $1 and l.active
   ) lists
   where "startsAt" < $3 and ("endsAt" is null or "endsAt" > $2)
   order by "startsAt" < $2 and ("endsAt" is null or "endsAt" > $3), "startsAt", id limit $4`,
)

/** Whether a product is in the brand or category of a rule, or the rule is for all. */
const COVERS = `(r.kind = 'all' or (r.kind = 'brand' and r.key = b.slug)
  or (r.kind = 'category' and r.key = any (string_to_array(c.taxonomy_code, '/'))))`

/** Whether a list has a price for a product for which another has a rule. */
const entryUnderRule = (entries: string, rules: string) => `exists (
  select from price_list_entries e
  join products p on p.msn = e.msn
  join brands b on b.id = p.brand_id
  join categories c on c.code = p.category_code
  join price_list_rules r on r.list_id = ${rules}.id and ${COVERS}
  where e.list_id = ${entries}.id)`

/** Lists whose days overlap, with a common group and a common product. */
const PAIRS = statement(
  'price-lists.calendar-pairs',
  `select one.id::text as first, other.id::text as second
   from price_lists one
   join price_lists other on other.id = any ($1::bigint[]) and other.id > one.id
     and one.starts_on <= coalesce(other.ends_on, 'infinity') and other.starts_on <= coalesce(one.ends_on, 'infinity')
   where one.id = any ($1::bigint[])
     and exists (select from price_list_groups g join price_list_groups h on h.group_id = g.group_id
       where g.list_id = one.id and h.list_id = other.id)
     and (exists (
         select from price_list_rules r join price_list_rules s on s.list_id = other.id
         where r.list_id = one.id and (r.kind = 'all' or s.kind = 'all' or (r.kind = s.kind and r.key = s.key)
           or (r.kind = 'category' and s.kind = 'category' and exists (select from categories c
             where array[r.key, s.key] <@ string_to_array(c.taxonomy_code, '/')))
           or (r.kind <> s.kind and exists (
             select from categories c join products p on p.category_code = c.code join brands b on b.id = p.brand_id
             where b.slug = any (array[r.key, s.key])
               and string_to_array(c.taxonomy_code, '/') && array[r.key, s.key]))))
       or exists (select from price_list_entries e join price_list_entries f on f.list_id = other.id and f.msn = e.msn
           and (e.seller_id is null or f.seller_id is null or f.seller_id = e.seller_id)
         where e.list_id = one.id)
       or ${entryUnderRule('one', 'other')} or ${entryUnderRule('other', 'one')})
   limit 2000`,
)

/** Offers with a price in a list and in a schedule of that time; a schedule without an end is a change at its start. */
const SCHEDULED = statement(
  'price-lists.calendar-scheduled',
  `select l.id::text as "listId", s.id::text as "scheduleId",
     jsonb_agg(jsonb_build_object('field', a.field, 'was', a.was, 'value', a.value)) as cells,
     jsonb_build_object('priceMinor', o.price_minor, 'mrpMinor', o.mrp_minor, 'breaks', o.breaks) as offer,
     listed_price(l.id, o.msn, o.seller_id, '', '') as listed
   from price_lists l
   join price_schedules s on s.market = l.market and s.state in ('upcoming', 'running')
     and l.starts_on::timestamp at time zone $2::text < coalesce(s.ends_at, s.starts_at + interval '1 millisecond')
     and (l.ends_on is null or s.starts_at < (l.ends_on + 1)::timestamp at time zone $2::text)
   join scheduled_prices a on a.schedule_id = s.id
   join sellers k on k.code = a.seller_code
   join offers o on o.msn = a.msn and o.seller_id = k.id
   where l.id = any ($1::bigint[]) and exists (select from price_list_groups g where g.list_id = l.id)
     and exists (select from price_list_entries e
       where e.list_id = l.id and e.msn = a.msn and (e.seller_id is null or e.seller_id = k.id))
   group by l.id, s.id, o.id having bool_or(a.field in ('price', 'breaks')) limit 20000`,
)

interface Pair {
  first: string
  second: string
}

interface Scheduled extends ScheduledOffer {
  listId: string
  scheduleId: string
}

/** With `price-list:ID` of another list, and `voids:ID` and `voided-by:ID` of a schedule of prices. */
async function withClashes(db: Db, rows: CalendarRow[], market: Market): Promise<CalendarRow[]> {
  if (rows.length === 0) return rows
  const ids = rows.map(({ id }) => id)
  const [pairs, scheduled] = await Promise.all([
    db.rows<Pair>(PAIRS, [ids]),
    db.rows<Scheduled>(SCHEDULED, [ids, MARKET_INFO[market].timeZone]),
  ])
  const touched = new Map(rows.map(row => [row.id, new Set(row.touches)]))
  for (const { first, second } of pairs) {
    touched.get(first)?.add(`price-list:${second}`)
    touched.get(second)?.add(`price-list:${first}`)
  }
  const floorBp = settingOf(market, 'prices.list-floor')
  for (const { listId, scheduleId, ...offer } of scheduled) {
    const side = voidedBy(offer, floorBp)
    if (side) touched.get(listId)?.add(`${side === 'list' ? 'voids' : 'voided-by'}:${scheduleId}`)
  }
  return rows.map(row => ({ ...row, touches: [...(touched.get(row.id) ?? [])] }))
}

const list = async (db: Db, { market, from, until }: CalendarPeriod, limit: number) =>
  withClashes(db, await db.rows<CalendarRow>(LIST, [market, from, until, limit, MARKET_INFO[market].timeZone]), market)

export const priceListCalendar: CalendarSource = { kind: 'price-list', permission: 'price-lists.read', list }
