// Background work of tracking: old events of the click-stream are forgotten.

import type { Job } from '../platform/jobs.ts'
import { forgetOldEvents } from './service.ts'

export const trackingJobs: Job[] = [
  {
    name: 'tracking.forget-events',
    every: '37 * * * *',
    async run(app) {
      await forgetOldEvents(app)
    },
  },
]
