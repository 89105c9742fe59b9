// Manifest of the checkout domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { deleteOldKeys } from './commands/delete-old-keys.ts'
import { checkoutRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: 'checkout.forget-keys',
    every: '40 2 * * *',
    async run(app) {
      await deleteOldKeys(app)
    },
  },
]

export const checkoutDomain: Domain = {
  name: 'checkout',
  tables: ['idempotent_answers'],
  readsTables: { addresses: ['addresses'], customers: ['customers'] },
  routes: checkoutRoutes,
  jobs,
}
