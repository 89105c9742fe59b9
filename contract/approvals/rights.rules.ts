// The rights whose holders can request approval by another member, and decide on such requests.

import type { Permission } from '../shared/permissions.ts'

/** Permissions of the endpoints that need approval. */
export const APPROVABLE: readonly Permission[] = [
  ...(['orders.write', 'orders.edit', 'returns.write', 'settings.write', 'payments.write', 'payouts.write'] as const),
  ...(['prices.write', 'price-lists.write', 'imports.write', 'promotions.write', 'rewards.write'] as const),
]
