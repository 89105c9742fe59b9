// Manifest of the cart domain.

import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { cartRoutes } from './routes.ts'

const OF_CARTS = 'cart_id in (select id from carts where customer_id = $1)'

export const cartDomain: Domain = {
  name: 'cart',
  personalData: [
    { table: 'cart_items', where: OF_CARTS, ends: 'deleted' },
    { table: 'cart_gifts', where: OF_CARTS, ends: 'deleted' },
    { table: 'carts', where: OF_CUSTOMER, omit: ['share_key'], ends: 'deleted' },
    { table: 'quoted_prices', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  tables: ['cart_gifts', 'cart_items', 'cart_notices', 'carts', 'quoted_prices'],
  readsTables: {
    catalog: ['offers'],
    customers: ['business_details', 'customers'],
    orders: ['exchange_credits'],
    payments: ['saved_cards'],
    promotions: ['cart_promotions'],
  },
  routes: cartRoutes,
}
