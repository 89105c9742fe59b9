// Manifest of the cart domain.

import type { Domain } from '../platform/domain.ts'
import { cartRoutes } from './routes.ts'

export const cartDomain: Domain = {
  name: 'cart',
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
