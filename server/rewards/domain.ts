// Manifest of the rewards domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { expirePoints } from './commands/expire-points.ts'
import { reviewAllGold } from './commands/gold.ts'
import { settleDelivered } from './commands/settle-delivered.ts'
import { rewardRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: 'rewards.expire',
    every: '23 * * * *',
    async run(app) {
      await expirePoints(app)
    },
  },
  {
    name: 'rewards.gold',
    every: '53 * * * *',
    async run(app) {
      await reviewAllGold(app)
    },
  },
]

const KEPT = { keptFor: 'tax' } as const

export const rewardsDomain: Domain = {
  name: 'rewards',
  personalData: [
    { table: 'reward_lots', where: OF_CUSTOMER, ends: KEPT },
    { table: 'reward_movements', where: OF_CUSTOMER, ends: KEPT },
    { table: 'reward_accounts', where: OF_CUSTOMER, ends: KEPT },
    { table: 'gold_membership_events', where: OF_CUSTOMER, omit: ['who'], ends: KEPT },
    { table: 'gold_memberships', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  tables: [
    'cart_rewards',
    'gold_membership_events',
    'gold_memberships',
    'reward_accounts',
    'reward_lot_uses',
    'reward_lots',
    'reward_movements',
    'reward_rules',
    'reward_terms',
  ],
  readsTables: {
    cart: ['carts'],
    catalog: ['categories'],
    customers: ['customers'],
    invoices: ['credit_note_lines', 'credit_notes', 'invoice_lines', 'invoices'],
    orders: ['order_lines', 'orders', 'shipment_lines', 'shipments'],
  },
  routes: rewardRoutes,
  jobs,
  subscribers: [{ name: 'rewards.deliveries', topics: ['orders.shipment-moved'], handle: settleDelivered }],
}
