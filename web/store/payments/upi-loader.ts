// Loads the page of a UPI payment: what is to be approved, until when, and how the order stands.

import type { OrderAttributes } from '../../../contract/payments/schemas.ts'
import type { PageLoader } from '../app/page-loader.ts'

export const loadUpiPayment: PageLoader<OrderAttributes> = async ({ call, query, messages }) => {
  const orderNumber = Number(query.get('orderNumber'))
  const { data } = await call('GET /api/v1/payment/getOrderAttributes', { query: { orderNumber } })
  return {
    data,
    head: { title: `${messages('checkout')('upiTitle')} | ${messages('common')('siteName')}`, noindex: true },
    tags: [],
  }
}
