// Manifest of the setup of a store: it owns no tables and writes through the services of those that do.

import type { Domain } from '../platform/domain.ts'

export const setupDomain: Domain = {
  name: 'setup',
  readsTables: { platform: ['settings'] },
}
