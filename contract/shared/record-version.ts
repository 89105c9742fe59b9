// The version of a record by which a save says what it was made from.

import { z } from 'zod'

/** Counts the changes of a record. */
export const zVersion = z.int()

/** As the caller has read it; 0, also when left out, makes a new record. A stale one is rejected with the record as it is now. */
export const zReadVersion = z.int().min(0).max(2_000_000_000).default(0)
