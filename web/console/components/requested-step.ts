// Texts for the change in a request for approval.

import type { CallName } from '../../../contract/api.ts'
import type { Approval } from '../../../contract/approvals/api.ts'
import { useMessages } from '../app/messages.ts'

/** Messages of the calls that may need an approval. */
const STEPS = {
  'POST /api/admin/orders/{orderNumber}/cancel': 'step-cancel',
  'POST /api/admin/orders/{orderNumber}/edit': 'step-edit',
  'POST /api/admin/returns/{returnNumber}/inspect': 'step-inspect',
  'POST /api/admin/orders/{orderNumber}/reduction': 'step-reduce',
  'POST /api/admin/returns/{returnNumber}/refund': 'step-refund',
  'POST /api/admin/shipments/{shipmentId}/move': 'step-move',
  'POST /api/admin/refunds/{refundId}/retry': 'step-retry',
  'POST /api/admin/refunds/{refundId}/record': 'step-record',
  'POST /api/admin/payouts/{payoutId}/record': 'step-payout',
  'POST /api/admin/coupons': 'step-coupon',
  'POST /api/admin/coupons/{couponId}': 'step-coupon-change',
  'POST /api/admin/coupons/{couponId}/active': 'step-coupon-resume',
  'POST /api/admin/rewards/rules': 'step-reward-rule',
  'POST /api/admin/rewards/terms': 'step-reward-terms',
  'POST /api/admin/customers/{customerId}/gold': 'step-gold',
  'POST /api/admin/products/changes': 'step-prices',
  'POST /api/admin/products/schedules': 'step-schedule',
  'POST /api/admin/priceLists': 'step-price-list',
  'POST /api/admin/priceLists/{listId}': 'step-price-list-change',
  'POST /api/admin/priceLists/{listId}/import': 'step-price-list-prices',
  'POST /api/admin/imports/{id}/apply': 'step-import',
  'POST /api/admin/settings/{settingKey}': 'step-setting',
} as const satisfies Partial<Record<CallName, string>>

/** The text for a request; the call itself if a newer server has unknown calls. */
export function useRequestedStep(): (approval: Approval) => string {
  const t = useMessages('approvals')
  return ({ call }) => (call in STEPS ? t(STEPS[call as keyof typeof STEPS]) : call)
}
