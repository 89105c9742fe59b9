// Bank transfer (India): the buyer pays at a bank, and staff confirm what has arrived.

import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { ManualRefundError, type PaymentGateway } from '../../platform/ports/payments.ts'

export const TRANSFER = 'transfer'

/** Makes no calls: it never reports anything by itself. */
export const bankTransfer: PaymentGateway = {
  name: TRANSFER,
  markets: ['IN'],
  methodIds: [PAYMENT_METHOD_IDS.neft],
  hasSampleBanks: false,
  minMinor: 0,
  reopens: true,
  createSession: async () => ({ redirect: null, sessionRef: null }),
  returnRef: () => '',
  verifyReturn: () => null,
  verifyWebhook: async () => ({ kind: 'rejected' }),
  findTransactionRef: async () => null,
  fetchStatus: async () => null,
  async refund() {
    throw new ManualRefundError('Pay it back by a bank transfer and record its reference')
  },
}
