// Background work of sessions: ended ones are swept away.

import type { Job } from '../platform/jobs.ts'
import { forgetExpiredSessions } from './service.ts'

export const authJobs: Job[] = [
  {
    name: 'auth.forget-sessions',
    every: '41 * * * *',
    run: async app => {
      await forgetExpiredSessions(app.db)
    },
  },
]
