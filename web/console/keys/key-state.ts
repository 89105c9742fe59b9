// The state of an API key at a time.

import type { ApiKey } from '../../../contract/staff/keys-api.ts'

export type KeyState = 'active' | 'ending' | 'expired' | 'revoked'

/** A key that expires within this time is highlighted, so that another one can be created before. */
const WARNING_MS = 14 * 24 * 3600 * 1000

export function stateOfKey({ expiresAt, revokedAt }: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: number): KeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt === null) return 'active'
  const left = Date.parse(expiresAt) - now
  if (left <= 0) return 'expired'
  return left <= WARNING_MS ? 'ending' : 'active'
}
