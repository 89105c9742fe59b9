// Manifest of custom fields: additional data that operators store about orders, customers and companies.

import type { MergeRule } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import { fieldsBin } from './commands/definitions.ts'
import { customFieldRoutes } from './routes.ts'

/** Values of a customer, of the company and of the orders of the account. */
const OF_ACCOUNT = `(kind, record_number) in (
  select k.kind, c.number from customers c cross join (values ('customer'), ('company')) k (kind) where c.id = $1 union all
  select 'order', number from orders where customer_id = $1)`

const numberOf = (place: '$1' | '$2') => `(select number from customers where id = ${place}::uuid)`

/** If the kept account has another company, the values of the merged one are deleted with it. */
const OTHER_COMPANY = `t.kind = 'company' and exists (
  select from business_details k join business_details m on m.customer_id = $2::uuid
  where k.customer_id = $1::uuid and (k.company_name <> '' and lower(k.company_name) <> lower(m.company_name) or k.gstin <> m.gstin))`

/** Runs before the companies are merged: the rule depends on which one is kept. */
const merging: MergeRule = {
  table: 'custom_field_values',
  statements: [
    `delete from custom_field_values t where t.kind in ('customer', 'company') and t.record_number = ${numberOf('$2')}
       and (${OTHER_COMPANY} or exists (select from custom_field_values k
         where k.kind = t.kind and k.record_number = ${numberOf('$1')} and k.field_id = t.field_id))`,
    `update custom_field_values set record_number = ${numberOf('$1')}
     where kind in ('customer', 'company') and record_number = ${numberOf('$2')}`,
  ],
}

export const customFieldsDomain: Domain = {
  name: 'custom-fields',
  bin: [fieldsBin],
  tables: ['custom_field_values', 'custom_fields'],
  readsTables: { customers: ['business_details', 'customers'], orders: ['orders'] },
  personalData: [
    {
      ...{ table: 'custom_field_values', where: OF_ACCOUNT },
      // values about the person and the company are in the data download, sensitive or not, without their author
      shown: `kind in ('customer', 'company')`,
      omit: ['record_number', 'field_id', 'set_by'],
      ends: 'deleted',
    },
  ],
  merging: [merging],
  routes: customFieldRoutes,
}
