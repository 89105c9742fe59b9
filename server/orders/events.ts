// Background work of orders.

import type { Job } from '../platform/jobs.ts'
import { runWarehouse } from './commands/advance-shipments.ts'
import { expireOrders } from './commands/expire-orders.ts'
import { WAREHOUSE_TIMES } from './rules.ts'

const EVERY_MINUTE = '* * * * *'
const WAREHOUSE = 'orders.warehouse'

export const orderJobs: Job[] = [
  {
    name: 'orders.expire',
    every: EVERY_MINUTE,
    async run(app) {
      await expireOrders(app)
    },
  },
  {
    name: WAREHOUSE,
    every: EVERY_MINUTE,
    async run(app, { second }) {
      await runWarehouse(app)
      // a schedule knows minutes only; the second pass of each is asked for by the first
      if (second !== true && !app.config.production) {
        await app.jobs.send(WAREHOUSE, { second: true }, { afterSeconds: WAREHOUSE_TIMES.passEverySeconds })
      }
    },
  },
]
