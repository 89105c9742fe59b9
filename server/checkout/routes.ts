// HTTP routes of placing an order.

import { payEndpoints } from '../../contract/payments/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { placeOrder } from './service.ts'

export const checkoutRoutes = routes(payEndpoints, {
  pay: async ({ app, actor, body }) => ok(await placeOrder(app, actor, body)),
  payV3: async ({ app, actor, body }) => ok(await placeOrder(app, actor, body)),
})
