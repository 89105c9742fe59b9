// Manifest of the inventory domain.

import type { Domain } from '../platform/domain.ts'

export const inventoryDomain: Domain = {
  name: 'inventory',
  tables: ['stock', 'stock_events', 'stock_reservations', 'warehouses'],
}
