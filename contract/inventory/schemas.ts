// Schemas of stock that calls of several kinds share: units, warehouses, and the filters of the list.

import { z } from 'zod'
import { zMarket, zText } from '../shared/schemas.ts'

export const MAX_UNITS = 10_000_000
export const zUnits = z.int().min(0).max(MAX_UNITS)
/** Code of a warehouse. */
export const zWarehouse = zText(40)

export const zStockFilter = z.object({
  market: zMarket,
  text: zText(100).optional(),
  warehouse: zWarehouse.optional(),
  below: z.enum(['true']).optional(),
})
