// The product grid as a file, and the changes in an imported file.

import { isGridField } from '../../../contract/products/fields.rules.ts'
import { MAX_CELLS } from '../../../contract/products/filters.ts'
import { GRID_FILE_COLUMNS, type GridFile, type ProductFileQuery } from '../../../contract/products/grid-file-api.ts'
import type { ProductQuery, ProductRow } from '../../../contract/products/schemas.ts'
import type { SentFile } from '../../../contract/products/sent-file.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import { isMoreRowsLine, LIST_FILE_ROWS } from '../../../contract/shared/list-file.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Marks } from '../../annotations/service.ts'
import { referenceData } from '../../catalog/service.ts'
import { orUnreadable, sentLines, UnreadableFile } from '../../imports/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import {
  fieldsOfHeadings,
  type GridLine,
  type GridProduct,
  headingOf,
  lineKey,
  readGridLines,
  versionOf,
} from '../rules/grid-file.ts'
import { categoryPath, reviewContext } from './context.ts'
import { productGrid } from './grid.ts'

type Names = Awaited<ReturnType<typeof productGrid>>['names']

/** The grid's display of a value. */
function shown(field: string, value: string, { brands, categories }: Names): string {
  if (field === 'brand') return brands[value] ?? value
  if (field === 'category') return categories[value] ?? value
  if (field === 'taxRate') return value === '' ? '' : `${Number(value) / 100}%`
  return value
}

/** The filtered products with the requested columns. @throws catalog.category-unknown */
export function productsFile(
  app: App,
  { language }: Pick<Staff, 'language'>,
  { columns, ...filter }: ProductFileQuery,
  marks: Marks | null = null,
): Promise<FileStream> {
  const names = columns.map(({ name }) => name)
  const fields = names.filter(isGridField)
  const [msn, partNumber, sellerCode, version] = GRID_FILE_COLUMNS
  const line = (row: ProductRow, words: Names) => [
    ...[row.msn, row.partNumber],
    ...names.map(name => shown(name, row.cells[name] ?? '', words)),
    // a product without an offer cannot be changed, so nothing is compared
    ...(row.sellerCode === null ? ['', ''] : [row.sellerCode, versionOf(row.cells, fields)]),
  ]
  return listFile<string>({
    name: `products-${filter.market.toLowerCase()}.csv`,
    headings: [
      ...[msn, partNumber],
      ...columns.map(({ name, heading }) => headingOf(heading, name)),
      ...[sellerCode, version],
    ],
    async read(after) {
      const query: ProductQuery = { ...filter, columns: names, limit: FILE_PAGE, ...(after && { after }) }
      const page = await productGrid(app, query, language, marks)
      return { rows: page.rows.map(row => line(row, page.names)), next: page.next }
    },
  })
}

const [MSN, , SELLER, VERSION] = GRID_FILE_COLUMNS

/** The lines of a file, their cells by field. @throws UnreadableFile */
async function gridLines(file: SentFile): Promise<{ lines: GridLine[]; unread: string[] }> {
  const sent = await sentLines(file, LIST_FILE_ROWS + 1)
  const { fields, unread } = fieldsOfHeadings([...new Set(sent.flatMap(({ cells }) => Object.keys(cells)))])
  const lines = sent
    .filter(({ cells }) => !isMoreRowsLine(cells[MSN] ?? ''))
    .map(({ row, cells, broken }): GridLine => {
      const cell = (heading: string) => (cells[heading] ?? '').trim()
      // readers skip an empty cell: it means a removed value
      const typed = [...fields].map(([heading, field]) => [field, cells[heading] ?? ''] as const)
      return {
        ...{ row, broken, msn: cell(MSN), seller: cell(SELLER), version: cell(VERSION) },
        cells: Object.fromEntries(typed),
      }
    })
  if (!lines.some(({ msn }) => msn) || fields.size === 0)
    throw new UnreadableFile(`The file has no lines with ${MSN}, ${SELLER}, ${VERSION} and a column of the grid.`)
  return { lines, unread }
}

/** The current products of the lines, by line; a line is compared with the offer of its seller. */
async function productsOf(app: App, market: Market, lines: readonly GridLine[]): Promise<Map<string, GridProduct>> {
  const products = new Map<string, GridProduct>()
  const { categories } = await referenceData(app)
  const columns = [...new Set(lines.flatMap(({ cells }) => Object.keys(cells)))]
  for (const seller of new Set(lines.map(line => line.seller))) {
    const list = [...new Set(lines.filter(line => line.seller === seller).map(({ msn }) => msn))]
    for (let after: string | null | undefined; after !== null; ) {
      const query = { market, columns, list, limit: FILE_PAGE, ...(seller && { seller }), ...(after && { after }) }
      const { rows, names, next } = await productGrid(app, query, 'en')
      for (const row of rows) {
        const category = categories.get(row.cells.category ?? '')
        const paths = category ? [categoryPath(category, 'en'), categoryPath(category, 'hi')] : []
        const words = { brand: [shown('brand', row.cells.brand ?? '', names)], category: paths }
        products.set(lineKey({ msn: row.msn, seller }), { ...row, words })
      }
      after = next
    }
  }
  return products
}

/** The changes in a file; nothing is written. @throws request.invalid for a file that cannot be read */
export function readProducts(app: App, actor: Staff, sent: SentFile): Promise<GridFile> {
  const { market } = sent
  return orUnreadable(async () => {
    const { lines, unread } = await gridLines(sent)
    const file: GridFile = { taken: [], skipped: [], wrong: [], same: 0, unread }
    const seen = new Set<string>()
    for (let from = 0; from < lines.length; from += FILE_PAGE) {
      const part = lines.slice(from, from + FILE_PAGE)
      const rows = part.map(({ msn, seller, cells }) => ({
        ...{ msn, seller },
        cells: Object.fromEntries(Object.entries(cells).map(([field, now]) => [field, { was: '', now }])),
      }))
      const context = await reviewContext(app, app.db, market, rows, actor.permissions)
      readGridLines(part, await productsOf(app, market, part), context, seen, file)
      if (file.taken.length > MAX_CELLS || file.skipped.length + file.wrong.length > MAX_CELLS)
        throw new UnreadableFile(`More than ${MAX_CELLS} cells of the file are changed or wrong: send it in parts.`)
    }
    return file
  })
}
