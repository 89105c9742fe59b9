// Manifest of the customers domain.

import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { customerRoutes } from './routes.ts'

const EMPTIED = `email = null, phone = null, email_verified_at = null, phone_verified_at = null, first_name = '', last_name = '',
  customer_category = '', password_hash = null, deleted_at = now(), updated_at = now()`

export const customersDomain: Domain = {
  name: 'customers',
  personalData: [
    { table: 'business_details', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'customers', where: 'id = $1', omit: ['password_hash'], ends: { set: EMPTIED } },
  ],
  tables: ['business_details', 'customers'],
  readsTables: { catalog: ['sellers'] },
  routes: customerRoutes,
}
