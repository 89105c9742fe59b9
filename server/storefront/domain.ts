// Manifest of the storefront domain.

import type { Domain } from '../platform/domain.ts'
import { storefrontRoutes } from './routes.ts'

export const storefrontDomain: Domain = {
  name: 'storefront',
  readsTables: {
    catalog: ['brands', 'categories', 'offer_choices', 'offers', 'product_videos', 'products', 'sellers'],
    promotions: ['promotions'],
    reviews: ['questions'],
  },
  routes: storefrontRoutes,
}
