// Manifest of the tracking domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { trackingRoutes } from './routes.ts'
import { deleteOldEvents } from './service.ts'

const jobs: Job[] = [
  {
    name: 'tracking.forget-events',
    every: '37 * * * *',
    async run(app) {
      await deleteOldEvents(app)
    },
  },
]

export const trackingDomain: Domain = {
  name: 'tracking',
  tables: ['click_events', 'product_views'],
  readsTables: { catalog: ['products'] },
  routes: trackingRoutes,
  jobs,
}
