// Scheduled newsletters in the calendar of staff.

import type { CalendarSource } from '../../platform/calendar.ts'
import { statement } from '../../platform/db.ts'

const LIST = statement(
  'newsletters.calendar',
  `select id::text, case when $5::text = 'hi' then subject_hi else subject_en end as title, send_at as "startsAt",
     null::timestamptz as "endsAt", '{}'::text[] as touches
   from newsletter_issues where market = $1 and state = 'scheduled' and send_at >= $2 and send_at < $3
   order by send_at, id limit $4`,
)

export const newsletterCalendar: CalendarSource = {
  kind: 'newsletter',
  permission: 'newsletter.read',
  list: (db, { market, language, from, until }, limit) => db.rows(LIST, [market, from, until, limit, language]),
}
