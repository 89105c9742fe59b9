// Background work of verification: old codes and access keys are forgotten.

import type { Job } from '../platform/jobs.ts'
import { forgetOldCodes } from './repository.ts'

export const verificationJobs: Job[] = [
  {
    name: 'verification.forget',
    every: '17 * * * *',
    run: async app => {
      await forgetOldCodes(app.db)
    },
  },
]
