// Manifest of the listing domain.

import type { Domain } from '../platform/domain.ts'
import { listingRoutes } from './routes.ts'

export const listingDomain: Domain = {
  name: 'listing',
  readsTables: { content: ['intros'] },
  routes: listingRoutes,
}
