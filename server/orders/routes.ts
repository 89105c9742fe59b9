// HTTP routes of orders.

import { orderAddressEndpoints } from '../../contract/orders/address-api.ts'
import { orderEndpoints } from '../../contract/orders/api.ts'
import { orderContactEndpoints } from '../../contract/orders/contact-api.ts'
import { divisionEndpoints } from '../../contract/orders/division-api.ts'
import { orderFilterEndpoints } from '../../contract/orders/filters-api.ts'
import { orderHoldEndpoints } from '../../contract/orders/hold-api.ts'
import { orderFileEndpoints } from '../../contract/orders/list-file-api.ts'
import { lostParcelEndpoints } from '../../contract/orders/lost-parcels-api.ts'
import { pickListEndpoints } from '../../contract/orders/pick-list-api.ts'
import { staffOrderEndpoints } from '../../contract/orders/staff-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { cancelOrder, cancelOrderByStaff, previewCancellation } from './commands/cancel-order.ts'
import { correctAddress } from './commands/correct-address.ts'
import { divideParcel, mergeParcel } from './commands/divide-parcel.ts'
import { holdOrder, releaseOrder } from './commands/hold-order.ts'
import { sendAgain } from './commands/send-again.ts'
import { confirmOrder } from './commands/staff-orders.ts'
import { cancelReasons, orderBrief, orderDetails, trackShipment, userOrders } from './queries/customer-orders.ts'
import { filterChoices } from './queries/desk-filters.ts'
import { orderListOptions } from './queries/list-options.ts'
import { listedOrders } from './queries/listed-orders.ts'
import { orderStream } from './queries/order-stream.ts'
import { ordersCsv } from './queries/orders-csv.ts'
import { pickList } from './queries/pick-list.ts'
import { previewDivision } from './queries/plan-division.ts'
import { orderContact, staffOrder, staffOrders } from './queries/staff-orders.ts'
import { listedOrdersFile, staffOrdersFile } from './queries/staff-orders-file.ts'
import { orderFor } from './rules/masked-customer.ts'

const customerRoutes = routes(orderEndpoints, {
  userOrders: async ({ app, actor, query }) => ok(await userOrders(app.db, actor, query)),
  userOrdersCsv: ({ app, actor, query }) => ordersCsv(app.db, actor, query),
  orderByUser: async ({ app, actor, query }) => ok(await orderBrief(app.db, actor, query.orderNumber)),
  orderDetails: async ({ app, actor, query }) => ok(await orderDetails(app.db, actor, query.orderNumber)),
  cancelReasons: async ({ actor }) => ok(cancelReasons(actor.language)),
  cancelOrder: async ({ app, actor, body }) => ok(await cancelOrder(app.db, actor, body)),
  cancelPreview: async ({ app, actor, body }) => ok(await previewCancellation(app.db, actor, body)),
  orderStream: async ({ app, actor, query }) => ok(await orderStream(app, actor, query.orderNumber)),
  tracking: async ({ app, actor, query }) => ok(await trackShipment(app.db, actor, query.shipmentId)),
})

const staffRoutes = routes(staffOrderEndpoints, {
  listOrders: async ({ app, actor, query }) =>
    ok(await staffOrders(app.db, query, await orderListOptions(app.db, actor, query))),
  showOrder: async ({ app, actor, params }) => ok(orderFor(actor, await staffOrder(app.db, params.orderNumber))),
  confirmOrder: async ({ app, actor, params }) => ok(await confirmOrder(app.db, actor, params.orderNumber)),
  cancelOrderByStaff: async ({ app, actor, params, body }) =>
    ok(await cancelOrderByStaff(app.db, actor, { ...params, ...body })),
})

const filterRoutes = routes(orderFilterEndpoints, {
  orderFilterChoices: async ({ app, actor, query }) => ok(await filterChoices(app.db, actor, query.market)),
})

const contactRoutes = routes(orderContactEndpoints, {
  orderContact: async ({ app, params }) => ok(await orderContact(app.db, params.orderNumber)),
})

const addressRoutes = routes(orderAddressEndpoints, {
  correctOrderAddress: async ({ app, actor, params, body }) =>
    ok(await correctAddress(app.db, actor, { ...params, ...body })),
})

const holdRoutes = routes(orderHoldEndpoints, {
  holdOrder: async ({ app, actor, params, body }) => ok(await holdOrder(app.db, actor, { ...params, ...body })),
  releaseOrder: async ({ app, actor, params, body }) => ok(await releaseOrder(app.db, actor, { ...params, ...body })),
})

const pickRoutes = routes(pickListEndpoints, {
  pickList: async ({ app, actor, query }) => ok(await pickList(app.db, actor, query)),
})

const lostParcelRoutes = routes(lostParcelEndpoints, {
  sendAgain: async ({ app, actor, params }) => ok(await sendAgain(app.db, actor, params.shipmentId)),
})

const divisionRoutes = routes(divisionEndpoints, {
  previewDivision: async ({ app, actor, params, body }) =>
    ok(await previewDivision(app.db, actor, { ...params, ...body })),
  divideParcel: async ({ app, actor, params, body }) => ok(await divideParcel(app.db, actor, { ...params, ...body })),
  mergeParcel: async ({ app, actor, params, body }) => ok(await mergeParcel(app.db, actor, { ...params, ...body })),
})

const fileRoutes = routes(orderFileEndpoints, {
  ordersFile: async ({ app, actor, query }) =>
    staffOrdersFile(app.db, query, await orderListOptions(app.db, actor, query)),
  listedOrdersFile: async ({ app, actor, body }) =>
    listedOrdersFile(app.db, body, await orderListOptions(app.db, actor, body)),
  listedOrders: async ({ app, actor, body }) =>
    ok(await listedOrders(app.db, body, await orderListOptions(app.db, actor, body))),
})

export const orderRoutes = [
  ...[...customerRoutes, ...staffRoutes, ...contactRoutes, ...filterRoutes],
  ...[...addressRoutes, ...holdRoutes, ...pickRoutes, ...lostParcelRoutes, ...divisionRoutes, ...fileRoutes],
]
