// Loads the pages of the account.

import type { Address } from '../../../contract/addresses/api.ts'
import type { BusinessDetails, Customer } from '../../../contract/customers/api.ts'
import type { Order, OrderBrief, Tracking } from '../../../contract/orders/api.ts'
import { ORDER_GROUPS, type OrderGroup } from '../../../contract/orders/status.rules.ts'
import type { LoadContext, PageLoader } from '../shared/page.ts'

type Title = 'title' | 'orders' | 'addressesTitle' | 'businessTitle' | 'profileTitle'

const headOf = ({ text }: LoadContext, key: Title) => ({
  title: `${text('account')(key)} | ${text('common')('siteName')}`,
  noindex: true,
})

const ORDERS_PER_PAGE = 10
const RECENT = 3

export interface OverviewData {
  customer: Customer
  orders: OrderBrief[]
  address: Address | null
  business: BusinessDetails
}

export const loadOverview: PageLoader<OverviewData> = async context => {
  const { call } = context
  const [customer, orders, addresses, business] = await Promise.all([
    call('GET /api/v1/customer/getcustomer'),
    call('GET /api/v1/checkout/getUserOrders', { query: { pageSize: RECENT } }),
    call('GET /api/v1/address/getAddressList'),
    call('GET /api/v1/customer/getCustomerBusinessDetails'),
  ])
  const address = addresses.addressList.find(({ type }) => type === 'shipping') ?? null
  const data = { customer: customer.data, orders: orders.data.orders, address, business: business.data }
  return { data, head: headOf(context, 'title'), tags: [] }
}

export interface OrdersData {
  group: OrderGroup
  /** From 1. */
  page: number
  pages: number
  orders: OrderBrief[]
  counts: Record<OrderGroup, number>
}

export const loadOrders: PageLoader<OrdersData> = async context => {
  const { call, query } = context
  const group = ORDER_GROUPS.find(one => one === query.get('state')) ?? 'all'
  const asked = Number(query.get('page'))
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1
  const read = async (number: number) => {
    const query = { state: group, pageIndex: number - 1, pageSize: ORDERS_PER_PAGE }
    const { totalCount, orders, counts } = (await call('GET /api/v1/checkout/getUserOrders', { query })).data
    return { page: number, pages: Math.ceil(totalCount / ORDERS_PER_PAGE), orders, counts }
  }
  const found = await read(page)
  // A group shrinks as its orders go on their way: beyond its end stands its last page.
  const data = page > found.pages && found.pages > 0 ? await read(found.pages) : found
  return { data: { group, ...data }, head: headOf(context, 'orders'), tags: [] }
}

export interface OrderData {
  order: Order
  tracking: Tracking[]
}

export const loadOrder: PageLoader<OrderData> = async context => {
  const { call, params, text } = context
  const orderNumber = Number(params.number)
  const { data: order } = await call('GET /api/v1/order/orderDetails', { query: { orderNumber } })
  const tracking = await Promise.all(
    order.shipments.map(({ shipmentId }) => call('GET /api/v1/order/orderTracking', { query: { shipmentId } })),
  )
  const title = text('order')('orderNumber', { number: String(orderNumber) })
  return {
    data: { order, tracking: tracking.map(({ data }) => data) },
    head: { title: `${title} | ${text('common')('siteName')}`, noindex: true },
    tags: [],
  }
}

export interface AddressesData {
  addresses: Address[]
}

export const loadAddresses: PageLoader<AddressesData> = async context => {
  const { addressList } = await context.call('GET /api/v1/address/getAddressList')
  return { data: { addresses: addressList }, head: headOf(context, 'addressesTitle'), tags: [] }
}

export interface BusinessData {
  business: BusinessDetails
}

export const loadBusiness: PageLoader<BusinessData> = async context => {
  const { data } = await context.call('GET /api/v1/customer/getCustomerBusinessDetails')
  return { data: { business: data }, head: headOf(context, 'businessTitle'), tags: [] }
}

export interface ProfileData {
  customer: Customer
}

export const loadProfile: PageLoader<ProfileData> = async context => {
  const { data } = await context.call('GET /api/v1/customer/getcustomer')
  return { data: { customer: data }, head: headOf(context, 'profileTitle'), tags: [] }
}
