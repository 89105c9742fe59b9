// The filtered staff order list as a file, with its columns.

import { showsHolds } from '../../../contract/orders/hold.rules.ts'
import type { orderFileEndpoints } from '../../../contract/orders/list-file-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import { fieldCells, fieldHeadings } from '../../custom-fields/service.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { holdCells, holdHeadings, staffListHeadings, staffListRow } from '../rules/staff-list-csv.ts'
import type { OrderListOptions } from './list-options.ts'
import { listedOrders } from './listed-orders.ts'
import { staffOrders } from './staff-orders.ts'

type FileInput = HandlerInput<(typeof orderFileEndpoints)['ordersFile']>['query']

export function staffOrdersFile(
  db: Db,
  { language, hide, ...filter }: FileInput,
  options: OrderListOptions,
): Promise<FileStream> {
  const { fields } = options
  const holds = showsHolds(filter.hold)
  return listFile<number>({
    name: `orders-${filter.market.toLowerCase()}.csv`,
    headings: [
      ...staffListHeadings(language),
      ...(holds ? holdHeadings(language) : []),
      ...fieldHeadings(fields, language),
    ],
    hide,
    async read(before) {
      const page = { ...filter, limit: FILE_PAGE, ...(before && { before }) }
      const { orders, next } = await staffOrders(db, page, options)
      const cells = (order: (typeof orders)[number]) => [
        ...staffListRow(order, language),
        ...(holds ? holdCells(order, language) : []),
        ...fieldCells(fields, order.fields, language),
      ]
      return { rows: orders.map(cells), next }
    },
  })
}

/** The orders of a pasted list as a file, with the shown custom fields. */
export function listedOrdersFile(
  db: Db,
  { language, hide, ...asked }: HandlerInput<(typeof orderFileEndpoints)['listedOrdersFile']>['body'],
  options: OrderListOptions,
): Promise<FileStream> {
  const { fields } = options
  return listFile<never>({
    name: `orders-${asked.market.toLowerCase()}.csv`,
    headings: [...staffListHeadings(language), ...fieldHeadings(fields, language)],
    hide,
    async read() {
      const { rows } = await listedOrders(db, asked, options)
      const cells = (order: (typeof rows)[number]) => [
        ...staffListRow(order, language),
        ...fieldCells(fields, order.fields, language),
      ]
      return { rows: rows.map(cells), next: null }
    },
  })
}
