// The kinds of records whose versions staff can see and restore, and the right to read each.

import type { Permission } from '../shared/permissions.ts'

/** Kind of the record in the audit log. */
export const HISTORY_READ = {
  brand: 'products.read',
  campaign: 'campaigns.read',
  carrier: 'delivery.read',
  'cart-rules': 'carts.write',
  'cod-rule': 'payments.write',
  coupon: 'promotions.read',
  group: 'price-lists.read',
  list: 'price-lists.read',
  'message-template': 'content.read',
  offer: 'payments.write',
  'place-rule': 'delivery.read',
  'return-reason': 'settings.read',
  'return-window': 'settings.read',
  'reward-terms': 'rewards.read',
  role: 'staff.read',
  setting: 'settings.read',
  warehouse: 'delivery.read',
} as const satisfies Record<string, Permission>
export type HistoryKind = keyof typeof HISTORY_READ

export const HISTORY_KINDS = Object.keys(HISTORY_READ) as [HistoryKind, ...HistoryKind[]]
