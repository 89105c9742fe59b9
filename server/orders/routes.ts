// HTTP routes of orders.

import { orderEndpoints } from '../../contract/orders/api.ts'
import { staffOrderEndpoints } from '../../contract/orders/staff-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { cancelOrderByStaff, confirmOrder, moveShipment } from './commands/staff-orders.ts'
import {
  cancelOrder,
  cancelReasons,
  orderBrief,
  orderDetails,
  trackShipment,
  userOrders,
} from './queries/customer-orders.ts'
import { staffOrder, staffOrders } from './queries/staff-orders.ts'

const customerRoutes = routes(orderEndpoints, {
  userOrders: async ({ app, actor, query }) => ok(await userOrders(app.db, actor, query)),
  orderByUser: async ({ app, actor, query }) => ok(await orderBrief(app.db, actor, query.orderNumber)),
  orderDetails: async ({ app, actor, query }) => ok(await orderDetails(app.db, actor, query.orderNumber)),
  cancelReasons: async ({ actor }) => ok(cancelReasons(actor.language)),
  cancelOrder: async ({ app, actor, body }) => ok(await cancelOrder(app.db, actor, body)),
  tracking: async ({ app, actor, query }) => ok(await trackShipment(app.db, actor, query.shipmentId)),
})

const staffRoutes = routes(staffOrderEndpoints, {
  listOrders: async ({ app, query }) => ok(await staffOrders(app.db, query)),
  showOrder: async ({ app, params }) => ok(await staffOrder(app.db, params.orderNumber)),
  confirmOrder: async ({ app, actor, params }) => ok(await confirmOrder(app.db, actor, params.orderNumber)),
  cancelOrderByStaff: async ({ app, actor, params, body }) =>
    ok(await cancelOrderByStaff(app.db, actor, { ...params, ...body })),
  moveShipment: async ({ app, actor, params, body }) => ok(await moveShipment(app.db, actor, { ...params, ...body })),
})

export const orderRoutes = [...customerRoutes, ...staffRoutes]
