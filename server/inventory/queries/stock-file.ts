// Stock as a file: by the filters of the list, or for a pasted list.

import type { StockRow } from '../../../contract/inventory/api.ts'
import type { stockFileEndpoints } from '../../../contract/inventory/list-file-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { stockCells, stockHeadings } from '../rules/stock-csv.ts'
import { listedStock, stockForStaff } from './stock-desk.ts'

const nameOf = (market: string) => `stock-${market.toLowerCase()}.csv`
const cellsOf = (rows: readonly StockRow[]) => rows.map(stockCells)

export function stockFile(
  db: Db,
  { language, hide, ...filter }: HandlerInput<(typeof stockFileEndpoints)['stockFile']>['query'],
): Promise<FileStream> {
  return listFile<string>({
    name: nameOf(filter.market),
    headings: stockHeadings(language),
    hide,
    async read(after) {
      const page = { ...filter, limit: FILE_PAGE, after: after ?? undefined }
      const { rows, next } = await stockForStaff(db, { language }, page)
      return { rows: cellsOf(rows), next }
    },
  })
}

export function listedStockFile(
  db: Db,
  { language, hide, ...asked }: HandlerInput<(typeof stockFileEndpoints)['listedStockFile']>['body'],
): Promise<FileStream> {
  return listFile<never>({
    name: nameOf(asked.market),
    headings: stockHeadings(language),
    hide,
    read: async () => ({ rows: cellsOf((await listedStock(db, { language }, asked)).rows), next: null }),
  })
}
