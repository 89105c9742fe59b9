// Manifest of the domain of order edits: staff change the lines of an order after it was placed.

import type { Domain } from '../platform/domain.ts'
import { orderEditRoutes } from './routes.ts'

export const orderEditsDomain: Domain = {
  name: 'order-edits',
  tables: [],
  readsTables: { catalog: ['products'], orders: ['orders'] },
  routes: orderEditRoutes,
}
