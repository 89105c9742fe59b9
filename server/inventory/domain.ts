// Manifest of the inventory domain.

import type { Domain } from '../platform/domain.ts'

export const inventoryDomain: Domain = {
  name: 'inventory',
  tables: ['seller_warehouses', 'stock', 'stock_events', 'stock_reservations', 'warehouses'],
  readsTables: { catalog: ['offers', 'sellers'] },
}
