// Rules of rewards that begin or end, in the calendar of staff.

import type { CalendarSource } from '../../platform/calendar.ts'
import { statement } from '../../platform/db.ts'

const LIST = statement(
  'rewards.calendar',
  `select id::text, points || ' / ' || trim_scale(per_minor / 100.0) || coalesce(' · ' || category_code, '') as title,
     valid_from as "startsAt", valid_to as "endsAt", '{}'::text[] as touches
   from reward_rules
   where market = $1 and (valid_to is null or valid_to > valid_from)
     and ((valid_from >= $2 and valid_from < $3) or (valid_to > $2 and valid_to <= $3))
   order by valid_from, id limit $4`,
)

export const rewardCalendar: CalendarSource = {
  kind: 'reward',
  permission: 'rewards.read',
  list: (db, { market, from, until }, limit) => db.rows(LIST, [market, from, until, limit]),
}
