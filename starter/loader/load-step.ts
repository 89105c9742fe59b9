// The steps of the starter load.

import type { Tx } from '../../server/platform/db.ts'

/** A part of the load, written in batches. The data of a batch and the progress are committed in one transaction. */
export interface LoadStep {
  name: string
  /** Number of units, such as products. */
  total: number
  /** Units per transaction. */
  batch: number
  /** Idempotent work before the transaction, such as drawing and storing pictures. */
  prepare?: (from: number, to: number) => Promise<unknown>
  write: (tx: Tx, from: number, to: number, prepared: unknown) => Promise<void>
}

/** A step of a single transaction. */
export function oneBatch(name: string, write: (tx: Tx) => Promise<void>): LoadStep {
  return { name, total: 1, batch: 1, write }
}
