// Data of an order page: loaded by the server for the page, and by the browser when the order has changed.

import type { Call } from '../../../contract/api.ts'
import type { InvoiceBrief } from '../../../contract/invoices/schemas.ts'
import type { Order, Tracking } from '../../../contract/orders/schemas.ts'
import type { Return } from '../../../contract/returns/schemas.ts'

export interface OrderContents {
  order: Order
  tracking: Tracking[]
  /** Shipped parcels. */
  invoices: InvoiceBrief[]
  returns: Return[]
  /** Whether anything can be returned now. */
  returnable: boolean
}

/** @throws order.unknown */
export async function readOrder(call: Call, orderNumber: number): Promise<OrderContents> {
  const query = { orderNumber }
  const { data: order } = await call('GET /api/v1/order/orderDetails', { query })
  const { shipments } = order
  const delivered = shipments.some(({ state }) => state === 'delivered')
  const [tracking, invoices, returns, options] = await Promise.all([
    Promise.all(shipments.map(({ shipmentId }) => call('GET /api/v1/order/orderTracking', { query: { shipmentId } }))),
    shipments.length > 0 ? call('GET /api/v1/order/invoices', { query }) : null,
    delivered ? call('GET /api/v1/order/returns', { query }) : null,
    delivered ? call('GET /api/v1/order/returnOptions', { query }) : null,
  ])
  return {
    order,
    tracking: tracking.map(({ data }) => data),
    invoices: invoices?.data ?? [],
    returns: returns?.data ?? [],
    returnable: options?.data.lines.some(({ quantity }) => quantity > 0) ?? false,
  }
}
