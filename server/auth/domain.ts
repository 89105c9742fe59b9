// Manifest of the auth domain.

import type { Domain } from '../platform/domain.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { deleteExpiredSessions, deleteOldLoginAttempts } from './repository.ts'
import { authRoutes, ownSessionRoutes, sessionRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'sessions.expired',
    columns: ['device_id', 'user_agent'],
    days: 0,
    from: 'expires_at',
    ends: 'deleted',
    why: 'An expired session logs nobody in. The cart and the views of a guest go with it.',
    apply: ({ db }, before) => deleteExpiredSessions(db, before, RETENTION_BATCH),
  },
  {
    name: 'login_attempts.all',
    columns: ['key'],
    days: 1,
    from: 'last_at',
    ends: 'deleted',
    why: 'Wrong passwords count for a day.',
    apply: ({ db }, before) => deleteOldLoginAttempts(db, before, RETENTION_BATCH),
  },
]

export const authDomain: Domain = {
  name: 'auth',
  tables: ['login_attempts', 'sessions'],
  readsTables: { customers: ['business_details', 'customers'] },
  routes: [...sessionRoutes, ...ownSessionRoutes, ...authRoutes],
  retention,
}
