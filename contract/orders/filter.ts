// The filter of a customer's orders, the same for the list and its CSV.

import { z } from 'zod'
import { zDay, zText } from '../shared/schemas.ts'
import { MAX_SEARCH_LENGTH } from './search.rules.ts'
import { ORDER_GROUPS } from './status.rules.ts'

export const zOrderFilter = z.object({
  state: z.enum(ORDER_GROUPS).default('all'),
  str: zText(MAX_SEARCH_LENGTH, 0)
    .default('')
    .describe(
      'Only orders with this number, this text in PO number or cost centre, or a product with all of its words in name, brand, part number and MSN',
    ),
  /** First and last order date, in the time zone of the market. */
  from: zDay.optional(),
  to: zDay.optional(),
})
export type OrderFilter = z.output<typeof zOrderFilter>
