// Manifest of order customers: staff move an order placed with the wrong account to another one.

import type { Domain } from '../platform/domain.ts'
import { orderCustomerRoutes } from './routes.ts'

export const orderCustomersDomain: Domain = {
  name: 'order-customers',
  tables: [],
  readsTables: {
    customers: ['business_details'],
    orders: ['orders', 'shipments', 'waiting_edits'],
    payments: ['payments'],
    support: ['support_tickets'],
  },
  routes: orderCustomerRoutes,
}
