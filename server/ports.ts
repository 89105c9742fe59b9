// Chooses what stands behind each port: the embedded default, or what the settings name.

import { join } from 'node:path'
import { WorkerSearch } from '../search/engine/worker-search.ts'
import { makeTestGateway } from './payments/adapters/test-gateway.ts'
import type { Config } from './platform/config.ts'
import { currentClient } from './platform/current-client.ts'
import { folderFiles } from './platform/ports/files.ts'
import { makeMessages } from './platform/ports/messages.ts'
import { makePayments } from './platform/ports/payments.ts'
import type { Ports } from './platform/ports/ports.ts'
import type { Secrets } from './platform/secrets.ts'

export interface PortParts {
  config: Config
  secrets: Secrets
}

export function makePorts({ config, secrets }: PortParts): Ports {
  return {
    files: folderFiles(join(config.dataDir, 'files')),
    messages: makeMessages(config),
    payments: makePayments(config.production ? [] : [makeTestGateway(config, secrets)]),
    search: new WorkerSearch({ folder: join(config.dataDir, 'search') }, currentClient),
  }
}
