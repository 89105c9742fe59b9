// The interface by which use cases queue jobs.

import type { Tx } from './db.ts'

export interface SendOptions {
  /** Delays the job. */
  afterSeconds?: number
  /** The job is queued only when this commits. */
  tx?: Tx
  /** Of the jobs of a queue with the same text one is run, whichever process sends it. */
  once?: string
}

export interface JobQueue {
  send(name: string, data: Record<string, unknown>, options?: SendOptions): Promise<void>
}
