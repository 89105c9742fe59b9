// The list of orders of staff as a file: what its filters find, in its columns.

import type { orderFileEndpoints } from '../../../contract/orders/list-file-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Marks } from '../../annotations/service.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { staffListHeadings, staffListRow } from '../rules/staff-list-csv.ts'
import { staffOrders } from './staff-orders.ts'

type FileInput = HandlerInput<(typeof orderFileEndpoints)['ordersFile']>['query']

export function staffOrdersFile(db: Db, { language, ...filter }: FileInput, marks: Marks | null): Promise<FileStream> {
  return listFile<number>({
    name: `orders-${filter.market.toLowerCase()}.csv`,
    headings: staffListHeadings(language),
    async read(before) {
      const page = { ...filter, limit: FILE_PAGE, ...(before && { before }) }
      const { orders, next } = await staffOrders(db, page, marks)
      return { rows: orders.map(order => staffListRow(order, language)), next }
    },
  })
}
