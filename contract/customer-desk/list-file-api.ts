// Staff endpoints to export the list of customers, or the customers of a pasted list.

import { z } from 'zod'
import { FIELD_LIST_ERRORS } from '../custom-fields/list.ts'
import { csvList, hiddenColumns } from '../shared/csv-list.ts'
import { defineEndpoints, zFileStream } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zLanguage } from '../shared/schemas.ts'
import { customerDeskEndpoints } from './api.ts'

const shown = {
  language: zLanguage.default('en'),
  contacts: z.enum(['masked', 'full']).default('masked'),
  ...hiddenColumns('customers'),
}

export const customerFileEndpoints = defineEndpoints({
  customersFile: {
    method: 'GET',
    path: '/api/admin/customers.csv',
    access: 'staff',
    permission: 'customers.read',
    summary: `Exports the customers that match the filters of the list, with custom fields, as CSV, newest first, at most ${LIST_FILE_ROWS} rows; recorded in the audit log. Contacts are masked, or in full with \`customers.unmask\`.`,
    query: customerDeskEndpoints.listCustomers.query.omit({ before: true, limit: true }).extend(shown),
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: ['session.forbidden', ...FIELD_LIST_ERRORS],
    example: { name: 'customers-in.csv', chunks: (async function* () {})() },
    recorded: true,
    perMinute: 10,
  },
  listedCustomersFile: {
    method: 'POST',
    path: '/api/admin/customers/listed.csv',
    access: 'staff',
    permission: 'customers.read',
    summary:
      'Exports the customers found by a list of numbers, phones or emails as CSV, newest first. Contacts are masked, or in full with `customers.unmask`. Changes nothing; recorded in the audit log without the list.',
    body: customerDeskEndpoints.listedCustomers.body.extend(shown),
    ...csvList('customers-in.csv'),
    errors: ['session.forbidden', ...FIELD_LIST_ERRORS],
  },
})
