// Staff endpoints to import suppliers' files: mappings, progress, undo.

import { z } from 'zod'
import { readNetQuantity } from '../catalog/declarations.rules.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zPlace } from '../shared/list-place.ts'
import { zReadVersion, zVersion } from '../shared/record-version.ts'
import { zDay, zMarket, zText, zUuid } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { exampleImport, exampleMapping } from './examples.ts'
import { IMPORT_FIELDS } from './fields.rules.ts'
import { IMPORT_STATES } from './states.rules.ts'

const zField = z.enum(IMPORT_FIELDS)

/** Declarations for products whose row in the file has none. */
const zDeclarations = z
  .strictObject({
    manufacturerName: zText(300),
    manufacturerAddress: zText(300),
    packerName: zText(300),
    packerAddress: zText(300),
    importerName: zText(300),
    importerAddress: zText(300),
    netQuantity: zText(30).refine(text => readNetQuantity(text) === text, 'A number and a unit, such as 500 g or 1 N'),
    careName: zText(300),
    careAddress: zText(300),
    carePhone: zText(40),
    careEmail: zText(200),
  })
  .partial()

/** What a column contains: a field, `ignore`, stock of a warehouse, or an attribute. */
export const zColumnTarget = z.union([
  z.literal('ignore'),
  zField,
  z.strictObject({ field: zField, unit: zText(12).optional() }),
  z.strictObject({ stock: zText(40) }),
  z.strictObject({
    attribute: zText(120),
    nameHi: zText(120).optional(),
    unit: zText(12, 0).optional(),
    kind: z.enum(['text', 'number', 'boolean', 'list']).optional(),
    /** Whether shoppers can filter by it; determined by coverage when omitted. */
    facet: z.boolean().optional(),
  }),
])

/** Assigns rows to a category: all given conditions must hold. */
export const zCategoryRule = z.strictObject({
  /** Path of names joined by ` > `, or a code of the store. */
  category: zText(300),
  /** The name contains any of these, as whole words. */
  words: z.array(zText(80)).max(100).optional(),
  /** The name contains none of these. */
  notWords: z.array(zText(80)).max(100).optional(),
  /** Any of these columns is filled. */
  columns: z.array(zText(200)).max(50).optional(),
  /** A column has one of these values. */
  values: z.record(zText(200), z.array(zText(200)).max(200)).optional(),
  hsn: z
    .string()
    .regex(/^\d{4,8}$/)
    .optional(),
})

/** How a supplier's file is read; every part is optional. */
export const zMapping = z.strictObject({
  columns: z.record(zText(300), zColumnTarget).default({}),
  /** Prices are in rupees and dirhams unless `unit` is `minor`. */
  prices: z
    .strictObject({ unit: z.enum(['major', 'minor']).optional(), taxIncluded: z.boolean().optional() })
    .default({}),
  defaults: z
    .strictObject({
      brand: zText(120),
      category: zText(300),
      hsn: z.string().regex(/^\d{4,8}$/),
      weightGrams: z.int().min(1).max(100_000_000),
      origin: z.string().regex(/^[A-Z]{2}$/),
      declarations: zDeclarations,
      availability: z.enum(['stock', 'on-request']),
      /** Units in the warehouse for a product without stock anywhere, when the file does not state its stock. */
      stock: z.int().min(0).max(100_000_000),
    })
    .partial()
    .default({}),
  seller: zText(60).optional(),
  /** Warehouse of a plain stock column; the market's first by default. */
  warehouse: zText(60).optional(),
  /** Maps category names of the file to those of the store: a path of names or a code. */
  categories: z.record(zText(300), zText(300)).default({}),
  categoryRules: z.array(zCategoryRule).max(500).default([]),
  /** Hindi names of categories that are created. */
  categoryNamesHi: z.record(zText(120), zText(120)).default({}),
  /** What to do when rows share brand and part number. */
  repeats: z.enum(['reject', 'append-id']).default('reject'),
  acceptJumps: z.boolean().default(false),
})
export type ImportMapping = z.output<typeof zMapping>
export type ImportMappingInput = z.input<typeof zMapping>

const zCount = z.int().min(0)

export const zImport = z.object({
  id: zUuid,
  market: zMarket,
  fileName: z.string(),
  dryRun: z.boolean(),
  state: z.enum(IMPORT_STATES),
  /** Processed rows and total rows. */
  position: zCount,
  total: zCount,
  created: zCount,
  /** Offers created for products that another seller offered first. */
  offered: zCount,
  updated: zCount,
  unchanged: zCount,
  rejected: zCount,
  priceChanges: zCount,
  /** Products, or offers of the file's seller, that it deactivates; 0 for imports older than this count. */
  retired: zCount,
  /** Products that the undo restored, and those it skipped because they were changed since. */
  undone: zCount,
  left: zCount,
  problems: z.array(
    z.object({ code: z.string(), severity: z.enum(['error', 'warning', 'note']), count: zCount, message: z.string() }),
  ),
  pictures: z.object({ waiting: zCount, stored: zCount, failed: zCount }),
  who: z.string(),
  error: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type ImportStatus = z.output<typeof zImport>

export const zMappingName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Small letters, digits and dashes.')
const zSaved = z.object({ name: z.string(), updatedAt: z.string(), version: zVersion })
export const zAccepted = z.object({
  accepted: z.boolean(),
  /** Why it was not accepted: still running, not a dry run, undone; null when it was accepted. */
  reason: z.string().nullable(),
  /** The import that was started; null when it was not accepted. */
  importId: zUuid.nullable(),
  /** Later imports that changed the same products and must be undone first, newest first. */
  laterImports: z.array(z.object({ id: zUuid, fileName: z.string(), createdAt: z.string(), products: z.int().min(1) })),
})
export type ImportAccepted = z.output<typeof zAccepted>

const params = z.object({ id: zUuid })
const access = 'staff' as const
const accepted = ok({ accepted: true, reason: null, importId: exampleImport.id, laterImports: [] })

export const importEndpoints = defineEndpoints({
  listImports: {
    method: 'GET',
    path: '/api/admin/imports',
    access,
    permission: 'imports.read',
    summary: 'Lists imports, newest first. To get the next page, pass `next` as `before`.',
    query: z.object({
      market: zMarket.optional(),
      state: z.enum(IMPORT_STATES).optional(),
      /** A dry run, or an import that was applied. */
      kind: z.enum(['trial', 'real']).optional(),
      /** First and last day on which they started, in the time zone of each market. */
      ...{ from: zDay.optional(), to: zDay.optional() },
      before: zPlace.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ imports: z.array(zImport), next: zPlace.nullable() })),
    errors: [],
    example: ok({ imports: [exampleImport], next: null }),
  },
  getImport: {
    method: 'GET',
    path: '/api/admin/imports/{id}',
    access,
    permission: 'imports.read',
    summary: 'Returns the progress of an import and its problems by kind.',
    params,
    response: envelope(zImport),
    errors: ['request.not-found'],
    example: ok(exampleImport),
  },
  applyImport: {
    method: 'POST',
    path: '/api/admin/imports/{id}/apply',
    access,
    permission: 'imports.write',
    summary:
      'Applies the file of a finished dry run as a new import. Where price changes require approval, it sets only the prices that the dry run showed.',
    approval: 'prices',
    params,
    response: envelope(zAccepted),
    errors: ['request.not-found', 'import.try-again', 'import.prices-changed', ...APPROVAL_ERRORS],
    example: accepted,
  },
  cancelImport: {
    method: 'POST',
    path: '/api/admin/imports/{id}/cancel',
    access,
    permission: 'imports.write',
    summary: 'Cancels a waiting or running import after the current batch. Its changes stay until it is undone.',
    params,
    response: envelope(zAccepted),
    errors: ['request.not-found'],
    example: accepted,
  },
  undoImport: {
    method: 'POST',
    path: '/api/admin/imports/{id}/undo',
    access,
    permission: 'imports.write',
    summary:
      'Undoes an import, except for what was changed since. Rejected while later imports that changed the same products have not been undone; may be repeated for what was left.',
    params,
    response: envelope(zAccepted),
    errors: ['request.not-found'],
    example: accepted,
  },
  retryImport: {
    method: 'POST',
    path: '/api/admin/imports/{id}/retry',
    access,
    permission: 'imports.write',
    summary: 'Retries only the rows that a finished import did not accept, as a new dry run with the same mapping.',
    params,
    response: envelope(zAccepted),
    errors: ['request.not-found', 'import.file-gone'],
    example: accepted,
  },
  listMappings: {
    method: 'GET',
    path: '/api/admin/importMappings',
    access,
    permission: 'imports.read',
    summary: 'Lists the saved mappings.',
    response: envelope(z.array(zSaved)),
    errors: [],
    example: ok([{ name: 'office-feed', updatedAt: '2026-05-04T06:00:00.000Z', version: 1 }]),
  },
  saveMapping: {
    method: 'POST',
    path: '/api/admin/importMappings',
    access,
    permission: 'imports.write',
    summary:
      'Saves a mapping under a name: a new one (version 0), or in place of the version that was read. Repeating it changes nothing.',
    body: z.object({ name: zMappingName, mapping: zMapping, version: zReadVersion }),
    response: envelope(zSaved.extend({ mapping: zMapping })),
    errors: ['settings.changed-meanwhile'],
    example: ok({
      ...{ name: 'office-feed', updatedAt: '2026-05-04T06:00:00.000Z', version: 1, mapping: exampleMapping },
    }),
  },
})
