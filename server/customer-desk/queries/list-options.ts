// Additional filters of the customer list, and the custom fields of customers and companies that it shows.

import type { CustomerListed } from '../../../contract/customer-desk/schemas.ts'
import { type MarkFilters, markSource, marksOf } from '../../annotations/service.ts'
import { type FieldList, type FieldQuery, fieldsOfList, NO_FIELDS } from '../../custom-fields/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { type Narrowing, narrowingOf } from '../../platform/narrowed-list.ts'

export interface CustomerListOptions {
  narrowing: Narrowing | null
  /** Of the customers, and of their companies. */
  fields: FieldList
  companyFields: FieldList
}

export const EVERY_CUSTOMER: CustomerListOptions = { narrowing: null, fields: NO_FIELDS, companyFields: NO_FIELDS }

type Query = MarkFilters &
  FieldQuery & { companyField?: FieldQuery['field'] | undefined; companyShow?: FieldQuery['show'] | undefined }

/** @throws session.forbidden without the right to read notes or fields, field.unknown, field.value */
export async function customerListOptions(db: Db, actor: Staff, query: Query): Promise<CustomerListOptions> {
  const source = markSource(marksOf(actor, 'customer', query))
  const { market, companyField: field, companyShow: show } = query
  const fields = await fieldsOfList(db, actor, 'customer', query)
  const companyFields = await fieldsOfList(db, actor, 'company', { market, field, show })
  return { narrowing: narrowingOf(source, [...fields.filters, ...companyFields.filters]), fields, companyFields }
}

/** Values of the shown columns, for rows of the list. */
export async function withFields<Row extends Pick<CustomerListed, 'number'>>(
  db: Db,
  { fields, companyFields }: CustomerListOptions,
  rows: readonly Row[],
): Promise<(Row & Pick<CustomerListed, 'fields' | 'companyFields'>)[]> {
  const numbers = rows.map(({ number }) => number)
  const own = await fields.valuesOf(db, numbers)
  const ofCompanies = await companyFields.valuesOf(db, numbers)
  return rows.map(row => ({
    ...row,
    ...(fields.columns.length > 0 && { fields: own.get(row.number) ?? {} }),
    ...(companyFields.columns.length > 0 && { companyFields: ofCompanies.get(row.number) ?? {} }),
  }))
}
