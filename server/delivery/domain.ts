// Manifest of the delivery domain.

import type { Domain } from '../platform/domain.ts'
import { deliveryRoutes } from './routes.ts'

export const deliveryDomain: Domain = {
  name: 'delivery',
  tables: ['carrier_rules', 'carriers', 'holidays', 'pincodes', 'place_exceptions', 'states'],
  readsTables: { catalog: ['product_prices', 'products'], inventory: ['stock', 'warehouses'] },
  routes: deliveryRoutes,
}
