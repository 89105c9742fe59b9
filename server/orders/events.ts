// Background work of orders.

import type { Job } from '../platform/jobs.ts'
import { expireOrders } from './expiry.service.ts'
import { runWarehouse } from './shipments.service.ts'

const EVERY_MINUTE = '* * * * *'

export const orderJobs: Job[] = [
  {
    name: 'orders.expire',
    every: EVERY_MINUTE,
    async run(app) {
      await expireOrders(app)
    },
  },
  {
    name: 'orders.warehouse',
    every: EVERY_MINUTE,
    async run(app) {
      await runWarehouse(app)
    },
  },
]
