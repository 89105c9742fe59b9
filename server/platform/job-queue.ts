// The interface by which use cases queue jobs.

import type { Tx } from './db.ts'

export interface SendOptions {
  /** Delays the job. */
  afterSeconds?: number
  /** The job is queued only when this commits. */
  tx?: Tx
  /** Of a queue's jobs with the same text only one is run, whichever process sends it. */
  once?: string
}

export interface JobQueue {
  send(name: string, data: Record<string, unknown>, options?: SendOptions): Promise<void>
}
