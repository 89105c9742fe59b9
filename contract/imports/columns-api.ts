// Calls by which the columns of a file that was tried are mapped one by one, and the file is tried again.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zUuid } from '../shared/schemas.ts'
import { zAccepted, zColumnTarget, zMapping, zMappingName } from './api.ts'
import { exampleImport, exampleMapping } from './examples.ts'

/** Columns of a file that are kept to be mapped. */
export const MAX_COLUMNS = 1_000

export const zSampleColumn = z.object({
  heading: z.string(),
  /** The first different values, shortened. */
  values: z.array(z.string()),
  /** What the heading means without a mapping. */
  guess: zColumnTarget,
})
export type SampleColumn = z.output<typeof zSampleColumn>

const zImportColumns = z.object({
  id: zUuid,
  fileName: z.string(),
  market: zMarket,
  /** Empty for a file that was not read yet, or could not be. */
  columns: z.array(zSampleColumn),
  /** Columns of the file beyond these. */
  more: z.int().min(0),
  /** With which the file was tried. */
  mapping: zMapping,
})
export type ImportColumns = z.output<typeof zImportColumns>

const params = z.object({ id: zUuid })
const access = 'staff' as const

export const importColumnEndpoints = defineEndpoints({
  readImportColumns: {
    method: 'GET',
    path: '/api/admin/imports/{id}/columns',
    access,
    permission: 'imports.read',
    summary: 'The columns of a file with their first values, what they are guessed to mean, and its mapping.',
    params,
    response: envelope(zImportColumns),
    errors: ['request.not-found'],
    example: ok({
      ...{ id: exampleImport.id, fileName: 'price-list.xlsx', market: 'IN' as const, more: 0, mapping: exampleMapping },
      columns: [{ heading: 'Item code', values: ['DR-500', 'DR-650'], guess: { field: 'partNumber' as const } }],
    }),
  },
  remapImport: {
    method: 'POST',
    path: '/api/admin/imports/{id}/remap',
    access,
    permission: 'imports.write',
    summary: 'Tries the file of an ended dry run again with another mapping, as a new dry run.',
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
    summary: 'A saved mapping.',
    params: z.object({ name: zMappingName }),
    response: envelope(z.object({ name: z.string(), mapping: zMapping })),
    errors: ['request.not-found'],
    example: ok({ name: 'office-feed', mapping: exampleMapping }),
  },
})
