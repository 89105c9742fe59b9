// Manifest of the verification domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { deleteOldCodes } from './repository.ts'

const jobs: Job[] = [
  {
    name: 'verification.forget',
    every: '17 * * * *',
    run: async app => {
      await deleteOldCodes(app.db)
    },
  },
]

export const verificationDomain: Domain = {
  name: 'verification',
  tables: ['access_keys_seen', 'otp_challenges'],
  readsTables: { customers: ['customers'] },
  jobs,
}
