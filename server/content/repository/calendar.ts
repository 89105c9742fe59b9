// Campaigns and scheduled content in the calendar of staff.

import type { CalendarSource } from '../../platform/calendar.ts'
import { statement } from '../../platform/db.ts'

const CAMPAIGNS = statement(
  'content.campaign-calendar',
  `select id::text, name as title, starts_at as "startsAt", ends_at as "endsAt",
     array['placement:' || placement || coalesce(' ' || category_code, '')] as touches
   from ad_campaigns
   where market = $1 and active and starts_at < $3 and (ends_at is null or ends_at > $2)
   order by starts_at < $2 and (ends_at is null or ends_at > $3), starts_at, id limit $4`,
)
const DOCUMENTS = statement(
  'content.document-calendar',
  `select kind || ' ' || key as id, key as title, publish_at as "startsAt", null::timestamptz as "endsAt",
     '{}'::text[] as touches
   from content_documents where market = $1 and publish_at >= $2 and publish_at < $3 order by publish_at, kind, key limit $4`,
)

export const contentCalendar: readonly CalendarSource[] = [
  {
    kind: 'campaign',
    permission: 'campaigns.read',
    list: (db, { market, from, until }, limit) => db.rows(CAMPAIGNS, [market, from, until, limit]),
  },
  {
    kind: 'content',
    permission: 'content.read',
    list: (db, { market, from, until }, limit) => db.rows(DOCUMENTS, [market, from, until, limit]),
  },
]
