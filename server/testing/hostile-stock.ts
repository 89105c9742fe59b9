// Values of the hostile-input test for stock calls and scanned codes, by path.

import type { Plausible } from './hostile.ts'

export const OF_STOCK: Record<string, Plausible> = {
  '/api/admin/stock': { after: undefined, warehouse: undefined, below: undefined },
  '/api/admin/stock/selection': { warehouse: undefined, below: undefined },
  '/api/admin/stock/{msn}/count': { offerId: 1, warehouse: 'IN-PNQ', counted: 1, expected: 1, document: '' },
  '/api/admin/stock/{msn}/correct': { offerId: 1, warehouse: 'IN-PNQ', change: 1, document: '' },
  '/api/admin/stock/{msn}/transfer': { offerId: 1, from: 'IN-PNQ', to: 'IN-DEL', quantity: 1, document: '' },
  '/api/admin/stock/{msn}/bin': { warehouse: 'IN-PNQ', bin: 'A-02-10', replaces: null },
  '/api/admin/stock/{msn}/reorderPoint': { offerId: 1, warehouse: 'IN-PNQ', reorderPoint: 1 },
  '/api/admin/stock/codes': { warehouse: 'IN-PNQ', code: '8901234567894' },
  '/api/admin/stock/scanned': {
    ...{ step: 'count', warehouse: 'IN-PNQ', to: undefined, document: '' },
    lines: [{ msn: 'MSN00000001', offerId: 1, pieces: 1, expected: 1 }],
  },
  '/api/admin/returns/codes': { code: '700001' },
}
