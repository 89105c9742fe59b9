// Manifest of the promotions domain.

import type { Domain } from '../platform/domain.ts'
import { promotionRoutes } from './routes.ts'

export const promotionsDomain: Domain = {
  name: 'promotions',
  tables: ['cart_promotions', 'promotion_uses', 'promotions'],
  readsTables: { cart: ['carts'] },
  routes: promotionRoutes,
}
