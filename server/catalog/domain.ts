// Manifest of the catalog domain.

import type { Domain } from '../platform/domain.ts'
import type { IdSourceOf } from '../platform/marked-records.ts'
import { taxCalendar } from './repository/calendar.ts'
import { catalogSetupChecks } from './repository/setup-checks.ts'
import { catalogRoutes, categoryRoutes, sellerRoutes, taxRateRoutes } from './routes.ts'

/** `markedIds` reads the tags and assignees of sellers, which are annotations. */
export const makeCatalogDomain = (markedIds: IdSourceOf): Domain => ({
  name: 'catalog',
  calendar: [taxCalendar],
  setupChecks: catalogSetupChecks,
  tables: [
    'attribute_value_counts',
    'attribute_values',
    'attributes',
    'brands',
    'categories',
    'category_attributes',
    'offer_choices',
    'offer_weights',
    'offers',
    'price_events',
    'product_videos',
    'products',
    'seller_registrations',
    'sellers',
    'tax_rates',
    'value_translations',
  ],
  readsTables: { delivery: ['states'], inventory: ['stock', 'warehouses'] },
  routes: [...catalogRoutes, ...sellerRoutes(markedIds), ...categoryRoutes, ...taxRateRoutes],
})
