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
  merging: [
    {
      table: 'purchase_lists',
      statements: [
        // a name used in both accounts gets the number of the merged account appended
        `update purchase_lists t set name = left(t.name, 40) || ' (' || (select number from customers where id = $2) || ')'
         where t.customer_id = $2 and exists (
           select from purchase_lists k where k.customer_id = $1 and lower(k.name) = lower(t.name))`,
        'update purchase_lists set customer_id = $1 where customer_id = $2',
      ],
      moves: 'purchaseLists',
    },
  ],
  tables: ['purchase_list_items', 'purchase_lists'],
  readsTables: {
    catalog: ['offer_choices', 'products'],
    customers: ['customers'],
    notifications: ['message_opt_outs'],
  },
  routes: purchaseListRoutes,
}
