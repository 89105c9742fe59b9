// Manifest of the customer desk: how staff see customers and manage their accounts.

import { moved } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { deleteOldNotes } from './repository/notes.ts'
import { deleteOldChecks } from './repository/tax-numbers.ts'
import { customerDeskRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'customer_notes.all',
    columns: ['text'],
    days: 1095,
    from: 'at',
    ends: 'deleted',
    why: 'Customer claims expire after three years; the reason for a block is kept until the block ends.',
    apply: ({ db }, before) => deleteOldNotes(db, before, RETENTION_BATCH),
  },
  {
    name: 'tax_number_checks.all',
    columns: ['tax_number', 'registered_name'],
    days: 2920,
    from: 'at',
    ends: 'deleted',
    why: 'Proves that the buyer on a tax invoice was verified, for as long as the invoice is kept.',
    apply: ({ db }, before) => deleteOldChecks(db, before, RETENTION_BATCH),
  },
]

export const customerDeskDomain: Domain = {
  name: 'customer-desk',
  personalData: [
    {
      ...{ table: 'customer_notes', where: OF_CUSTOMER, omit: ['staff_id', 'staff_name'] },
      ends: 'deleted',
    },
    {
      ...{ table: 'tax_number_checks', where: OF_CUSTOMER, omit: ['staff_id', 'staff_name'] },
      ends: 'deleted',
    },
  ],
  merging: [moved('customer_notes'), moved('tax_number_checks')],
  tables: ['customer_notes', 'tax_number_checks'],
  readsTables: {
    addresses: ['addresses'],
    cart: ['cart_items', 'carts'],
    customers: ['business_details', 'customers'],
    delivery: ['states'],
    orders: ['order_lines', 'orders'],
    returns: ['returns'],
    reviews: ['reviews'],
    rewards: ['gold_memberships', 'reward_accounts'],
    rfq: ['rfq_requests'],
    support: ['support_tickets'],
  },
  routes: customerDeskRoutes,
  retention,
}
