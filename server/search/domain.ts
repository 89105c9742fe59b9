// Manifest of the search domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { followCatalog } from './commands/follow-catalog.ts'
import { followRedirects, followSynonyms, followTunings } from './commands/follow-synonyms.ts'
import { redirectsBin } from './commands/redirects.ts'
import { pruneSearchCounts, storeSearchCountsRegularly } from './commands/search-counts.ts'
import { synonymsBin } from './commands/synonyms.ts'
import { deleteOldCounts } from './repository/search-counts.ts'
import { countRoutes, redirectRoutes, searchRoutes, tuningRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: 'search.prune-counts',
    every: '17 * * * *',
    run: pruneSearchCounts,
  },
]

const retention: RetentionRule[] = [
  {
    name: 'search_counts.all',
    columns: ['text'],
    days: 180,
    from: 'the last search of the day',
    ends: 'deleted',
    why: 'Reports compare two quarters; searches are anonymous, but their text may contain a name.',
    apply: ({ db }, before) => deleteOldCounts(db, before, RETENTION_BATCH),
  },
]

export const searchDomain: Domain = {
  name: 'search',
  bin: [synonymsBin, redirectsBin],
  tables: ['search_counts', 'search_redirects', 'search_synonyms', 'search_tunings'],
  readsTables: {
    platform: ['outbox_events'],
    catalog: ['brands', 'categories', 'offer_choices', 'products'],
    content: ['redirects'],
    inventory: ['warehouses'],
    reviews: ['product_ratings'],
  },
  routes: [...searchRoutes, ...tuningRoutes, ...redirectRoutes, ...countRoutes],
  jobs,
  retention,
  startupHooks: [followCatalog, followSynonyms, followTunings, followRedirects, storeSearchCountsRegularly],
}
