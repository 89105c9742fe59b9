// Loads the list of a customer's orders and the page of one order.

import type { InvoiceYear } from '../../../contract/invoices/archive-api.ts'
import type { OrderBrief } from '../../../contract/orders/schemas.ts'
import { MAX_SEARCH_LENGTH } from '../../../contract/orders/search.rules.ts'
import { ORDER_GROUPS, type OrderGroup } from '../../../contract/orders/status.rules.ts'
import type { TransferAccount } from '../../../contract/payments/schemas.ts'
import { FIRST_DAY } from '../../../contract/shared/days.ts'
import type { PageLoader } from '../app/page-loader.ts'
import { accountHead } from '../customers/components/account-head.ts'
import { transferAccountOf } from '../payments/components/transfer-account-loader.ts'
import { type OrderContents, readOrder } from './order-data.ts'

const ORDERS_PER_PAGE = 10

/** The search in the URL; empty texts for all orders. */
export interface OrderSearch {
  text: string
  /** First and last day: `2026-04-01`. */
  from: string
  to: string
  /** Whether the last day is before the first one, so that nothing was searched. */
  daysWrong: boolean
}

export interface OrdersData {
  group: OrderGroup
  search: OrderSearch
  /** From 1. */
  page: number
  pages: number
  orders: OrderBrief[]
  /** The years that all invoices can be downloaded of. */
  invoiceYears: InvoiceYear[]
  counts: Record<OrderGroup, number>
}

/** A valid day to search for; empty otherwise. */
function dayOf(text: string | null): string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY) return ''
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : ''
}

function searchOf(query: URLSearchParams): OrderSearch {
  const text = (query.get('str') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))]
  return { text, from, to, daysWrong: from !== '' && to !== '' && from > to }
}

const NONE: Omit<OrdersData, 'group' | 'search' | 'invoiceYears'> = {
  page: 1,
  pages: 0,
  orders: [],
  counts: { all: 0, 'to-pay': 0, 'on-the-way': 0, delivered: 0, cancelled: 0 },
}

export const loadOrders: PageLoader<OrdersData> = async context => {
  const { call, query } = context
  const group = ORDER_GROUPS.find(one => one === query.get('state')) ?? 'all'
  const search = searchOf(query)
  const { text: str, from, to, daysWrong } = search
  const requested = Number(query.get('page'))
  const page = Number.isInteger(requested) && requested > 0 && requested <= 10_000 ? requested : 1
  const read = async (number: number) => {
    const days = { from: from || undefined, to: to || undefined }
    const query = { state: group, str, ...days, pageIndex: number - 1, pageSize: ORDERS_PER_PAGE }
    const { totalCount, orders, counts } = (await call('GET /api/v1/checkout/getUserOrders', { query })).data
    return { page: number, pages: Math.ceil(totalCount / ORDERS_PER_PAGE), orders, counts }
  }
  const [result, { data: invoiceYears }] = await Promise.all([
    daysWrong ? NONE : read(page),
    call('GET /api/v1/order/invoiceYears'),
  ])
  // A group can shrink between two visits: a page number past the end shows the last page.
  const data = page > result.pages && result.pages > 0 ? await read(result.pages) : result
  return { data: { group, search, invoiceYears, ...data }, head: accountHead(context, 'orders'), tags: [] }
}

export interface OrderData extends OrderContents {
  /** Only while the order waits for a bank transfer. */
  transferAccount: TransferAccount | null
}

export const loadOrder: PageLoader<OrderData> = async context => {
  const { call, params, messages } = context
  const orderNumber = Number(params.number)
  const contents = await readOrder(call, orderNumber)
  const transferAccount = await transferAccountOf(context, contents.order)
  const title = messages('order')('orderNumber', { number: String(orderNumber) })
  return {
    data: { ...contents, transferAccount },
    head: { title: `${title} | ${messages('common')('siteName')}`, noindex: true },
    tags: [],
  }
}
