// Warehouse endpoints for parcels that wait to be packed: pick lists, splitting, and lost ones that are sent again.

import type { divisionEndpoints } from './division-api.ts'
import type { lostParcelEndpoints } from './lost-parcels-api.ts'
import type { pickListEndpoints } from './pick-list-api.ts'

export type WarehouseEndpoints = typeof divisionEndpoints & typeof lostParcelEndpoints & typeof pickListEndpoints
