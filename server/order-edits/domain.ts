// Manifest of the domain of order edits: staff change the lines of an order after it was placed.

import type { Domain } from '../platform/domain.ts'
import { OF_ORDERS } from '../platform/personal-data.ts'
import { orderEditRoutes } from './routes.ts'

export const orderEditsDomain: Domain = {
  name: 'order-edits',
  personalData: [{ table: 'order_edits', where: OF_ORDERS, omit: ['who'], ends: { keptFor: 'tax' } }],
  tables: ['order_edits'],
  readsTables: { catalog: ['products'], orders: ['orders'] },
  routes: orderEditRoutes,
}
