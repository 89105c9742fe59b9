// Fetches the bank transfer account for the pages of an order.

import type { Order } from '../../../../contract/orders/schemas.ts'
import type { TransferAccount } from '../../../../contract/payments/schemas.ts'
import { PAYMENT_METHOD_IDS } from '../../../../contract/shared/limits.ts'
import type { LoadContext } from '../../app/page-loader.ts'

/** The account that an order waits to be paid to; null for any other order. */
export async function transferAccountOf({ call }: LoadContext, order: Order): Promise<TransferAccount | null> {
  const { orderNumber, paymentMethodId, retryable } = order
  if (paymentMethodId !== PAYMENT_METHOD_IDS.neft || !retryable) return null
  return (await call('GET /api/v1/payment/getOrderAttributes', { query: { orderNumber } })).data.transferAccount
}
