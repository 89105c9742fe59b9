// Values of the hostile-input test for the calls that divide parcels and merge them, by path.

import type { Plausible } from './hostile.ts'

export const OF_DIVISIONS: Record<string, Plausible> = {
  '/api/admin/shipments/{shipmentId}/split/preview': { items: [{ lineNo: 1, quantity: 1 }] },
  '/api/admin/shipments/{shipmentId}/split': { items: [{ lineNo: 1, quantity: 1 }], digest: 'a'.repeat(64) },
  '/api/admin/shipments/{shipmentId}/merge': { into: 500_001 },
}
