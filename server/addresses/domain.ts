// Manifest of the addresses domain.

import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { deleteRemovedAddresses } from './repository.ts'
import { addressRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'addresses.removed',
    columns: ['name', 'phone', 'line1', 'line2', 'landmark', 'city', 'place'],
    days: 30,
    from: 'deleted_at',
    ends: 'deleted',
    why: 'A removal by mistake is noticed within a month; orders have copies of their own.',
    apply: ({ db }, before) => deleteRemovedAddresses(db, before, RETENTION_BATCH),
  },
]

export const addressesDomain: Domain = {
  name: 'addresses',
  personalData: [
    { table: 'addresses', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'bank_accounts', where: OF_CUSTOMER, omit: ['account_number_sealed'], ends: 'deleted' },
  ],
  tables: ['addresses', 'bank_accounts'],
  readsTables: { delivery: ['states'], payments: ['refunds'], returns: ['returns'] },
  routes: addressRoutes,
  retention,
}
