// The customers of a pasted list of numbers, phones and mail addresses, and the entries that match none.

import type { customerDeskEndpoints } from '../../../contract/customer-desk/api.ts'
import type { CustomerListed } from '../../../contract/customer-desk/schemas.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Db } from '../../platform/db.ts'
import { type ListedRow, listNamed } from '../repository/listed-customers.ts'
import { type CustomerSearch, customerSearch } from '../rules.ts'
import { presentListed } from './customers.ts'
import { type CustomerListOptions, withFields } from './list-options.ts'

type ListedInput = HandlerInput<(typeof customerDeskEndpoints)['listedCustomers']>['body']

const names = ({ number, phones, email }: CustomerSearch, row: ListedRow): boolean =>
  row.number === number ||
  (row.phone !== null && phones.includes(row.phone)) ||
  (row.email !== null && row.email.toLowerCase() === email)

/** The customers in the list, newest first, and the entries that match none. */
export async function namedCustomers(
  db: Db,
  { market, list }: Pick<ListedInput, 'market' | 'list'>,
): Promise<{ found: ListedRow[]; unknown: string[] }> {
  const asked = list.map(text => ({ text, search: customerSearch(text, market) }))
  const found = await listNamed(db, market, {
    numbers: asked.flatMap(({ search }) => search.number ?? []),
    phones: asked.flatMap(({ search }) => search.phones),
    emails: asked.flatMap(({ search }) => search.email ?? []),
  })
  return { found, unknown: asked.flatMap(({ text, search }) => (found.some(row => names(search, row)) ? [] : [text])) }
}

/** The customers on the list, with masked contacts and the shown custom fields. */
export async function listedCustomers(
  db: Db,
  asked: ListedInput,
  options: CustomerListOptions,
): Promise<{ rows: CustomerListed[]; unknown: string[] }> {
  const { found, unknown } = await namedCustomers(db, asked)
  return { rows: await withFields(db, options, found.map(presentListed)), unknown }
}
