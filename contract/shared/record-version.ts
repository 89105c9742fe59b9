// The version of a record on which a save is based.

import { z } from 'zod'

/** Counts the changes of a record. */
export const zVersion = z.int()

/** As read by the caller; 0 or omitted creates a new record. A stale version is rejected with the current record. */
export const zReadVersion = z.int().min(0).max(2_000_000_000).default(0)
