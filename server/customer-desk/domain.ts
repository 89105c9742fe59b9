// Manifest of the customer desk: what staff see of customers and do with their accounts.

import { moved } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { deleteOldNotes } from './repository/notes.ts'
import { customerDeskRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'customer_notes.all',
    columns: ['text'],
    days: 1095,
    from: 'at',
    ends: 'deleted',
    why: 'Claims of a customer end after three years; why somebody is blocked stays until the block ends.',
    apply: ({ db }, before) => deleteOldNotes(db, before, RETENTION_BATCH),
  },
]

export const customerDeskDomain: Domain = {
  name: 'customer-desk',
  personalData: [
    {
      ...{ table: 'customer_notes', where: OF_CUSTOMER, omit: ['staff_id', 'staff_name'] },
      ends: 'deleted',
    },
  ],
  merging: [moved('customer_notes')],
  tables: ['customer_notes'],
  readsTables: {
    addresses: ['addresses'],
    cart: ['cart_items', 'carts'],
    customers: ['business_details', 'customers'],
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
