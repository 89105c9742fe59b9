// The state of an API key by its expiry and revocation.

import { expect, it } from 'vitest'
import { stateOfKey } from './key-state.ts'

const NOW = Date.parse('2026-11-25T10:00:00.000Z')
const after = (days: number) => new Date(NOW + days * 24 * 3600 * 1000).toISOString()

it.each([
  [{ expiresAt: null, revokedAt: null }, 'active'],
  [{ expiresAt: after(15), revokedAt: null }, 'active'],
  [{ expiresAt: after(14), revokedAt: null }, 'ending'],
  [{ expiresAt: after(0), revokedAt: null }, 'expired'],
  [{ expiresAt: after(15), revokedAt: after(-1) }, 'revoked'],
  [{ expiresAt: after(-5), revokedAt: after(-6) }, 'revoked'],
] as const)('%o is %s', (key, state) => {
  expect(stateOfKey(key, NOW)).toBe(state)
})
