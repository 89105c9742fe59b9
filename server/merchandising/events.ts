// Background work of what is bought together: counted anew each night.

import type { Job } from '../platform/jobs.ts'
import { countPairs } from './queries/bought-together.ts'

export const togetherJobs: Job[] = [
  {
    name: 'catalog.count-pairs',
    every: '23 21 * * *',
    async run(app) {
      await countPairs(app)
    },
  },
]
