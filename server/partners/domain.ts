// Manifest of the partners domain.

import type { Domain } from '../platform/domain.ts'
import { RETENTION_BATCH } from '../platform/retention.ts'
import { deleteOldTokens } from './repository.ts'
import { partnerLinkRoutes, partnerRoutes } from './routes.ts'

export const partnersDomain: Domain = {
  name: 'partners',
  tables: ['partner_keys', 'partner_tokens', 'partners'],
  routes: [...partnerLinkRoutes, ...partnerRoutes],
  retention: [
    {
      name: 'partner_tokens.expired',
      columns: ['token_hash'],
      days: 1,
      from: 'expires_at',
      ends: 'deleted',
      why: 'An expired token is rejected.',
      apply: ({ db }, before) => deleteOldTokens(db, before, RETENTION_BATCH),
    },
  ],
}
