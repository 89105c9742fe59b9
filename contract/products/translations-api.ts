// Endpoints for translators to find product texts without up-to-date Hindi, export them, and import the translations.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { zMarket, zMsn, zText } from '../shared/schemas.ts'
import { CELL_PROBLEMS } from './fields.rules.ts'
import { MAX_CELLS } from './filters.ts'
import { SENT_FILE_BYTES, zSentFile } from './sent-file.ts'

const access = 'staff' as const
const permission = 'translations.write' as const

const zField = z.enum(['nameHi', 'featuresHi', 'descriptionHi'])

/** Columns of the file, in order. */
export const TRANSLATION_COLUMNS = ['MSN', 'Part number', 'Field', 'State', 'English', 'Hindi', 'Version'] as const

const zTextToTranslate = z.object({
  field: zField,
  english: z.string(),
  hindi: z.string(),
  /** `outdated`: the English has changed since the Hindi was written. */
  state: z.enum(['missing', 'outdated']),
  /** Version of the current English and Hindi. */
  version: z.string(),
})
export type TextToTranslate = z.output<typeof zTextToTranslate>

const zProductToTranslate = z.object({
  msn: z.string(),
  partNumber: z.string(),
  /** The seller that maintains the product data; null when nobody offers the product, whose texts then cannot be changed. */
  seller: z.string().nullable(),
  /** Name in English. */
  name: z.string(),
  active: z.boolean(),
  texts: z.array(zTextToTranslate),
})
export type ProductToTranslate = z.output<typeof zProductToTranslate>

const zWanted = z.object({ market: zMarket, state: z.enum(['missing', 'outdated']).optional() })

/** Why a valid line of a file is skipped: a text was changed after the export. */
const zSkipped = z.object({
  row: z.int(),
  msn: z.string(),
  partNumber: z.string(),
  seller: z.string(),
  field: zField,
  reason: z.enum(['english-changed', 'hindi-changed']),
  english: z.string(),
  hindi: z.string(),
  /** In the file. */
  typed: z.string(),
})
export type SkippedLine = z.output<typeof zSkipped>

const zWrong = z.object({
  row: z.int(),
  msn: z.string(),
  field: z.string(),
  reason: z.enum([...CELL_PROBLEMS, 'unreadable', 'field-unknown', 'version-unknown', 'twice', 'empty']),
  typed: z.string(),
})
export type WrongLine = z.output<typeof zWrong>

const zTranslatedFile = z.object({
  /** Cells of a change set, to be reviewed and saved. */
  taken: z.array(z.object({ msn: z.string(), seller: z.string(), field: zField, was: z.string(), now: z.string() })),
  skipped: z.array(zSkipped),
  wrong: z.array(zWrong),
  /** Lines with the same Hindi as in the store. */
  same: z.int(),
})
export type TranslatedFile = z.output<typeof zTranslatedFile>

const version = 'v5f4dcc3b5aa765d6-7215ee9c7d9dc229'
const text: TextToTranslate = {
  ...{ field: 'nameHi', english: 'Impact drill 13 mm, 750 W', hindi: 'इम्पैक्ट ड्रिल 13 मिमी' },
  ...{ state: 'outdated', version },
}

export const translationEndpoints = defineEndpoints({
  listTranslations: {
    method: 'GET',
    path: '/api/admin/translations',
    access,
    permission,
    summary:
      'Lists the products of a market with a text whose Hindi is missing or older than the English; `after` returns the following page.',
    query: zWanted.extend({ after: zMsn.optional(), limit: z.coerce.number().int().min(1).max(100).default(25) }),
    response: envelope(z.object({ products: z.array(zProductToTranslate), next: z.string().nullable() })),
    errors: [],
    example: ok({
      products: [
        {
          ...{ msn: 'MSN0000A1B2', partNumber: 'TID-13', seller: 'SAHYA', name: text.english, active: true },
          texts: [text],
        },
      ],
      next: null,
    }),
  },
  translationsFile: {
    method: 'GET',
    path: '/api/admin/translations.csv',
    access,
    permission,
    summary: `Exports the texts of that list as CSV, ${MAX_CELLS} at most. Fill in the column Hindi and send the file back.`,
    query: zWanted,
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'translations.csv', chunks: (async function* () {})() },
    perMinute: 10,
  },
  readTranslations: {
    method: 'POST',
    path: '/api/admin/translations/read',
    access,
    permission,
    recorded: false,
    summary:
      'Reads a translated file, CSV or XLSX, and returns the cells it changes, lines whose texts were changed since, and invalid lines. Changes nothing.',
    body: zSentFile,
    maxBytes: SENT_FILE_BYTES,
    response: envelope(zTranslatedFile),
    errors: ['request.invalid'],
    example: ok({
      taken: [
        { msn: 'MSN0000A1B2', seller: 'SAHYA', field: 'nameHi', was: text.hindi, now: 'इम्पैक्ट ड्रिल 13 मिमी, 750 वॉट' },
      ],
      ...{ skipped: [], wrong: [], same: 0 },
    }),
  },
  confirmTranslation: {
    method: 'POST',
    path: '/api/admin/translations/{msn}/confirm',
    access,
    permission,
    summary: 'Marks outdated Hindi as still matching the current English.',
    params: z.object({ msn: zMsn }),
    body: z.object({ field: zField, version: zText(80) }),
    response: envelope(z.object({ confirmed: z.literal(true) })),
    errors: ['catalog.product-unknown', 'product.changes-rejected'],
    example: ok({ confirmed: true as const }),
  },
})
