// Chooses what stands behind each port: the embedded default, or what the settings name.

import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import type { Secrets } from '../platform/secrets.ts'
import { folderFiles } from './files.ts'
import { makeMessages } from './messages.ts'
import { makePayments } from './payments.ts'
import type { Ports } from './ports.ts'
import { WorkerSearch } from './search-engine/worker-search.ts'
import { makeTestGateway } from './test-gateway.ts'

export interface PortParts {
  config: Config
  secrets: Secrets
}

export function makePorts({ config, secrets }: PortParts): Ports {
  return {
    files: folderFiles(join(config.dataDir, 'files')),
    messages: makeMessages(config),
    payments: makePayments(config.production ? [] : [makeTestGateway(config, secrets)]),
    search: new WorkerSearch({ folder: join(config.dataDir, 'search') }),
  }
}
