// Manifest of the content domain.

import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { publishDue } from './commands/documents.ts'
import { registerCrawlerFiles } from './plugin.ts'
import { contentCalendar } from './repository/calendar.ts'
import { deleteOldLeads } from './repository/forms.ts'
import { contentSetupChecks } from './repository/setup-checks.ts'
import { contentRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'leads.all',
    columns: ['name', 'email', 'phone', 'company', 'details'],
    days: 365,
    from: 'updated_at',
    ends: 'deleted',
    why: 'A lead with no activity for a year is considered dead.',
    apply: ({ db }, before) => deleteOldLeads(db, before, RETENTION_BATCH),
  },
]

export const contentDomain: Domain = {
  name: 'content',
  calendar: contentCalendar,
  setupChecks: contentSetupChecks,
  personalData: [
    {
      // staff notes about the person are exported, without their authors
      ...{ table: 'lead_events', where: 'lead_id in (select id from leads where customer_id = $1)', ends: 'deleted' },
      omit: ['id', 'lead_id', 'who', 'who_name'],
    },
    { table: 'leads', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  merging: [
    {
      table: 'leads',
      statements: [
        // only one request for pay-later credit may be open: of two, that of the kept account remains
        `update leads t set state = 'closed', updated_at = now() where t.customer_id = $2 and t.kind = 'pay-later'
           and t.state = 'new' and exists (
             select from leads k where k.customer_id = $1 and k.kind = 'pay-later' and k.state = 'new')`,
        'update leads set customer_id = $1 where customer_id = $2',
      ],
      moves: 'leads',
      textIds: true,
    },
  ],
  tables: [
    'ad_campaigns',
    'ad_events',
    'articles',
    'content_documents',
    'content_versions',
    'faqs',
    'intros',
    'landing_pages',
    'layout_versions',
    'layouts',
    'lead_events',
    'leads',
    'meta_tags',
    'page_links',
    'redirects',
  ],
  readsTables: {
    catalog: ['brands', 'categories', 'offer_choices', 'offers', 'products'],
    platform: ['settings'],
  },
  routes: contentRoutes,
  jobs: [{ name: 'content.publish', every: '* * * * *', run: app => publishDue(app) }],
  plugins: [registerCrawlerFiles],
  retention,
}
