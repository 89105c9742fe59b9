// Scheduled prices in the staff calendar: their products, and which schedules clash.

import type { CalendarRow, CalendarSource } from '../../platform/calendar.ts'
import { type Db, statement } from '../../platform/db.ts'
import { settingOf } from '../../platform/limits.ts'
import { clashOf } from '../rules/schedules.ts'

const LIST = statement(
  'products.calendar',
  `select s.id::text, s.note as title, s.starts_at as "startsAt", s.ends_at as "endsAt", array(
     select distinct t.touch from scheduled_prices c
     join products p on p.msn = c.msn
     join brands b on b.id = p.brand_id
     join categories k on k.code = p.category_code
     cross join lateral unnest(array['brand:' || b.slug, 'hsn:' || p.hsn]
       || array(select 'category:' || code from unnest(string_to_array(k.taxonomy_code, '/')) as code)) as t (touch)
     where c.schedule_id = s.id limit 500) as touches
   from price_schedules s
   where s.market = $1 and s.state in ('upcoming', 'running') and s.starts_at < $3
     and (s.ends_at > $2 or (s.ends_at is null and s.starts_at >= $2))
   order by s.starts_at, s.id limit $4`,
)
/** Cells of one offer in two schedules whose times overlap; one without an end is a change at its start. */
const PAIRS = statement(
  'products.calendar-pairs',
  `select s.id::text as first, t.id::text as second, a.field, a.value, b.field as "otherField", b.value as "otherValue"
   from price_schedules s
   join price_schedules t on t.id = any ($1::uuid[]) and t.id > s.id
     and s.starts_at < coalesce(t.ends_at, t.starts_at + interval '1 millisecond')
     and t.starts_at < coalesce(s.ends_at, s.starts_at + interval '1 millisecond')
   join scheduled_prices a on a.schedule_id = s.id
   join scheduled_prices b on b.schedule_id = t.id and b.msn = a.msn and b.seller_code = a.seller_code
   where s.id = any ($1::uuid[]) limit 20000`,
)

interface Pair {
  first: string
  second: string
  field: string
  value: string
  otherField: string
  otherValue: string
}

async function withClashes(db: Db, rows: CalendarRow[], floorBp: number): Promise<CalendarRow[]> {
  if (rows.length < 2) return rows
  const pairs = await db.rows<Pair>(PAIRS, [rows.map(({ id }) => id)])
  const touched = new Map(rows.map(row => [row.id, new Set(row.touches)]))
  for (const { first, second, field, value, otherField, otherValue } of pairs) {
    if (clashOf({ field, value }, { field: otherField, value: otherValue }, floorBp))
      touched.get(first)?.add(`price:${second}`)
    if (touched.get(first)?.has(`price:${second}`)) touched.get(second)?.add(`price:${first}`)
  }
  return rows.map(row => ({ ...row, touches: [...(touched.get(row.id) ?? [])] }))
}

export const priceCalendar: CalendarSource = {
  kind: 'price',
  permission: 'products.read',
  list: async (db, { market, from, until }, limit) =>
    withClashes(
      db,
      await db.rows<CalendarRow>(LIST, [market, from, until, limit]),
      settingOf(market, 'prices.list-floor'),
    ),
}
