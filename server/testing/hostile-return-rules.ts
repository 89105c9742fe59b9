// Values of the hostile-input test for the calls of staff that edit the rules of returns and that open a return or refund without one, by path.

import type { Plausible } from './hostile.ts'

const REASON = { reasonId: 8, nameEn: 'A reason', nameHi: 'एक कारण', version: 1 }

const OPENED = { kind: 'return', reasonId: 2, items: [{ lineNo: 1, quantity: 1 }], replacement: undefined }

export const OF_RETURN_RULES: Record<string, Plausible> = {
  '/api/admin/returnReasons': REASON,
  '/api/admin/returnReasons/{reasonId}': REASON,
  '/api/admin/returnReasonOrder': { reasonIds: [1, 2, 3, 4, 5, 6, 7, 8] },
  '/api/admin/orders/{orderNumber}/returnPreview': OPENED,
  '/api/admin/orders/{orderNumber}/returns': {
    ...{ ...OPENED, idempotencyKey: '7d1c1a30-5b3c-4d55-9d0e-7f1f2a6f2a11', note: '', expectedRefund: undefined },
  },
  '/api/admin/orders/{orderNumber}/replacement': {
    ...{ items: OPENED.items, reasonId: 2, idempotencyKey: '7d1c1a30-5b3c-4d55-9d0e-7f1f2a6f2a13', note: '' },
  },
  '/api/admin/orders/{orderNumber}/reductionPreview': { items: OPENED.items, reason: 'missing' },
  '/api/admin/orders/{orderNumber}/reduction': {
    ...{ idempotencyKey: '7d1c1a30-5b3c-4d55-9d0e-7f1f2a6f2a12', reason: 'missing', note: 'A test', expectedRefund: 1 },
    items: OPENED.items,
  },
  '/api/admin/returnWindows': { category: '114000000', days: 10, kind: 'return', version: 0 },
  '/api/admin/returnWindows/remove': { category: '114000000', version: 1 },
}
