// HTTP routes of bookings at carriers.

import { bookingEndpoints } from '../../contract/bookings/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { bookCarrier, cancelBooking } from './commands/bookings.ts'
import { carriersForStaff, labelOf, labelsOf } from './queries/labels.ts'

export const bookingRoutes = routes(bookingEndpoints, {
  carriers: async ({ app, query }) => ok(await carriersForStaff(app, query.market)),
  bookCarrier: async ({ app, actor, params, body }) => ok(await bookCarrier(app, actor, { ...params, ...body })),
  cancelBooking: async ({ app, actor, params }) => ok(await cancelBooking(app, actor, params.shipmentId)),
  label: ({ app, actor, params }) => labelOf(app, actor.markets, params.shipmentId),
  labels: ({ app, actor, query }) => labelsOf(app, actor, query.orders),
})
