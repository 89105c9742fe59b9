// Loads the page for returning or exchanging products of an order.

import type { BankAccount } from '../../../contract/addresses/api.ts'
import type { Order } from '../../../contract/orders/schemas.ts'
import type { ReturnOptions } from '../../../contract/returns/schemas.ts'
import type { PageLoader } from '../app/page-loader.ts'

export interface ReturnData {
  order: Pick<Order, 'orderNumber' | 'currency' | 'lines' | 'shippingAddress'>
  options: ReturnOptions
  /** Only if the refund goes to a bank account. */
  accounts: BankAccount[]
  /** Idempotency key of the request. */
  returnTransactionId: string
}

export const loadReturnPage: PageLoader<ReturnData> = async ({ call, params, messages }) => {
  const query = { orderNumber: Number(params.number) }
  const { data: order } = await call('GET /api/v1/order/orderDetails', { query })
  const { data: options } = await call('GET /api/v1/order/returnOptions', { query })
  const accounts =
    options.refundTo === 'bank-account' ? (await call('GET /api/v1/address/getCustomerBankDetails')).data : []
  const { returnTransactionId } = (await call('GET /api/v1/payment/getReturnTransactionId')).data
  const { orderNumber, currency, lines, shippingAddress } = order
  const title = messages('returns')('title', { number: String(orderNumber) })
  return {
    data: { order: { orderNumber, currency, lines, shippingAddress }, options, accounts, returnTransactionId },
    head: { title: `${title} | ${messages('common')('siteName')}`, noindex: true },
    tags: [],
  }
}
