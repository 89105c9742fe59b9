// Manifest of the content domain.

import type { Domain } from '../platform/domain.ts'
import { registerCrawlerFiles } from './plugin.ts'
import { contentRoutes } from './routes.ts'

export const contentDomain: Domain = {
  name: 'content',
  tables: [
    'ad_campaigns',
    'ad_events',
    'articles',
    'faqs',
    'intros',
    'landing_pages',
    'layout_versions',
    'layouts',
    'leads',
    'meta_tags',
    'page_links',
  ],
  readsTables: { catalog: ['brands', 'categories', 'products'] },
  routes: contentRoutes,
  plugins: [registerCrawlerFiles],
}
