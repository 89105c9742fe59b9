// Endpoints of the returns domain: requests, refunds without a return, parcels and rules, as one table.

import type { returnEndpoints } from './api.ts'
import type { openReturnEndpoints } from './open-api.ts'
import type { parcelEndpoints } from './parcels-api.ts'
import type { reductionEndpoints } from './reductions-api.ts'
import type { returnRuleEndpoints } from './rules-api.ts'
import type { staffReturnEndpoints } from './staff-api.ts'

export type ReturnTables = typeof returnEndpoints &
  typeof openReturnEndpoints &
  typeof parcelEndpoints &
  typeof reductionEndpoints &
  typeof returnRuleEndpoints &
  typeof staffReturnEndpoints
