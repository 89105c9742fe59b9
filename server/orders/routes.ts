// HTTP routes of orders.

import { orderEndpoints } from '../../contract/orders/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import {
  cancelOrder,
  cancelReasons,
  orderBrief,
  orderDetails,
  trackShipment,
  userOrders,
} from './queries/customer-orders.ts'

export const orderRoutes = routes(orderEndpoints, {
  userOrders: async ({ app, actor, query }) => ok(await userOrders(app.db, actor, query)),
  orderByUser: async ({ app, actor, query }) => ok(await orderBrief(app.db, actor, query.orderNumber)),
  orderDetails: async ({ app, actor, query }) => ok(await orderDetails(app.db, actor, query.orderNumber)),
  cancelReasons: async ({ actor }) => ok(cancelReasons(actor.language)),
  cancelOrder: async ({ app, actor, body }) => ok(await cancelOrder(app.db, actor, body)),
  tracking: async ({ app, actor, query }) => ok(await trackShipment(app.db, actor, query.shipmentId)),
})
