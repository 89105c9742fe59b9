// Manifest of the dashboard domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { dashboardRoutes } from './routes.ts'
import { computeSales } from './service.ts'

const jobs: Job[] = [
  {
    name: 'dashboard.sales',
    every: '*/5 * * * *',
    async run(app) {
      await computeSales(app)
    },
  },
]

export const dashboardDomain: Domain = {
  name: 'dashboard',
  tables: ['sales_computed', 'sales_days', 'sales_products'],
  readsTables: {
    catalog: ['products'],
    content: ['leads'],
    imports: ['imports'],
    inventory: ['stock', 'warehouses'],
    orders: ['order_lines', 'orders'],
    payments: ['disputes', 'refunds'],
    returns: ['returns'],
    reviews: ['answers', 'questions', 'reviews'],
    rfq: ['rfq_requests'],
    support: ['support_tickets'],
  },
  routes: dashboardRoutes,
  jobs,
}
