// Manifest of the purchase lists domain.

import type { Domain } from '../platform/domain.ts'
import { purchaseListRoutes } from './routes.ts'

export const purchaseListsDomain: Domain = {
  name: 'purchase-lists',
  tables: ['purchase_list_items', 'purchase_lists'],
  readsTables: {
    catalog: ['offer_choices', 'products'],
    customers: ['customers'],
    notifications: ['message_opt_outs'],
  },
  routes: purchaseListRoutes,
}
