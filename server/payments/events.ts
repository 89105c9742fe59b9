// What payments listen to, and their background work.

import type { Job } from '../platform/jobs.ts'
import type { Subscriber } from '../platform/outbox.ts'
import { FOLLOWED_TOPICS, followOrder, giveRefunds, pollOpenPayments } from './commands/reconciliation.ts'

const EVERY_MINUTE = '* * * * *'

export const paymentSubscribers: Subscriber[] = [
  { name: 'payments.follow-orders', topics: FOLLOWED_TOPICS, handle: followOrder },
]

export const paymentJobs: Job[] = [
  {
    name: 'payments.poll',
    every: EVERY_MINUTE,
    async run(app) {
      await pollOpenPayments(app)
    },
  },
  {
    name: 'payments.refund',
    every: EVERY_MINUTE,
    async run(app) {
      await giveRefunds(app)
    },
  },
]
