// HTTP routes of orders looked up without logging in.

import { guestOrderEndpoints } from '../../contract/guest-orders/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { askForCode, openOrder } from './commands/look-up.ts'
import { guestInvoice, guestOrder } from './queries/opened-order.ts'

export const guestOrderRoutes = routes(guestOrderEndpoints, {
  sendOrderCode: async ({ app, actor, body }) => ok(await askForCode(app, actor, body)),
  openGuestOrder: async ({ app, actor, body }) => ok(await openOrder(app, actor, body)),
  guestOrder: async ({ app, actor, query }) => ok(await guestOrder(app, actor, query.orderNumber)),
  guestInvoice: ({ app, actor, query }) => guestInvoice(app, actor, query),
})
