// Manifest of the addresses domain.

import { moved } from '../platform/customer-merge.ts'
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
    why: 'Accidental deletions are noticed within a month; orders keep their own copies.',
    apply: ({ db }, before) => deleteRemovedAddresses(db, before, RETENTION_BATCH),
  },
]

/** An address that the account with the id $1 also has, compared case-insensitively. */
const DOUBLE = `t.deleted_at is null and exists (select from addresses k where k.customer_id = $1 and k.deleted_at is null
  and k.kind = t.kind and k.phone = t.phone and k.place = t.place and lower(k.name) = lower(t.name)
  and lower(concat_ws('|', k.line1, k.line2, k.landmark, k.city)) = lower(concat_ws('|', t.line1, t.line2, t.landmark, t.city)))`

export const addressesDomain: Domain = {
  name: 'addresses',
  personalData: [
    { table: 'addresses', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'bank_accounts', where: OF_CUSTOMER, omit: ['account_number_sealed'], ends: 'deleted' },
  ],
  merging: [
    {
      table: 'addresses',
      statements: [
        `delete from addresses t where t.customer_id = $2 and ${DOUBLE}`,
        `update addresses t set customer_id = $1, is_default = t.is_default and not exists (
           select from addresses k where k.customer_id = $1 and k.kind = t.kind and k.is_default and k.deleted_at is null)
         where t.customer_id = $2`,
      ],
      moves: 'addresses',
      ends: { kind: 'addresses', where: DOUBLE },
    },
    moved('bank_accounts', 'bankAccounts'),
  ],
  tables: ['addresses', 'bank_accounts'],
  readsTables: { delivery: ['states'], payments: ['refunds'], returns: ['returns'] },
  routes: addressRoutes,
  retention,
}
