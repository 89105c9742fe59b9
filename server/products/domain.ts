// Manifest of the products domain: the grid of staff and its change sets.

import type { Domain } from '../platform/domain.ts'
import { checkQuality } from './commands/check-quality.ts'
import { countValues } from './commands/count-values.ts'
import { publishProducts } from './commands/publish-products.ts'
import { runPriceSchedules } from './commands/run-schedules.ts'
import { priceCalendar } from './repository/calendar.ts'
import {
  nameRoutes,
  offerRoutes,
  priceScheduleRoutes,
  productEditorRoutes,
  productFileRoutes,
  productRoutes,
  qualityRoutes,
  translationRoutes,
  variantRoutes,
} from './routes.ts'

export const productsDomain: Domain = {
  name: 'products',
  tables: [
    'price_schedules',
    'product_change_sets',
    'product_changes',
    'product_gap_checks',
    'product_gaps',
    'scheduled_prices',
  ],
  readsTables: {
    catalog: ['brands', 'categories', 'category_attributes', 'offer_choices', 'offers', 'products', 'sellers'],
    inventory: ['stock', 'warehouses'],
  },
  routes: [
    ...productRoutes,
    ...priceScheduleRoutes,
    ...productEditorRoutes,
    ...productFileRoutes,
    ...translationRoutes,
    ...nameRoutes,
    ...qualityRoutes,
    ...variantRoutes,
    ...offerRoutes,
  ],
  calendar: [priceCalendar],
  jobs: [
    { name: 'products.publish', every: '* * * * *', run: app => publishProducts(app) },
    { name: 'products.quality', every: '23 */6 * * *', run: app => checkQuality(app) },
    { name: 'products.values', every: '53 */6 * * *', run: app => countValues(app) },
    { name: 'products.prices', every: '* * * * *', run: app => runPriceSchedules(app) },
  ],
}
