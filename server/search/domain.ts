// Manifest of the search domain.

import type { Domain } from '../platform/domain.ts'
import { followCatalog } from './commands/follow-catalog.ts'
import { followRedirects, followSynonyms, followTunings } from './commands/follow-synonyms.ts'
import { redirectRoutes, searchRoutes, tuningRoutes } from './routes.ts'

export const searchDomain: Domain = {
  name: 'search',
  tables: ['search_redirects', 'search_synonyms', 'search_tunings'],
  readsTables: {
    platform: ['outbox_events'],
    catalog: ['brands', 'categories', 'offer_choices', 'products'],
    content: ['redirects'],
    inventory: ['warehouses'],
    reviews: ['product_ratings'],
  },
  routes: [...searchRoutes, ...tuningRoutes, ...redirectRoutes],
  startupHooks: [followCatalog, followSynonyms, followTunings, followRedirects],
}
