// HTTP routes of bookings at carriers, and of what carriers report.

import { bookingEndpoints } from '../../contract/bookings/api.ts'
import { pickupEndpoints } from '../../contract/bookings/pickups-api.ts'
import { carrierEndpoints } from '../../contract/orders/carriers-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { bookCarrier, cancelBooking } from './commands/bookings.ts'
import { acceptCarrierEvent } from './commands/carrier-events.ts'
import { bookPickup, cancelPickup, failPickup } from './commands/pickups.ts'
import { carriersForStaff, labelOf, labelsOf } from './queries/labels.ts'
import { pickupOptions } from './queries/pickup-options.ts'

export const bookingRoutes = routes(bookingEndpoints, {
  carriers: async ({ app, query }) => ok(await carriersForStaff(app, query.market)),
  bookCarrier: async ({ app, actor, params, body }) => ok(await bookCarrier(app, actor, { ...params, ...body })),
  cancelBooking: async ({ app, actor, params }) => ok(await cancelBooking(app, actor, params.shipmentId)),
  label: ({ app, actor, params }) => labelOf(app, actor.markets, params.shipmentId),
  labels: ({ app, actor, query }) => labelsOf(app, actor, query.orders),
})

export const pickupRoutes = routes(pickupEndpoints, {
  pickupOptions: async ({ app, actor, params }) => ok(await pickupOptions(app, actor, params.returnNumber)),
  bookPickup: async ({ app, actor, params, body }) => ok(await bookPickup(app, actor, { ...params, ...body })),
  cancelPickup: async ({ app, actor, params }) => ok(await cancelPickup(app, actor, params.returnNumber)),
  failPickup: async ({ app, actor, params, body }) =>
    ok(await failPickup(app, actor, params.returnNumber, body.reason)),
})

export const carrierRoutes = routes(carrierEndpoints, {
  carrierEvents: async ({ app, params, body, rawBody, headers }) =>
    ok(await acceptCarrierEvent(app, params.carrier, { body, rawBody, headers })),
})
