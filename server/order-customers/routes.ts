// HTTP routes of moving orders to other accounts.

import { orderCustomerEndpoints } from '../../contract/order-customers/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { moveOrderToCustomer } from './commands/move-order.ts'
import { previewMove } from './queries/preview.ts'

export const orderCustomerRoutes = routes(orderCustomerEndpoints, {
  previewOrderMove: async ({ app, actor, params, query }) => ok(await previewMove(app, actor, { ...params, ...query })),
  moveOrderToCustomer: async ({ app, actor, params, body }) =>
    ok(await moveOrderToCustomer(app, actor, { ...params, ...body })),
})
