// Manifest of the bookings domain: parcels and pickups of returns booked at carriers, and labels.

import type { Domain } from '../platform/domain.ts'
import { OF_ORDERS } from '../platform/personal-data.ts'
import { BOOKING_TOPICS, cancelUnwanted, handleItemsCancelled } from './commands/bookings.ts'
import { advancePickups } from './commands/carrier-events.ts'
import { cancelUnwantedPickups } from './commands/pickups.ts'
import { bookingRoutes, carrierRoutes, pickupRoutes } from './routes.ts'

export const bookingsDomain: Domain = {
  name: 'bookings',
  personalData: [
    {
      table: 'carrier_bookings',
      where: OF_ORDERS,
      omit: ['label', 'requested_by', 'last_error'],
      ends: { keptFor: 'tax' },
    },
    {
      table: 'return_pickups',
      where: 'return_id in (select id from returns where customer_id = $1)',
      omit: ['requested_by', 'last_error'],
      ends: { keptFor: 'tax' },
    },
  ],
  tables: ['carrier_bookings', 'return_pickups'],
  readsTables: {
    catalog: ['products', 'seller_registrations', 'sellers'],
    delivery: ['carriers'],
    inventory: ['warehouses'],
    orders: ['order_lines', 'orders', 'shipment_lines', 'shipments'],
    returns: ['return_lines', 'returns'],
  },
  routes: [...bookingRoutes, ...pickupRoutes, ...carrierRoutes],
  jobs: [
    {
      name: 'bookings.cancel-unwanted',
      every: '* * * * *',
      async run(app) {
        await cancelUnwanted(app)
        await cancelUnwantedPickups(app)
      },
    },
    {
      name: 'bookings.advance-pickups',
      every: '* * * * *',
      async run(app) {
        await advancePickups(app)
      },
    },
  ],
  subscribers: [{ name: 'bookings.follow-cancellations', topics: BOOKING_TOPICS, handle: handleItemsCancelled }],
}
