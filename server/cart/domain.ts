// Manifest of the cart domain.

import { moved } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { deleteAgentCarts, deleteExpiredItems } from './repository/agent-carts.ts'
import { cartRoutes } from './routes.ts'
import { expireCarts } from './service.ts'

const OF_CARTS = 'cart_id in (select id from carts where customer_id = $1)'

const jobs: Job[] = [
  {
    name: 'cart.expire-items',
    every: '23 * * * *',
    async run(app) {
      await expireCarts(app)
    },
  },
]

const retention: RetentionRule[] = [
  {
    name: 'expired_cart_items.all',
    columns: ['msn', 'quantity'],
    days: 90,
    from: 'expired_at',
    ends: 'deleted',
    why: 'A shopper who returns within three months can restore the item.',
    apply: ({ db }, before) => deleteExpiredItems(db, before, RETENTION_BATCH),
  },
  {
    name: 'agent_carts.ended',
    columns: ['customer_id', 'note'],
    days: 180,
    from: 'expires_at',
    ends: 'deleted',
    why: 'Purchases are kept in the order; an expired cart cannot be opened and has no further use.',
    apply: ({ db }, before) => deleteAgentCarts(db, before, RETENTION_BATCH),
  },
]

export const cartDomain: Domain = {
  name: 'cart',
  personalData: [
    { table: 'cart_items', where: OF_CARTS, ends: 'deleted' },
    { table: 'expired_cart_items', where: OF_CARTS, ends: 'deleted' },
    { table: 'cart_gifts', where: OF_CARTS, ends: 'deleted' },
    { table: 'carts', where: OF_CUSTOMER, omit: ['share_key'], ends: 'deleted' },
    {
      table: 'agent_cart_items',
      where: 'agent_cart_id in (select id from agent_carts where customer_id = $1)',
      ends: 'deleted',
    },
    { table: 'agent_carts', where: OF_CUSTOMER, omit: ['share_key'], ends: 'deleted' },
    { table: 'quoted_prices', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  merging: [
    {
      table: 'carts',
      statements: ['select merge_customer_carts($1, $2)'],
      moves: 'carts',
      ends: {
        kind: 'quickCart',
        where: `t.kind = 'quick' and exists (select from carts k where k.customer_id = $1 and k.kind = 'quick')`,
      },
    },
    moved('agent_carts'),
    {
      table: 'quoted_prices',
      statements: [
        `delete from quoted_prices k using quoted_prices m where k.customer_id = $1 and m.customer_id = $2
           and m.offer_id = k.offer_id and m.used_at is null and (k.used_at is not null or m.valid_until > k.valid_until)`,
        `delete from quoted_prices m using quoted_prices k where m.customer_id = $2 and k.customer_id = $1
           and k.offer_id = m.offer_id`,
        'update quoted_prices set customer_id = $1 where customer_id = $2',
      ],
      moves: 'quotedPrices',
    },
  ],
  tables: [
    'agent_cart_items',
    'agent_carts',
    'cart_gifts',
    'cart_items',
    'cart_notices',
    'cart_rules',
    'carts',
    'expired_cart_items',
    'quoted_prices',
  ],
  readsTables: {
    catalog: ['products'],
    customers: ['business_details', 'customers'],
    orders: ['exchange_credits'],
    payments: ['saved_cards'],
    promotions: ['cart_promotions'],
  },
  routes: cartRoutes,
  jobs,
  retention,
}
