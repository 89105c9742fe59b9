// The list of orders of staff as a file: what its filters find, in its columns.

import type { orderFileEndpoints } from '../../../contract/orders/list-file-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { staffListHeadings, staffListRow } from '../rules/staff-list-csv.ts'
import { staffOrders } from './staff-orders.ts'

type FileInput = HandlerInput<(typeof orderFileEndpoints)['ordersFile']>['query']

export function staffOrdersFile(db: Db, { language, ...filter }: FileInput): Promise<FileStream> {
  return listFile<number>({
    name: `orders-${filter.market.toLowerCase()}.csv`,
    headings: staffListHeadings(language),
    async read(before) {
      const { orders, more } = await staffOrders(db, { ...filter, limit: FILE_PAGE, ...(before && { before }) })
      const rows = orders.map(order => staffListRow(order, language))
      return { rows, next: more ? (orders.at(-1)?.orderNumber ?? null) : null }
    },
  })
}
