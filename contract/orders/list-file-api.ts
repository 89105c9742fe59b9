// The call by which staff take the list of orders away as a file.

import { FIELD_LIST_ERRORS } from '../custom-fields/list.ts'
import { defineEndpoints, zFileStream } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zLanguage } from '../shared/schemas.ts'
import { staffOrderEndpoints } from './staff-api.ts'

export const orderFileEndpoints = defineEndpoints({
  ordersFile: {
    method: 'GET',
    path: '/api/admin/orders.csv',
    access: 'staff',
    permission: 'orders.read',
    summary: `The orders of the list with the same filters and custom fields as a CSV file, with the reason and time of each hold when \`hold\` is \`on\`, newest first, ${LIST_FILE_ROWS} at most; recorded in the audit log.`,
    query: staffOrderEndpoints.listOrders.query
      .omit({ before: true, limit: true })
      .extend({ language: zLanguage.default('en') }),
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: FIELD_LIST_ERRORS,
    example: { name: 'orders-in.csv', chunks: (async function* () {})() },
    recorded: true,
    perMinute: 10,
  },
})
