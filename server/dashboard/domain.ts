// Manifest of the dashboard, whose setup checklist is built from the checks of all domains.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import type { SetupCheck } from '../platform/setup-checks.ts'
import { makeDashboardRoutes } from './routes.ts'
import { computeSales, computeVisits } from './service.ts'

const jobs: Job[] = [
  {
    name: 'dashboard.sales',
    every: '*/5 * * * *',
    async run(app) {
      await computeSales(app)
    },
  },
  {
    name: 'dashboard.visits',
    every: '*/5 * * * *',
    async run(app) {
      await computeVisits(app)
    },
  },
]

export const makeDashboardDomain = (checks: readonly SetupCheck[]): Domain => ({
  name: 'dashboard',
  tables: ['sales_computed', 'sales_days', 'sales_hours', 'sales_products', 'visit_days'],
  readsTables: {
    cart: ['cart_items', 'carts'],
    catalog: ['products'],
    content: ['leads'],
    imports: ['imports'],
    inventory: ['stock', 'warehouses'],
    orders: ['order_lines', 'orders'],
    payments: ['disputes', 'payment_differences', 'refunds'],
    returns: ['returns'],
    reviews: ['answers', 'questions', 'reviews'],
    rfq: ['rfq_requests'],
    staff: ['api_keys'],
    support: ['support_tickets'],
    tracking: ['click_events'],
  },
  routes: makeDashboardRoutes(checks),
  jobs,
})
