// Loads the page for entering the bank account of a refund.

import type { LinkedRefund, RefundLink } from '../../../contract/payments/refund-link-api.ts'
import type { PageLoader } from '../app/page-loader.ts'

export interface RefundData {
  /** As it came, to be sent back. */
  link: RefundLink
  /** Null for a link that is not valid. */
  refund: LinkedRefund | null
}

export const loadRefundPage: PageLoader<RefundData> = async ({ call, query, messages }) => {
  const until = query.get('until')
  const signature = query.get('signature')
  const link: RefundLink = {
    refundId: query.get('refundId') ?? '',
    ...(until === null ? {} : { until: Number(until) }),
    ...(signature === null ? {} : { signature }),
  }
  const refund = await call('GET /api/v1/payment/refundLink', { query: link }).then(
    ({ data }) => data,
    (error: { status?: number }) => {
      if (error.status === 404 || error.status === 400) return null
      throw error
    },
  )
  const title = messages('returns')('refundTitle')
  return {
    data: { link, refund },
    head: { title: `${title} | ${messages('common')('siteName')}`, noindex: true },
    tags: [],
  }
}
