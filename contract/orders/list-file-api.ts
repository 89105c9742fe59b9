// Staff endpoints to export orders, and to show or export the orders of a pasted list.

import { z } from 'zod'
import { FIELD_LIST_ERRORS, fieldQuery } from '../custom-fields/list.ts'
import { csvList, hiddenColumns } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zPastedList } from '../shared/pasted-list.ts'
import { zLanguage, zMarket } from '../shared/schemas.ts'
import { listedOrderExample, staffOrderEndpoints, zOrderListed } from './staff-api.ts'

const zListed = z.object({ market: zMarket, list: zPastedList, show: fieldQuery.show })

export const orderFileEndpoints = defineEndpoints({
  ordersFile: {
    method: 'GET',
    path: '/api/admin/orders.csv',
    access: 'staff',
    permission: 'orders.read',
    summary: `The orders of the list with the same filters and custom fields as a CSV file, with the reason and time of each hold when \`hold\` is \`on\`, newest first, ${LIST_FILE_ROWS} at most; recorded in the audit log.`,
    query: staffOrderEndpoints.listOrders.query
      .omit({ before: true, limit: true })
      .extend({ language: zLanguage.default('en'), ...hiddenColumns('orders') }),
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: FIELD_LIST_ERRORS,
    example: { name: 'orders-in.csv', chunks: (async function* () {})() },
    recorded: true,
    perMinute: 10,
  },
  listedOrdersFile: {
    method: 'POST',
    path: '/api/admin/orders/listed.csv',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Exports the orders with the given numbers as CSV, newest first. Changes nothing; recorded in the audit log.',
    body: zListed.extend({ language: zLanguage.default('en'), ...hiddenColumns('orders') }),
    ...csvList('orders-in.csv'),
    errors: FIELD_LIST_ERRORS,
  },
  listedOrders: {
    method: 'POST',
    path: '/api/admin/orders/listed',
    access: 'staff',
    permission: 'orders.read',
    recorded: false,
    summary:
      'Finds the orders of a market with the given numbers, newest first, and returns the entries that match none. Changes nothing.',
    body: zListed,
    response: envelope(z.object({ rows: z.array(zOrderListed), unknown: z.array(z.string()) })),
    errors: FIELD_LIST_ERRORS,
    example: ok({ rows: [listedOrderExample], unknown: ['999999'] }),
  },
})
