// Loads the page of a UPI payment: amount, deadline, and the state of the order.

import type { OrderAttributes } from '../../../contract/payments/schemas.ts'
import type { PageLoader } from '../app/page-loader.ts'

/** `editId` is that of the edit whose difference is paid. */
export type UpiData = OrderAttributes & { editId?: string }

export const loadUpiPayment: PageLoader<UpiData> = async ({ call, query, messages }) => {
  const orderNumber = Number(query.get('orderNumber'))
  const editId = query.get('editId')
  const edit = editId ? { editId } : {}
  const { data } = await call('GET /api/v1/payment/getOrderAttributes', { query: { orderNumber, ...edit } })
  return {
    data: { ...data, ...edit },
    head: { title: `${messages('checkout')('upiTitle')} | ${messages('common')('siteName')}`, noindex: true },
    tags: [],
  }
}
