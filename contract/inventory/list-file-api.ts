// Staff endpoints to export stock: the filtered list, or the products of a pasted list.

import { z } from 'zod'
import { csvList, hiddenColumns } from '../shared/csv-list.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zPastedList } from '../shared/pasted-list.ts'
import { zLanguage, zMarket, zText } from '../shared/schemas.ts'

const zCode = zText(40)
const language = zLanguage.default('en')

export const stockFileEndpoints = defineEndpoints({
  stockFile: {
    method: 'GET',
    path: '/api/admin/stock.csv',
    access: 'staff',
    permission: 'stock.read',
    summary: `Exports the stock that matches the filters of the list as CSV, by MSN, offer and warehouse, at most ${LIST_FILE_ROWS} rows; recorded in the audit log.`,
    query: z.object({
      market: zMarket,
      text: zText(100).optional(),
      warehouse: zCode.optional(),
      below: z.enum(['true']).optional(),
      language,
      ...hiddenColumns('stock'),
    }),
    ...csvList('stock-in.csv'),
    errors: [],
  },
  listedStockFile: {
    method: 'POST',
    path: '/api/admin/stock/listed.csv',
    access: 'staff',
    permission: 'stock.read',
    summary:
      'Exports the stock of the products in a list as CSV, in the order of the list. Changes nothing; recorded in the audit log.',
    body: z.object({
      market: zMarket,
      list: zPastedList,
      warehouse: zCode.optional(),
      language,
      ...hiddenColumns('stock'),
    }),
    ...csvList('stock-in.csv'),
    errors: [],
  },
})
