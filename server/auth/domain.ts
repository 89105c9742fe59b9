// Manifest of the auth domain.

import { moved } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { deleteOldLoginAttempts } from './repository/credentials.ts'
import { deleteOldLogins } from './repository/logins.ts'
import { deleteExpiredPasskeyChallenges } from './repository/passkeys.ts'
import { deleteExpiredSessions } from './repository/sessions.ts'
import { deleteExpiredSocialAttempts } from './repository/social.ts'
import { authRoutes, ownSessionRoutes, passkeyRoutes, sessionRoutes, socialRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'sessions.expired',
    columns: ['device_id', 'user_agent'],
    days: 0,
    from: 'expires_at',
    ends: 'deleted',
    why: 'An expired session is useless; the cart and product views of a guest are deleted with it.',
    apply: ({ db }, before) => deleteExpiredSessions(db, before, RETENTION_BATCH),
  },
  {
    name: 'login_attempts.all',
    columns: ['key'],
    days: 1,
    from: 'last_at',
    ends: 'deleted',
    why: 'Failed logins count towards the limit for one day.',
    apply: ({ db }, before) => deleteOldLoginAttempts(db, before, RETENTION_BATCH),
  },
  {
    name: 'logins.all',
    columns: ['browser', 'device', 'network'],
    days: 365,
    from: 'at',
    ends: 'deleted',
    why: 'Customers review logins they do not recognize; a device unused for a year counts as new.',
    apply: ({ db }, before) => deleteOldLogins(db, before, RETENTION_BATCH),
  },
  {
    name: 'passkey_challenges.expired',
    columns: ['session_id'],
    days: 0,
    from: 'expires_at',
    ends: 'deleted',
    why: 'An expired challenge cannot be used.',
    apply: ({ db }, before) => deleteExpiredPasskeyChallenges(db, before, RETENTION_BATCH),
  },
  {
    name: 'social_attempts.expired',
    columns: ['session_id'],
    days: 0,
    from: 'expires_at',
    ends: 'deleted',
    why: 'An expired social login attempt cannot be completed.',
    apply: ({ db }, before) => deleteExpiredSocialAttempts(db, before, RETENTION_BATCH),
  },
]

// earlier merge rules have ended the sessions: a remaining one would belong to somebody else
const ENDED = 'delete from sessions where customer_id = $2 and $1::uuid <> $2'

export const authDomain: Domain = {
  name: 'auth',
  personalData: [
    { table: 'sessions', where: OF_CUSTOMER, omit: ['token_hash'], ends: 'deleted' },
    { table: 'logins', where: OF_CUSTOMER, omit: ['device_key'], ends: 'deleted' },
    { table: 'passkeys', where: OF_CUSTOMER, omit: ['public_key'], ends: 'deleted' },
    { table: 'social_accounts', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  merging: [
    { table: 'sessions', statements: [ENDED], ends: { kind: 'sessions', where: 'true' } },
    moved('logins', 'logins'),
    moved('passkeys', 'passkeys'),
    moved('social_accounts', 'providers'),
  ],
  tables: [
    'login_attempts',
    'logins',
    'passkey_challenges',
    'passkeys',
    'sessions',
    'social_accounts',
    'social_attempts',
  ],
  readsTables: { customers: ['business_details', 'customers'] },
  routes: [...sessionRoutes, ...ownSessionRoutes, ...passkeyRoutes, ...socialRoutes, ...authRoutes],
  retention,
}
