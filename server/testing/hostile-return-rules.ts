// Values of the hostile-input test for the calls that edit the rules of returns, by path.

import type { Plausible } from './hostile.ts'

const REASON = { reasonId: 8, nameEn: 'A reason', nameHi: 'एक कारण', version: 1 }

export const OF_RETURN_RULES: Record<string, Plausible> = {
  '/api/admin/returnReasons': REASON,
  '/api/admin/returnReasons/{reasonId}': REASON,
  '/api/admin/returnReasonOrder': { reasonIds: [1, 2, 3, 4, 5, 6, 7, 8] },
  '/api/admin/returnWindows': { category: '114000000', days: 10, kind: 'return', version: 0 },
  '/api/admin/returnWindows/remove': { category: '114000000', version: 1 },
}
