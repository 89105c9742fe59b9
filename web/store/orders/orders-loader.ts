// Loads the list of a customer's orders and the page of one order.

import type { InvoiceBrief } from '../../../contract/invoices/schemas.ts'
import type { Order, OrderBrief, Tracking } from '../../../contract/orders/api.ts'
import { ORDER_GROUPS, type OrderGroup } from '../../../contract/orders/status.rules.ts'
import type { TransferAccount } from '../../../contract/payments/schemas.ts'
import type { PageLoader } from '../app/page-loader.ts'
import { accountHead } from '../customers/components/account-head.ts'
import { transferAccountOf } from '../payments/components/transfer-account-loader.ts'

const ORDERS_PER_PAGE = 10

export interface OrdersData {
  group: OrderGroup
  /** What the orders were searched for; empty for all of them. */
  text: string
  /** From 1. */
  page: number
  pages: number
  orders: OrderBrief[]
  counts: Record<OrderGroup, number>
}

export const loadOrders: PageLoader<OrdersData> = async context => {
  const { call, query } = context
  const group = ORDER_GROUPS.find(one => one === query.get('state')) ?? 'all'
  const text = (query.get('str') ?? '').trim().slice(0, 40)
  const requested = Number(query.get('page'))
  const page = Number.isInteger(requested) && requested > 0 && requested <= 10_000 ? requested : 1
  const read = async (number: number) => {
    const query = { state: group, str: text, pageIndex: number - 1, pageSize: ORDERS_PER_PAGE }
    const { totalCount, orders, counts } = (await call('GET /api/v1/checkout/getUserOrders', { query })).data
    return { page: number, pages: Math.ceil(totalCount / ORDERS_PER_PAGE), orders, counts }
  }
  const result = await read(page)
  // A group can shrink between two visits: a page number past the end shows the last page.
  const data = page > result.pages && result.pages > 0 ? await read(result.pages) : result
  return { data: { group, text, ...data }, head: accountHead(context, 'orders'), tags: [] }
}

export interface OrderData {
  order: Order
  tracking: Tracking[]
  /** Of its parcels that have left. */
  invoices: InvoiceBrief[]
  /** Only while the order waits for a bank transfer. */
  transferAccount: TransferAccount | null
}

export const loadOrder: PageLoader<OrderData> = async context => {
  const { call, params, messages } = context
  const orderNumber = Number(params.number)
  const { data: order } = await call('GET /api/v1/order/orderDetails', { query: { orderNumber } })
  const tracking = await Promise.all(
    order.shipments.map(({ shipmentId }) => call('GET /api/v1/order/orderTracking', { query: { shipmentId } })),
  )
  const invoices =
    order.shipments.length > 0 ? await call('GET /api/v1/order/invoices', { query: { orderNumber } }) : null
  const transferAccount = await transferAccountOf(context, order)
  const title = messages('order')('orderNumber', { number: String(orderNumber) })
  return {
    data: { order, tracking: tracking.map(({ data }) => data), invoices: invoices?.data ?? [], transferAccount },
    head: { title: `${title} | ${messages('common')('siteName')}`, noindex: true },
    tags: [],
  }
}
