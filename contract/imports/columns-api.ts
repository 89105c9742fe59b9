// Endpoints to map the columns of a file after its dry run and repeat the dry run.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zVersion } from '../shared/record-version.ts'
import { zMarket, zMinor, zUuid } from '../shared/schemas.ts'
import { zAccepted, zColumnTarget, zMapping, zMappingName } from './api.ts'
import { exampleImport, exampleMapping } from './examples.ts'

/** Maximum number of columns of a file that can be mapped. */
export const MAX_COLUMNS = 1_000

export const zSampleColumn = z.object({
  heading: z.string(),
  /** The first distinct values, truncated. */
  values: z.array(z.string()),
  /** The meaning of the heading without a mapping. */
  guess: zColumnTarget,
})
export type SampleColumn = z.output<typeof zSampleColumn>

const zImportColumns = z.object({
  id: zUuid,
  fileName: z.string(),
  market: zMarket,
  /** Empty for a file that was not or could not be read. */
  columns: z.array(zSampleColumn),
  /** Number of further columns of the file. */
  more: z.int().min(0),
  /** Mapping that the dry run used. */
  mapping: zMapping,
})
export type ImportColumns = z.output<typeof zImportColumns>

const zOfferPrice = z.object({
  mrpMinor: zMinor,
  priceMinor: zMinor,
  breaks: z.array(z.object({ minQuantity: z.int(), priceMinor: zMinor })),
})
const zImportPrice = z.object({
  msn: z.string(),
  partNumber: z.string(),
  name: z.string(),
  before: zOfferPrice,
  after: zOfferPrice,
  /** The largest change of a unit price, in hundredths of a percent. */
  shiftBp: z.int(),
})
export type ImportPrice = z.output<typeof zImportPrice>
const price = { mrpMinor: 4_000_00, priceMinor: 3_190_00, breaks: [] }

const params = z.object({ id: zUuid })
const access = 'staff' as const

export const importColumnEndpoints = defineEndpoints({
  readImportColumns: {
    method: 'GET',
    path: '/api/admin/imports/{id}/columns',
    access,
    permission: 'imports.read',
    summary:
      'Returns the columns of a file with their first values, their detected meaning, and the mapping of the file.',
    params,
    response: envelope(zImportColumns),
    errors: ['request.not-found'],
    example: ok({
      ...{ id: exampleImport.id, fileName: 'price-list.xlsx', market: 'IN' as const, more: 0, mapping: exampleMapping },
      columns: [{ heading: 'Item code', values: ['DR-500', 'DR-650'], guess: { field: 'partNumber' as const } }],
    }),
  },
  importedPrices: {
    method: 'GET',
    path: '/api/admin/imports/{id}/prices',
    access,
    permission: 'imports.read',
    summary:
      'Lists the prices that a dry run would change, or changed when it was applied, where price changes require approval; largest changes first. `before` gets the next page.',
    params,
    query: z.object({
      before: z
        .string()
        .regex(/^\d{1,9}\.\d{1,15}$/, 'What `next` of the page before says.')
        .optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: envelope(
      z.object({
        /** Whether the prices of this file were stored. */
        kept: z.boolean(),
        /** Number of price changes, and the largest in hundredths of a percent. */
        count: z.int(),
        largestBp: z.int(),
        /** Offers whose price has changed since the dry run, so that it cannot be applied as shown. */
        moved: z.int(),
        prices: z.array(zImportPrice),
        next: z.string().nullable(),
      }),
    ),
    errors: ['request.not-found'],
    example: ok({
      ...{ kept: true, count: 1, largestBp: 627, moved: 0, next: null },
      prices: [
        {
          ...{ msn: 'MSN0000A1B2', partNumber: 'TID-13', name: 'Impact drill', shiftBp: 627 },
          ...{ before: price, after: { ...price, priceMinor: 2_990_00 } },
        },
      ],
    }),
  },
  remapImport: {
    method: 'POST',
    path: '/api/admin/imports/{id}/remap',
    access,
    permission: 'imports.write',
    summary: 'Retries the file of a finished dry run with another mapping, as a new dry run.',
    params,
    body: z.object({ mapping: zMapping }),
    response: envelope(zAccepted),
    errors: ['request.not-found', 'import.file-gone'],
    example: ok({ accepted: true, reason: null, importId: exampleImport.id, laterImports: [] }),
  },
  readMapping: {
    method: 'GET',
    path: '/api/admin/importMappings/{name}',
    access,
    permission: 'imports.read',
    summary: 'Returns a saved mapping.',
    params: z.object({ name: zMappingName }),
    response: envelope(z.object({ name: z.string(), mapping: zMapping, version: zVersion })),
    errors: ['request.not-found'],
    example: ok({ name: 'office-feed', mapping: exampleMapping, version: 1 }),
  },
})
