// Manifest of the merchandising domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { countPairs } from './queries/bought-together.ts'
import { merchandisingRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: 'merchandising.count-pairs',
    every: '23 21 * * *',
    async run(app) {
      await countPairs(app)
    },
  },
]

export const merchandisingDomain: Domain = {
  name: 'merchandising',
  tables: ['product_pairs', 'together_products', 'together_rules', 'together_versions'],
  readsTables: {
    catalog: ['categories', 'offer_choices', 'products'],
    orders: ['order_lines', 'orders'],
  },
  routes: merchandisingRoutes,
  jobs,
}
