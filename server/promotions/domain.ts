// Manifest of the promotions domain.

import { moved } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import type { NumberSourceOf } from '../platform/marked-records.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { couponCalendar } from './repository/calendar.ts'
import { couponRoutes, promotionRoutes } from './routes.ts'

/** `markedNumbers` reads the tags and responsible members of coupons, which are annotations. */
export const makePromotionsDomain = (markedNumbers: NumberSourceOf): Domain => ({
  name: 'promotions',
  calendar: [couponCalendar],
  personalData: [{ table: 'promotion_uses', where: OF_CUSTOMER, ends: { keptFor: 'tax' } }],
  merging: [moved('promotion_uses', 'couponUses')],
  tables: ['cart_promotions', 'promotion_counts', 'promotion_uses', 'promotions'],
  readsTables: { cart: ['carts'], catalog: ['brands', 'categories', 'products'], orders: ['order_lines', 'orders'] },
  routes: [...promotionRoutes, ...couponRoutes(markedNumbers)],
})
