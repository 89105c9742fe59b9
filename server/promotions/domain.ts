// Manifest of the promotions domain.

import { moved } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { promotionRoutes } from './routes.ts'

export const promotionsDomain: Domain = {
  name: 'promotions',
  personalData: [{ table: 'promotion_uses', where: OF_CUSTOMER, ends: { keptFor: 'tax' } }],
  merging: [moved('promotion_uses', 'couponUses')],
  tables: ['cart_promotions', 'promotion_uses', 'promotions'],
  readsTables: { cart: ['carts'] },
  routes: promotionRoutes,
}
