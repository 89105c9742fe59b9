// Manifest of the customers domain.

import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { customerRoutes } from './routes.ts'

const EMPTIED = `email = null, phone = null, email_verified_at = null, phone_verified_at = null, first_name = '', last_name = '',
  customer_category = '', password_hash = null, deleted_at = now(), updated_at = now()`

/** A company that the account with the id $1 does not take over because it has another one. */
const OTHER_COMPANY = `exists (select from business_details k where k.customer_id = $1
  and (k.company_name <> '' and lower(k.company_name) <> lower(t.company_name) or k.gstin <> t.gstin))`

export const customersDomain: Domain = {
  name: 'customers',
  personalData: [
    { table: 'business_details', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'customers', where: '$1 in (id, merged_into)', omit: ['password_hash'], ends: { set: EMPTIED } },
  ],
  merging: [
    {
      table: 'business_details',
      statements: [
        `update business_details k set
           company_name = case when k.company_name = '' then m.company_name else k.company_name end,
           gstin = coalesce(k.gstin, m.gstin), is_gst_invoice = k.is_gst_invoice or (k.gstin is null and m.is_gst_invoice),
           trade_licence = case when k.trade_licence = '' then m.trade_licence else k.trade_licence end,
           licence_authority = case when k.trade_licence = '' then m.licence_authority else k.licence_authority end,
           updated_at = now()
         from business_details m where k.customer_id = $1 and m.customer_id = $2`,
        'delete from business_details where customer_id = $2 and exists (select from business_details k where k.customer_id = $1)',
        'update business_details set customer_id = $1 where customer_id = $2',
      ],
      moves: 'company',
      ends: { kind: 'company', where: OTHER_COMPANY },
    },
  ],
  tables: ['business_details', 'customers'],
  readsTables: { catalog: ['sellers'] },
  routes: customerRoutes,
}
