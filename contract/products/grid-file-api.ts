// Endpoints to export the product grid with its current columns, and to import the file as cell changes.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { MAX_NUMBERS } from '../shared/pasted-list.rules.ts'
import { zText } from '../shared/schemas.ts'
import { CELL_PROBLEMS } from './fields.rules.ts'
import { MAX_CELLS } from './filters.ts'
import { zColumn, zProductQuery } from './schemas.ts'
import { SENT_FILE_BYTES, zSentFile } from './sent-file.ts'

const access = 'staff' as const
const permission = 'products.read' as const

/** Columns that every file has, before and after those of the view. */
export const GRID_FILE_COLUMNS = ['MSN', 'Part number', 'Seller code', 'Version'] as const

const zFile = zProductQuery.omit({ after: true, limit: true, columns: true, list: true }).extend({
  /** Columns in order, with their headings in the view. */
  columns: z.array(z.object({ name: zColumn, heading: zText(120) })).max(60),
  /** A pasted list of MSNs and part numbers. */
  list: z.array(zText(60)).max(MAX_NUMBERS).default([]),
})
export type ProductFileQuery = z.output<typeof zFile>

/** A valid cell that is skipped because it was changed after the export. */
const zSkippedCell = z.object({
  row: z.int(),
  msn: z.string(),
  partNumber: z.string(),
  seller: z.string(),
  field: z.string(),
  /** The current value. */
  old: z.string(),
  /** In the file. */
  typed: z.string(),
})
export type SkippedCell = z.output<typeof zSkippedCell>

const zWrongCell = z.object({
  row: z.int(),
  msn: z.string(),
  /** Empty when the whole line is invalid. */
  field: z.string(),
  reason: z.enum([...CELL_PROBLEMS, 'unreadable', 'version-unknown', 'twice']),
  typed: z.string(),
})
export type WrongCell = z.output<typeof zWrongCell>

const zGridFile = z.object({
  /** Cells of a change set, to be reviewed and saved. */
  taken: z.array(
    z.object({ msn: z.string(), seller: z.string(), field: z.string(), was: z.string(), now: z.string() }),
  ),
  skipped: z.array(zSkippedCell),
  wrong: z.array(zWrongCell),
  /** Cells that match the store, or are unchanged since the export. */
  same: z.int(),
  /** Headings that match no field of the grid. */
  unread: z.array(z.string()),
})
export type GridFile = z.output<typeof zGridFile>

export const productFileEndpoints = defineEndpoints({
  productsFile: {
    method: 'POST',
    path: '/api/admin/products/file',
    access,
    permission,
    recorded: false,
    summary: `Exports the products found by the filters or by a pasted list as CSV with these columns, ${LIST_FILE_ROWS} rows at most. Changes nothing.`,
    body: zFile,
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: ['catalog.category-unknown'],
    example: { name: 'products-in.csv', chunks: (async function* () {})() },
    perMinute: 10,
  },
  readProducts: {
    method: 'POST',
    path: '/api/admin/products/file/read',
    access,
    permission,
    recorded: false,
    summary: `Reads an exported file back, CSV or XLSX, and returns the cells it changes, ${MAX_CELLS} at most, cells changed since the export, and invalid cells. Changes nothing.`,
    body: zSentFile,
    maxBytes: SENT_FILE_BYTES,
    response: envelope(zGridFile),
    errors: ['request.invalid'],
    example: ok({
      taken: [{ msn: 'MSN0000A1B2', seller: 'SAHYA', field: 'price', was: '3190.00', now: '2990.00' }],
      ...{ skipped: [], wrong: [], same: 12, unread: [] },
    }),
  },
})
