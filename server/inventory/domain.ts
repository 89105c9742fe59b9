// Manifest of the inventory domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { followRegistrations } from './commands/follow-registrations.ts'
import { stockRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: 'inventory.registrations',
    every: '* * * * *',
    async run(app) {
      await followRegistrations(app)
    },
  },
]

export const inventoryDomain: Domain = {
  name: 'inventory',
  tables: [
    'seller_warehouses',
    'stock',
    'stock_bins',
    'stock_events',
    'stock_holds',
    'stock_operations',
    'stock_reservations',
    'warehouses',
  ],
  readsTables: { catalog: ['offers', 'products', 'sellers'], orders: ['orders'] },
  routes: stockRoutes,
  jobs,
}
