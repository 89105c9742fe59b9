// How a use case asks for work to be done later.

import type { Tx } from './db.ts'

export interface JobQueue {
  /** Queues work; inside a transaction it exists only if that commits. `afterSeconds` delays it. */
  send(name: string, data: Record<string, unknown>, options?: { afterSeconds?: number; tx?: Tx }): Promise<void>
}
