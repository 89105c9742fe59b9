// Manifest of the catalog domain.

import type { Domain } from '../platform/domain.ts'
import { catalogRoutes, sellerRoutes } from './routes.ts'

export const catalogDomain: Domain = {
  name: 'catalog',
  tables: [
    'attributes',
    'brands',
    'categories',
    'offer_choices',
    'offer_weights',
    'offers',
    'price_events',
    'product_videos',
    'products',
    'seller_registrations',
    'sellers',
    'tax_rates',
  ],
  readsTables: { inventory: ['stock', 'warehouses'] },
  routes: [...catalogRoutes, ...sellerRoutes],
}
