// Staff endpoints for price lists of customer groups: validity, groups, percentages, and product prices.

import { z } from 'zod'
import { SENT_FILE_BYTES, zSentFile } from '../products/sent-file.ts'
import { csvList, hiddenColumns } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zDay, zLanguage, zMarket, zMinor, zMsn, zText } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { LIST_STATES, PRICE_COLUMNS } from './lists.rules.ts'

const access = 'staff' as const
const read = 'price-lists.read' as const
const write = 'price-lists.write' as const

/** Maximum number of lines in an imported file, and of prices, groups and percentages in a list. */
export const MAX_IMPORT_LINES = 5_000
export const MAX_LIST_PRICES = 20_000
const MAX_GROUPS = 50
const MAX_RULES = 50
const MAX_NUMBER = Number.MAX_SAFE_INTEGER

const zVersion = z.int().min(1).max(2_000_000_000)
const params = z.object({ listId: z.coerce.number().int().min(1).max(MAX_NUMBER) })

const zRule = z.object({
  kind: z.enum(['all', 'category', 'brand']),
  /** Category code, including its subcategories, or brand slug; empty for all products. */
  key: z.string().regex(/^([a-z0-9][a-z0-9-]{0,119})?$/, 'A code of digits, or small letters, digits and hyphens.'),
  /** Discount on every public price, in basis points. */
  percentBp: z.int().min(1).max(9_000),
})
export type ListRule = z.output<typeof zRule>

const zTerms = z.object({
  name: zText(80),
  active: z.boolean(),
  /** First and last day in the market, both inclusive; null for no end. */
  startsOn: zDay,
  endsOn: zDay.nullable(),
  /** With equal prices, the order names the list with the higher priority. */
  priority: z.int().min(0).max(1_000),
  groupIds: z.array(z.int().min(1).max(MAX_NUMBER)).max(MAX_GROUPS),
  rules: z.array(zRule).max(MAX_RULES),
})
export type ListTerms = z.output<typeof zTerms>

const zList = zTerms.extend({
  listId: z.int(),
  market: zMarket,
  state: z.enum(LIST_STATES),
  version: z.int(),
  /** Names of its groups, and of the targets of its percentages, in the same order. */
  groupNames: z.array(z.string()),
  ruleNames: z.array(z.object({ en: z.string(), hi: z.string() })),
  /** Number of product prices in it. */
  prices: z.int(),
  updatedAt: z.iso.datetime(),
})
export type PriceList = z.output<typeof zList>

const zEntry = z.object({
  entryId: z.int(),
  msn: zMsn,
  productName: z.string(),
  /** Empty for every seller. */
  sellerCode: z.string(),
  price: zMinor,
  breaks: z.array(z.object({ minQuantity: z.int(), price: zMinor })),
  /** Public price of the offer shown on product pages, or of the seller; null when there is none. */
  publicPrice: zMinor.nullable(),
  mrp: zMinor.nullable(),
})
export type ListEntry = z.output<typeof zEntry>

export const LINE_PROBLEMS = [
  ...(['unreadable', 'not-msn', 'product-unknown', 'seller-unknown', 'not-amount', 'not-breaks'] as const),
  ...(['breaks-above-price', 'below-floor', 'twice'] as const),
] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

const zImport = z.object({
  /** Numbers of new, changed and unchanged prices. */
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Prices missing from the file; they are removed when it replaces the list. */
  removed: z.int(),
  /** Prices that are currently not below the public price, and so have no effect. */
  idle: z.array(zMsn),
  wrong: z.array(
    z.object({
      row: z.int(),
      problem: z.enum(LINE_PROBLEMS),
      msn: z.string(),
      sellerCode: z.string(),
      price: z.string(),
      breaks: z.string(),
    }),
  ),
  /** Version of the list afterwards. */
  version: z.int(),
})
export type PriceImport = z.output<typeof zImport>

const list: PriceList = {
  ...{
    listId: 5,
    market: 'IN',
    name: 'Dealer prices',
    active: true,
    startsOn: '2026-12-01',
    endsOn: null,
    priority: 0,
  },
  ...{ groupIds: [3], groupNames: ['Dealers in Pune'], state: 'planned', version: 1, prices: 240 },
  rules: [{ kind: 'brand', key: 'torvik', percentBp: 750 }],
  ruleNames: [{ en: 'Torvik', hi: 'टोरविक' }],
  updatedAt: '2026-11-27T12:00:00.000Z',
}
const WRONG = [
  ...(['price-list.period', 'customer-group.unknown'] as const),
  ...(['catalog.brand-unknown', 'catalog.category-unknown'] as const),
] as const

/** Filters of the list of price lists. */
export const zListFilter = z.object({
  market: zMarket,
  state: z.enum(LIST_STATES).optional(),
  text: zText(80).optional(),
})

export const priceListEndpoints = defineEndpoints({
  priceListsFile: {
    method: 'GET',
    path: '/api/admin/priceLists.csv',
    access,
    permission: read,
    summary: `Exports the list of price lists with the same filters as CSV, newest first, without their product prices, ${LIST_FILE_ROWS} rows at most; recorded in the audit log.`,
    query: zListFilter.extend({ language: zLanguage.default('en'), ...hiddenColumns('price-lists') }),
    ...csvList('price-lists-in.csv'),
    errors: [],
  },
  listPriceLists: {
    method: 'GET',
    path: '/api/admin/priceLists',
    access,
    permission: read,
    summary: 'Lists the price lists of a market in a state, or with a text in the name, newest first.',
    query: zListFilter.extend({
      before: z.coerce.number().int().min(1).max(MAX_NUMBER).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ lists: z.array(zList), next: z.int().nullable() })),
    errors: [],
    example: ok({ lists: [list], next: null }),
  },
  priceList: {
    method: 'GET',
    path: '/api/admin/priceLists/{listId}',
    access,
    permission: read,
    summary: 'Returns a price list without its product prices.',
    params,
    response: envelope(zList),
    errors: ['price-list.unknown'],
    example: ok(list),
  },
  createPriceList: {
    method: 'POST',
    path: '/api/admin/priceLists',
    access,
    permission: write,
    summary: 'Creates a price list. Repeating the request returns the existing one.',
    body: zTerms.extend({ market: zMarket }),
    response: envelope(zList),
    approval: 'prices',
    errors: ['price-list.name-taken', ...WRONG, ...APPROVAL_ERRORS],
    example: ok({ ...list, prices: 0 }),
  },
  changePriceList: {
    method: 'POST',
    path: '/api/admin/priceLists/{listId}',
    access,
    permission: write,
    summary: 'Changes a price list for future carts and orders. Its product prices stay.',
    params,
    body: zTerms.extend({ version: zVersion }),
    response: envelope(zList),
    approval: 'prices',
    errors: [
      ...(['price-list.unknown', 'price-list.name-taken', 'price-list.changed-meanwhile'] as const),
      ...WRONG,
      ...APPROVAL_ERRORS,
    ],
    example: ok(list),
  },
  priceListEntries: {
    method: 'GET',
    path: '/api/admin/priceLists/{listId}/prices',
    access,
    permission: read,
    summary: 'Lists the product prices of a price list, newest first; `msn` finds those of one product.',
    params,
    query: z.object({
      msn: zMsn.optional(),
      before: z.coerce.number().int().min(1).max(MAX_NUMBER).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ entries: z.array(zEntry), next: z.int().nullable() })),
    errors: ['price-list.unknown'],
    example: ok({
      entries: [
        {
          ...{ entryId: 17, msn: 'MSN0000A1B2', productName: 'Impact drill 13 mm', sellerCode: '', price: 2_990_00 },
          ...{ breaks: [{ minQuantity: 10, price: 2_850_00 }], publicPrice: 3_190_00, mrp: 4_290_00 },
        },
      ],
      next: null,
    }),
  },
  importPrices: {
    method: 'POST',
    path: '/api/admin/priceLists/{listId}/import',
    access,
    permission: write,
    summary: `Reads a file of prices, CSV or XLSX, ${MAX_IMPORT_LINES} lines at most, with the columns ${PRICE_COLUMNS.join(', ')}. Previews what it would do, or saves the valid lines and reports each invalid one. Repeating it changes nothing.`,
    params,
    body: zSentFile.omit({ market: true }).extend({
      version: zVersion,
      /** Whether prices missing from the file are removed; not while a line is invalid. */
      replace: z.boolean(),
      save: z.boolean(),
    }),
    maxBytes: SENT_FILE_BYTES,
    response: envelope(zImport),
    approval: 'prices',
    errors: [
      ...(['price-list.unknown', 'price-list.changed-meanwhile', 'price-list.too-many', 'request.invalid'] as const),
      ...APPROVAL_ERRORS,
    ],
    example: ok({ added: 12, changed: 3, same: 40, removed: 0, idle: [], wrong: [], version: 2 }),
  },
  removePrices: {
    method: 'POST',
    path: '/api/admin/priceLists/{listId}/prices/remove',
    access,
    permission: write,
    summary: 'Removes product prices from a price list. Repeating it changes nothing.',
    params,
    body: z.object({ entryIds: z.array(z.int().min(1).max(MAX_NUMBER)).min(1).max(200) }),
    response: envelope(zList),
    errors: ['price-list.unknown'],
    example: ok(list),
  },
  pricesFile: {
    method: 'GET',
    path: '/api/admin/priceLists/{listId}/prices.csv',
    access,
    permission: read,
    summary: `Exports the product prices of a price list as CSV that can be imported again, ${LIST_FILE_ROWS} rows at most.`,
    params,
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: ['price-list.unknown'],
    example: { name: 'prices-dealers.csv', chunks: (async function* () {})() },
    perMinute: 20,
  },
})
