// Manifest of the content domain.

import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { publishDue } from './commands/documents.ts'
import { registerCrawlerFiles } from './plugin.ts'
import { deleteOldLeads } from './repository/forms.ts'
import { contentRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'leads.all',
    columns: ['name', 'email', 'phone', 'company', 'details'],
    days: 365,
    from: 'updated_at',
    ends: 'deleted',
    why: 'A contact that led to nothing in a year is given up.',
    apply: ({ db }, before) => deleteOldLeads(db, before, RETENTION_BATCH),
  },
]

export const contentDomain: Domain = {
  name: 'content',
  personalData: [{ table: 'leads', where: OF_CUSTOMER, ends: 'deleted' }],
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
    'leads',
    'meta_tags',
    'page_links',
    'redirects',
  ],
  readsTables: {
    catalog: ['brands', 'categories', 'offer_choices', 'offers', 'products'],
  },
  routes: contentRoutes,
  jobs: [{ name: 'content.publish', every: '* * * * *', run: app => publishDue(app) }],
  plugins: [registerCrawlerFiles],
  retention,
}
