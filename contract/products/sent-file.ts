// A file of cells uploaded to the store.

import { z } from 'zod'
import { zMarket, zText } from '../shared/schemas.ts'

/** `data` in base64; zod's pattern overflows the stack on megabytes. */
export const zSentFile = z.object({
  market: zMarket,
  name: zText(200),
  data: z
    .string()
    .max(10_000_000)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Not base64.'),
})
export type SentFile = z.output<typeof zSentFile>
/** Maximum size of the request body. */
export const SENT_FILE_BYTES = 11_000_000
