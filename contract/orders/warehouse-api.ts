// Warehouse endpoints for parcels that wait to be packed: pick lists and splitting.

import type { divisionEndpoints } from './division-api.ts'
import type { pickListEndpoints } from './pick-list-api.ts'

export type WarehouseEndpoints = typeof divisionEndpoints & typeof pickListEndpoints
