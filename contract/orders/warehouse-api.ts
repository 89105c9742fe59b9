// The calls of the warehouse on parcels that wait to be packed: what is to be picked, and parcels divided into two.

import type { divisionEndpoints } from './division-api.ts'
import type { pickListEndpoints } from './pick-list-api.ts'

export type WarehouseEndpoints = typeof divisionEndpoints & typeof pickListEndpoints
