// HTTP routes of placing an order and of buying again.

import { checkoutEndpoints } from '../../contract/checkout/api.ts'
import { payEndpoints } from '../../contract/payments/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { buyAgain, pastProducts } from './commands/buy-again.ts'
import { placeOrder } from './service.ts'

const payRoutes = routes(payEndpoints, {
  pay: async ({ app, actor, body }) => ok(await placeOrder(app, actor, body)),
  payV3: async ({ app, actor, body }) => ok(await placeOrder(app, actor, body)),
})

const againRoutes = routes(checkoutEndpoints, {
  duplicateOrder: async ({ app, actor, body }) => ok(await buyAgain(app, actor, body.orderNumber)),
  pastOrders: async ({ app, actor, query }) => ok(await pastProducts(app, actor, query)),
})

export const checkoutRoutes = [...payRoutes, ...againRoutes]
