// What a step of the load is.

import type { Db } from '../../server/platform/db.ts'

/** A part of the load, written in batches; what a batch writes and that it was written commit together. */
export interface LoadStep {
  name: string
  /** Units of work. */
  total: number
  /** Units of one transaction. */
  batch: number
  /** Work before the transaction that may be repeated without harm: drawing and keeping pictures. */
  prepare?: (from: number, to: number) => Promise<unknown>
  write: (tx: Db, from: number, to: number, prepared: unknown) => Promise<void>
}

/** A step that is one small transaction. */
export function oneBatch(name: string, write: (tx: Db) => Promise<void>): LoadStep {
  return { name, total: 1, batch: 1, write }
}
