// Manifest of the tracking domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { trackingRoutes } from './routes.ts'
import { forgetOldEvents } from './service.ts'

const jobs: Job[] = [
  {
    name: 'tracking.forget-events',
    every: '37 * * * *',
    async run(app) {
      await forgetOldEvents(app)
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
