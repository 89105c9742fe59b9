// Manifest of the bookings domain: parcels booked at carriers, and their labels.

import type { Domain } from '../platform/domain.ts'
import { OF_ORDERS } from '../platform/personal-data.ts'
import { BOOKING_TOPICS, cancelUnwanted, handleItemsCancelled } from './commands/bookings.ts'
import { bookingRoutes } from './routes.ts'

export const bookingsDomain: Domain = {
  name: 'bookings',
  personalData: [
    {
      table: 'carrier_bookings',
      where: OF_ORDERS,
      omit: ['label', 'requested_by', 'last_error'],
      ends: { keptFor: 'tax' },
    },
  ],
  tables: ['carrier_bookings'],
  readsTables: {
    catalog: ['products', 'seller_registrations', 'sellers'],
    delivery: ['carriers'],
    orders: ['order_lines', 'orders', 'shipment_lines', 'shipments'],
  },
  routes: bookingRoutes,
  jobs: [
    {
      name: 'bookings.cancel-unwanted',
      every: '* * * * *',
      async run(app) {
        await cancelUnwanted(app)
      },
    },
  ],
  subscribers: [{ name: 'bookings.follow-cancellations', topics: BOOKING_TOPICS, handle: handleItemsCancelled }],
}
