// Chooses what stands behind each port: the embedded default, or what the settings name.

import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db.ts'
import type { JobQueue } from '../platform/job-queue.ts'
import type { Secrets } from '../platform/secrets.ts'
import { folderFiles } from './files.ts'
import { makeMemorySearch } from './memory-search.ts'
import { makeMessages } from './messages.ts'
import { makePayments } from './payments.ts'
import type { Ports } from './ports.ts'

export interface PortParts {
  config: Config
  db: Database
  secrets: Secrets
  jobs: JobQueue
}

export function makePorts({ config }: PortParts): Ports {
  return {
    files: folderFiles(join(config.dataDir, 'files')),
    messages: makeMessages(config),
    payments: makePayments([]),
    search: makeMemorySearch(),
  }
}
