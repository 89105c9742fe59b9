// Background work of checkout.

import type { Job } from '../platform/jobs.ts'
import { forgetOldKeys } from './service.ts'

export const checkoutJobs: Job[] = [
  {
    name: 'checkout.forget-keys',
    every: '40 2 * * *',
    async run(app) {
      await forgetOldKeys(app)
    },
  },
]
