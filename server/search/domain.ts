// Manifest of the search domain.

import type { Domain } from '../platform/domain.ts'
import { followCatalog } from './commands/follow-catalog.ts'
import { followSynonyms, followTunings } from './commands/follow-synonyms.ts'
import { searchRoutes, tuningRoutes } from './routes.ts'

export const searchDomain: Domain = {
  name: 'search',
  tables: ['search_synonyms', 'search_tunings'],
  readsTables: {
    platform: ['outbox_events'],
    catalog: ['brands', 'categories', 'offer_choices', 'products'],
    inventory: ['warehouses'],
    reviews: ['product_ratings'],
  },
  routes: [...searchRoutes, ...tuningRoutes],
  startupHooks: [followCatalog, followSynonyms, followTunings],
}
