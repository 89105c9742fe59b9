// Manifest of the rewards domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { expirePoints } from './commands/expire-points.ts'
import { reviewAllGold } from './commands/gold.ts'
import { settleDelivered } from './commands/settle-delivered.ts'
import { rewardCalendar } from './repository/calendar.ts'
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
  calendar: [rewardCalendar],
  personalData: [
    { table: 'reward_lots', where: OF_CUSTOMER, ends: KEPT },
    { table: 'reward_movements', where: OF_CUSTOMER, ends: KEPT },
    { table: 'reward_accounts', where: OF_CUSTOMER, ends: KEPT },
    { table: 'gold_membership_events', where: OF_CUSTOMER, omit: ['who'], ends: KEPT },
    { table: 'gold_memberships', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  merging: [
    { table: 'reward_accounts', statements: ['select merge_reward_accounts($1, $2)'] },
    { table: 'reward_lots', statements: ['update reward_lots set customer_id = $1 where customer_id = $2'] },
    { table: 'reward_movements', statements: [`select move_kept_rows('reward_movements', $1, $2)`], moves: 'points' },
    { table: 'gold_membership_events', statements: [`select move_kept_rows('gold_membership_events', $1, $2)`] },
    {
      table: 'gold_memberships',
      statements: [
        `update gold_memberships k set from_at = least(k.from_at, m.from_at), until_at = greatest(k.until_at, m.until_at),
           source = case when m.until_at > k.until_at then m.source else k.source end
         from gold_memberships m where k.customer_id = $1 and m.customer_id = $2`,
        'delete from gold_memberships where customer_id = $2 and exists (select from gold_memberships k where k.customer_id = $1)',
        'update gold_memberships set customer_id = $1 where customer_id = $2',
      ],
      moves: 'gold',
    },
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
