// Endpoints for translators to find category, attribute and brand names and attribute values without up-to-date Hindi, and to save it.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { zMarket, zText } from '../shared/schemas.ts'
import { MAX_CELLS } from './filters.ts'
import { MAX_SAVED_NAMES, NAME_FIELDS, NAMED_KINDS } from './names.rules.ts'
import { zCheckState } from './quality-api.ts'
import { SENT_FILE_BYTES, zSentFile } from './sent-file.ts'
import { MAX_VALUE } from './values.rules.ts'

const access = 'staff' as const
const permission = 'translations.write' as const

const zKind = z.enum(NAMED_KINDS)
export type NamedKind = z.output<typeof zKind>

const zField = z.enum(['name', 'intro', 'value'])
export type NameField = z.output<typeof zField>

/** The texts of each kind. */
export const FIELDS_OF: Readonly<Record<NamedKind, readonly NameField[]>> = {
  ...{ category: ['name', 'intro'], attribute: ['name'], value: ['value'], brand: ['name'] },
}

/** Columns of the file, in order. */
export const NAME_COLUMNS = ['Id', 'Field', 'State', 'English', 'Hindi', 'Version'] as const

/** `done` are values for which a translator has entered Hindi. */
const zState = z.enum(['missing', 'outdated', 'done'])
const zNameToTranslate = z.object({
  field: zField,
  english: z.string(),
  hindi: z.string(),
  /** `missing`: empty, or equal to the English unless confirmed to stay; `outdated`: the English has changed since. */
  state: zState,
  /** Version of the current English and Hindi. */
  version: z.string(),
})
export type NameToTranslate = z.output<typeof zNameToTranslate>

const zNamedRecord = z.object({
  /** Category code, attribute key or brand slug; for a value, the key of its attribute, a space and the English. */
  id: z.string(),
  /** Name in English. */
  name: z.string(),
  /** English names of the ancestor categories, from the top; for a value, the name of its attribute. */
  path: z.array(z.string()),
  active: z.boolean(),
  /** For a value: number of active products of the market that had it at the last count. */
  products: z.int().nullable(),
  /** Suggested Hindi from a product or another attribute; empty for none. */
  suggested: z.string(),
  texts: z.array(zNameToTranslate),
})
export type NamedRecord = z.output<typeof zNamedRecord>

const zCountedValues = z.object({
  state: zCheckState,
  /** When the last count ended; null before the first one. */
  countedAt: z.iso.datetime().nullable(),
  attributes: z.array(z.object({ key: z.string(), nameEn: z.string(), nameHi: z.string() })),
})
export type CountedValues = z.output<typeof zCountedValues>

const zWanted = z.object({
  market: zMarket,
  kind: zKind,
  state: zState.optional(),
  /** For values only: key of their attribute, and part of the English or the Hindi. */
  attribute: zText(81).optional(),
  text: zText(60).optional(),
})
const LONGEST_ID = MAX_VALUE + 82
const zId = zText(LONGEST_ID)
const zVersion = z.string().regex(/^v[0-9a-f]{16}-[0-9a-f]{16}$/, 'A version as the list gives it.')

/** A text that was not saved, with its current value. */
const zLeft = z.object({
  id: z.string(),
  field: zField,
  reason: z.enum(['unknown', 'english-changed', 'hindi-changed', 'taken']),
  english: z.string(),
  hindi: z.string(),
  /** The current version; empty for an unknown text. */
  version: z.string(),
})
export type LeftName = z.output<typeof zLeft>

const zSkipped = z.object({
  row: z.int(),
  id: z.string(),
  field: zField,
  reason: z.enum(['english-changed', 'hindi-changed']),
  english: z.string(),
  hindi: z.string(),
  /** The current version. */
  version: z.string(),
  /** In the file. */
  typed: z.string(),
})
export type SkippedName = z.output<typeof zSkipped>

const zWrong = z.object({
  row: z.int(),
  id: z.string(),
  field: z.string(),
  reason: z.enum(['unreadable', 'record-unknown', 'field-unknown', 'version-unknown', 'twice', 'empty', 'long']),
  typed: z.string(),
})
export type WrongName = z.output<typeof zWrong>

const zNamesRead = z.object({
  /** Changes in the file, to be saved. */
  taken: z.array(z.object({ id: z.string(), field: zField, version: z.string(), was: z.string(), now: z.string() })),
  skipped: z.array(zSkipped),
  wrong: z.array(zWrong),
  /** Lines with the same Hindi as in the store. */
  same: z.int(),
})
export type NamesRead = z.output<typeof zNamesRead>

const version = 'v5f4dcc3b5aa765d6-7215ee9c7d9dc229'
const text: NameToTranslate = { field: 'name', english: 'Impact drills', hindi: '', state: 'missing', version }

export const nameEndpoints = defineEndpoints({
  listNames: {
    method: 'GET',
    path: '/api/admin/translations/names',
    access,
    permission,
    summary:
      'Lists categories of a market, attributes or brands with a text whose Hindi is missing or older than the English, or the attribute values of its products, most used first. `after` returns the following page.',
    query: zWanted.extend({
      after: zText(LONGEST_ID + 11).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: envelope(z.object({ records: z.array(zNamedRecord), next: z.string().nullable() })),
    errors: ['request.invalid'],
    example: ok({
      records: [
        {
          id: '114010100',
          name: text.english,
          path: ['Power tools'],
          active: true,
          products: null,
          suggested: '',
          texts: [text],
        },
      ],
      next: null,
    }),
  },
  namesFile: {
    method: 'GET',
    path: '/api/admin/translations/names.csv',
    access,
    permission,
    summary: `Exports the texts of that list as CSV, ${MAX_CELLS} at most. Fill in the column Hindi and send the file back.`,
    query: zWanted,
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: ['request.invalid'],
    example: { name: 'names.csv', chunks: (async function* () {})() },
    perMinute: 10,
  },
  countedValues: {
    method: 'GET',
    path: '/api/admin/translations/values',
    access,
    permission,
    summary:
      'Returns when the attribute values of a market’s products were last counted, and which attributes have values to translate.',
    query: z.object({ market: zMarket }),
    response: envelope(zCountedValues),
    errors: [],
    example: ok({
      ...{ state: 'idle' as const, countedAt: '2026-11-28T06:00:00.000Z' },
      attributes: [{ key: 'colour', nameEn: 'Colour', nameHi: 'रंग' }],
    }),
  },
  countValues: {
    method: 'POST',
    path: '/api/admin/translations/values/count',
    access,
    permission,
    summary:
      'Recounts the attribute values of all markets in the background, unless a count is already waiting or running.',
    body: z.object({}),
    response: envelope(z.object({ begun: z.boolean() })),
    errors: [],
    example: ok({ begun: true }),
    perMinute: 10,
  },
  readNames: {
    method: 'POST',
    path: '/api/admin/translations/names/read',
    access,
    permission,
    recorded: false,
    summary:
      'Reads a translated file, CSV or XLSX, and returns the texts it changes, lines whose texts were changed since, and invalid lines. Changes nothing.',
    body: zSentFile.extend({ kind: zKind }),
    maxBytes: SENT_FILE_BYTES,
    response: envelope(zNamesRead),
    errors: ['request.invalid'],
    example: ok({
      taken: [{ id: '114010100', field: 'name', version, was: '', now: 'इम्पैक्ट ड्रिल' }],
      ...{ skipped: [], wrong: [], same: 0 },
    }),
  },
  saveNames: {
    method: 'POST',
    path: '/api/admin/translations/names',
    access,
    permission,
    summary:
      'Saves Hindi texts if their version is still the current one. Saving the current Hindi again marks it as up to date; saving the English does too, for a name that is the same in both languages.',
    body: z.object({
      market: zMarket,
      kind: zKind,
      texts: z
        .array(z.object({ id: zId, field: zField, version: zVersion, hindi: zText(NAME_FIELDS.intro) }))
        .min(1)
        .max(MAX_SAVED_NAMES),
    }),
    response: envelope(z.object({ saved: z.int(), left: z.array(zLeft) })),
    errors: ['request.invalid'],
    example: ok({ saved: 1, left: [] }),
  },
})
