// Manifest of the catalog domain.

import type { Domain } from '../platform/domain.ts'

export const catalogDomain: Domain = {
  name: 'catalog',
  tables: [
    'attributes',
    'brands',
    'categories',
    'price_events',
    'product_prices',
    'product_videos',
    'products',
    'sellers',
    'tax_rates',
  ],
  readsTables: { inventory: ['stock', 'warehouses'] },
}
