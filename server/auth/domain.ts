// Manifest of the auth domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { deleteExpiredSessions, deleteOldLoginAttempts } from './repository.ts'
import { authRoutes, ownSessionRoutes, sessionRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: 'auth.forget-sessions',
    every: '41 * * * *',
    run: async app => {
      await deleteExpiredSessions(app.db)
      await deleteOldLoginAttempts(app.db, app.now())
    },
  },
]

export const authDomain: Domain = {
  name: 'auth',
  tables: ['login_attempts', 'sessions'],
  readsTables: { customers: ['business_details', 'customers'] },
  routes: [...sessionRoutes, ...ownSessionRoutes, ...authRoutes],
  jobs,
}
