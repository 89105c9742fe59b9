// Manifest of the domain of price lists and the customer groups that they are for.

import { movedOnce } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { groupsBin } from './commands/groups.ts'
import { priceListCalendar } from './repository/calendar.ts'
import { customerGroupRoutes, ownPriceRoutes, priceListRoutes } from './routes.ts'

export const priceListsDomain: Domain = {
  name: 'price-lists',
  bin: [groupsBin],
  calendar: [priceListCalendar],
  personalData: [{ table: 'customer_group_members', where: OF_CUSTOMER, ends: 'deleted' }],
  merging: [movedOnce('customer_group_members', 'group_id', 'customerGroups')],
  tables: [
    'customer_group_companies',
    'customer_group_members',
    'customer_groups',
    'price_list_entries',
    'price_list_groups',
    'price_list_rules',
    'price_lists',
  ],
  readsTables: {
    catalog: ['brands', 'categories', 'offer_choices', 'offers', 'products', 'sellers'],
    customers: ['business_details', 'customers'],
    products: ['price_schedules', 'scheduled_prices'],
  },
  routes: [...customerGroupRoutes, ...ownPriceRoutes, ...priceListRoutes],
}
