// Manifest of the tracking domain.

import { moved } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { deleteOldConsents, deleteOldViews } from './repository.ts'
import { trackingRoutes } from './routes.ts'
import { deleteSurplusEvents, dropOldEvents } from './service.ts'

const jobs: Job[] = [
  {
    name: 'tracking.forget-events',
    every: '37 * * * *',
    async run(app) {
      await deleteSurplusEvents(app)
    },
  },
]

const retention: RetentionRule[] = [
  {
    name: 'click_events.months',
    columns: ['session_id', 'customer_id', 'url', 'referrer', 'previous_url', 'user_agent', 'product'],
    days: 90,
    from: 'the end of the month of at',
    ends: 'deleted',
    why: 'Reports compare one quarter; whole monthly partitions are dropped.',
    apply: dropOldEvents,
  },
  {
    name: 'product_views.all',
    columns: ['customer_id', 'session_id'],
    days: 365,
    from: 'viewed_at',
    ends: 'deleted',
    why: 'Product views older than a year no longer help customers find a product again.',
    apply: ({ db }, before) => deleteOldViews(db, before, RETENTION_BATCH),
  },
  {
    name: 'consent_choices.all',
    columns: ['session_id', 'customer_id'],
    days: 1095,
    from: 'chosen_at',
    ends: 'deleted',
    why: 'Proof of consent, kept for as long as it can be requested.',
    apply: ({ db }, before) => deleteOldConsents(db, before, RETENTION_BATCH),
  },
]

export const trackingDomain: Domain = {
  name: 'tracking',
  personalData: [
    { table: 'product_views', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'click_events', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'consent_choices', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  merging: [
    {
      table: 'product_views',
      statements: [
        `insert into product_views (market, customer_id, msn, viewed_at)
           select market, $1, msn, viewed_at from product_views where customer_id = $2
         on conflict (customer_id, msn) where customer_id is not null
         do update set viewed_at = greatest(product_views.viewed_at, excluded.viewed_at)`,
        'delete from product_views where customer_id = $2 and $1::uuid <> $2',
        `delete from product_views v where v.customer_id = $1 and $2::uuid <> $1 and v.msn in (
           select msn from product_views where customer_id = $1 order by viewed_at desc, msn offset 20)`,
      ],
    },
    moved('click_events'),
    moved('consent_choices', 'consent'),
  ],
  tables: ['click_events', 'consent_choices', 'product_views'],
  readsTables: { catalog: ['products'] },
  routes: trackingRoutes,
  jobs,
  retention,
}
