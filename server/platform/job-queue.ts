// The interface by which use cases queue jobs.

import type { Tx } from './db.ts'

export interface JobQueue {
  /** Queues a job; with `tx` only when that commits. `afterSeconds` delays it. */
  send(name: string, data: Record<string, unknown>, options?: { afterSeconds?: number; tx?: Tx }): Promise<void>
}
