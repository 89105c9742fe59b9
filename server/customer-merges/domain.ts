// Manifest of customer merging, built from the merge rules that the other domains declare for their tables.

import type { MergeRule } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { customerMergeRoutes } from './routes.ts'

/** The record stays without the contacts when the account is deleted: the rows of both accounts do too. */
export const mergedContacts: PersonalData = {
  table: 'customer_merges',
  where: 'kept_id = $1',
  omit: ['who', 'idempotency_key'],
  ends: { set: "former_email = null, former_phone = null, reason = ''" },
}

export const makeCustomerMergesDomain = (rules: readonly MergeRule[]): Domain => ({
  name: 'customer-merges',
  personalData: [mergedContacts],
  tables: ['customer_merges'],
  readsTables: { customers: ['business_details', 'customers'], orders: ['orders'], rewards: ['reward_accounts'] },
  routes: customerMergeRoutes(rules),
})
