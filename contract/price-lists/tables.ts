// All endpoints of price lists and customer groups, as one type.

import type { priceListEndpoints } from './api.ts'
import type { customerGroupEndpoints } from './groups-api.ts'
import type { ownPriceEndpoints } from './own-api.ts'

export type PriceListTables = typeof customerGroupEndpoints & typeof ownPriceEndpoints & typeof priceListEndpoints
