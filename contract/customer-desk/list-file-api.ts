// The call by which staff take the list of customers away as a file.

import { z } from 'zod'
import { FIELD_LIST_ERRORS } from '../custom-fields/list.ts'
import { defineEndpoints, zFileStream } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zLanguage } from '../shared/schemas.ts'
import { customerDeskEndpoints } from './api.ts'

export const customerFileEndpoints = defineEndpoints({
  customersFile: {
    method: 'GET',
    path: '/api/admin/customers.csv',
    access: 'staff',
    permission: 'customers.read',
    summary: `The customers of the list with the same filters and custom fields as a CSV file, newest first, ${LIST_FILE_ROWS} at most; recorded in the audit log. Contacts are masked, or in full for who has \`customers.unmask\`.`,
    query: customerDeskEndpoints.listCustomers.query
      .omit({ before: true, limit: true })
      .extend({ language: zLanguage.default('en'), contacts: z.enum(['masked', 'full']).default('masked') }),
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: ['session.forbidden', ...FIELD_LIST_ERRORS],
    example: { name: 'customers-in.csv', chunks: (async function* () {})() },
    recorded: true,
    perMinute: 10,
  },
})
