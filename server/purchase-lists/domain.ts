// Manifest of the purchase lists domain.

import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { purchaseListRoutes } from './routes.ts'

const OF_LISTS = 'list_id in (select id from purchase_lists where customer_id = $1)'

export const purchaseListsDomain: Domain = {
  name: 'purchase-lists',
  personalData: [
    { table: 'purchase_list_items', where: OF_LISTS, ends: 'deleted' },
    { table: 'purchase_lists', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  tables: ['purchase_list_items', 'purchase_lists'],
  readsTables: {
    catalog: ['offer_choices', 'products'],
    customers: ['customers'],
    notifications: ['message_opt_outs'],
  },
  routes: purchaseListRoutes,
}
