// Manifest of the products domain: the grid of staff and its change sets.

import type { Domain } from '../platform/domain.ts'
import { publishProducts } from './commands/publish-products.ts'
import { productEditorRoutes, productFileRoutes, productRoutes, translationRoutes } from './routes.ts'

export const productsDomain: Domain = {
  name: 'products',
  tables: ['product_change_sets', 'product_changes'],
  readsTables: {
    catalog: ['brands', 'offers', 'products', 'sellers'],
    inventory: ['stock', 'warehouses'],
  },
  routes: [...productRoutes, ...productEditorRoutes, ...productFileRoutes, ...translationRoutes],
  jobs: [{ name: 'products.publish', every: '* * * * *', run: app => publishProducts(app) }],
}
