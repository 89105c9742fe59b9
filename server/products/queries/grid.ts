// A page of the product grid. Combined filters may match few rows: a call scans a limited number, and `next` says
// where to continue.

import { type PriceBreak, STOCK_PREFIX, writeAmount, writeBreaks } from '../../../contract/products/fields.rules.ts'
import type { ProductQuery, ProductRow } from '../../../contract/products/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Marks, markedProducts } from '../../annotations/service.ts'
import { type Category, referenceData, taxRatesOf } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { settingOf } from '../../platform/limits.ts'
import { brandNames } from '../repository/choices.ts'
import {
  type GridPage,
  type GridRow,
  listGrid,
  MAX_NAMED,
  type ProductFilter,
  unknownNumbers,
} from '../repository/list.ts'
import { categoryPath } from './context.ts'

/**
 * Rows of the first filter scanned when others must match too: few at first, as most filters keep most rows, then as
 * many as hold the rest of the page if they fit as often as the ones before, up to four times as many as before and a maximum.
 */
const MAX_WINDOW = 2000
const MIN_WINDOW = 25
const GROWTH = 4
/** Rows do not fit equally often everywhere. */
const MARGIN = 1.5
/** Rows after which a call ends; the next one continues from there. */
const MAX_LOOKED = 8000
const MIN_WORD = 3

/** Codes of a category and all its descendants. */
function codesBelow(category: Category): string[] {
  return [category.code, ...category.children.flatMap(codesBelow)]
}

function searchOf(text: string): NonNullable<ProductFilter['text']> {
  const upper = text.toUpperCase()
  const msn = /^MSN[0-9A-Z]{8}$/.test(upper) ? upper : null
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return { msn, exact: text, pattern: text.length >= MIN_WORD && !msn ? pattern : null }
}

/** @throws catalog.category-unknown */
async function filterOf(app: App, query: ProductQuery, marks: Marks | null): Promise<ProductFilter> {
  const { categories } = await referenceData(app)
  const category = query.category === undefined ? undefined : categories.get(query.category)
  if (query.category !== undefined && category?.market !== query.market) throw appError('catalog.category-unknown')
  const [msn = '', code = ''] = (query.after ?? '').split(':').reverse()
  const numbers = query.list.map(number => (/^msn[0-9a-z]{8}$/i.test(number) ? number.toUpperCase() : number))
  const { category: path, brand, seller, state, availability, missing, text } = query
  const narrow = [path, brand, seller, state, availability, missing, text, marks ?? undefined]
  const withOthers = narrow.filter(part => part !== undefined).length > 1
  return {
    market: query.market,
    columns: query.columns,
    text: query.text ? searchOf(query.text) : null,
    categories: category ? codesBelow(category).sort() : null,
    brandSlug: query.brand ?? null,
    seller: query.seller ?? null,
    active: query.state === undefined ? null : query.state === 'active',
    availability: query.availability ?? null,
    missing: query.missing ?? null,
    list: numbers.length > 0 ? numbers : null,
    marked: null,
    after: query.after ? { msn, category: code } : null,
    limit: query.limit + 1,
    // all that a text names is looked at, to say whether that is too much
    window: text && withOthers ? MAX_WINDOW : query.limit + 1,
  }
}

type Rates = Awaited<ReturnType<typeof taxRatesOf>>

const MONEY = new Set(['mrp', 'price'])

function cellText(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (MONEY.has(name)) return writeAmount(Number(value))
  if (name === 'breaks') return writeBreaks(value as PriceBreak[])
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

function presentRow(row: GridRow, columns: readonly string[], rates: Rates): ProductRow {
  const { msn, partNumber, sellerCode, own, fields, hsn, priceMinor } = row
  const stock = (fields.stock ?? {}) as Record<string, number>
  const cell = (name: string) => {
    if (name.startsWith(STOCK_PREFIX)) return String(stock[name.slice(STOCK_PREFIX.length)] ?? 0)
    if (name === 'taxRate') {
      const rate = hsn === null || priceMinor === null ? null : rates(hsn, priceMinor)
      return rate === null ? '' : String(rate)
    }
    return cellText(name, fields[name])
  }
  return { msn, partNumber, sellerCode, own, cells: Object.fromEntries(columns.map(name => [name, cell(name)])) }
}

interface Found {
  rows: GridRow[]
  next: string | null
  looked: number
}

/** The matches in the next window, and the last row scanned; null at the end. */
async function lookAt(app: App, filter: ProductFilter, marks: Marks | null): Promise<GridPage> {
  if (!marks) {
    const page = await listGrid(app.db, filter)
    return page.looked < filter.window ? { ...page, last: null } : page
  }
  const { msns, last } = await markedProducts(app.db, marks, { after: filter.after?.msn ?? '', limit: filter.window })
  const page = await listGrid(app.db, { ...filter, marked: msns })
  return { ...page, last: last === null ? null : { msn: last, category: '' } }
}

/** How many rows to check next, if `found` of `window` rows matched and `wanted` more are needed. */
function nextWindow(window: number, found: number, wanted: number): number {
  const most = Math.min(MAX_WINDOW, window * GROWTH)
  return found === 0 ? most : Math.min(most, Math.max(MIN_WINDOW, Math.ceil((wanted / found) * window * MARGIN)))
}

/** Scans windows until a page is full, the rows are exhausted, or the limit of a call is reached. */
async function find(app: App, filter: ProductFilter, most: number, marks: Marks | null): Promise<Found> {
  const { categories, list, text, seller, brandSlug, missing } = filter
  const byCategory = categories !== null && !list && !text && !seller && !brandSlug && !missing && !marks
  const place = (at: { msn: string; category: string }) => (byCategory ? `${at.category}:${at.msn}` : at.msn)
  const rows: GridRow[] = []
  let after = filter.after
  let looked = 0
  let window = Math.min(MAX_WINDOW, filter.window)
  while (looked < MAX_LOOKED) {
    const page = await lookAt(app, { ...filter, after, limit: filter.limit - rows.length, window }, marks)
    looked += page.looked
    rows.push(...page.rows)
    const last = rows[most - 1]
    if (rows.length > most && last) {
      return { rows: rows.slice(0, most), next: place({ msn: last.msn, category: last.categoryKey }), looked }
    }
    if (!page.last) return { rows, next: null, looked }
    after = page.last
    window = nextWindow(window, page.rows.length, filter.limit - rows.length)
  }
  return { rows, next: after && place(after), looked }
}

async function namesOf(app: App, rows: readonly GridRow[], language: 'en' | 'hi') {
  const { categories } = await referenceData(app)
  const codes = new Set(rows.flatMap(({ fields }) => (typeof fields.category === 'string' ? [fields.category] : [])))
  const paths = [...codes].flatMap(code => {
    const category = categories.get(code)
    return category ? [[code, categoryPath(category, language)] as const] : []
  })
  const slugs = rows.flatMap(({ fields }) => (typeof fields.brand === 'string' ? [fields.brand] : []))
  return { brands: await brandNames(app.db, slugs), categories: Object.fromEntries(paths) }
}

type Filters = Omit<ProductQuery, 'columns' | 'list'>

/** MSNs of a page of the filtered products, and the cursor of the next one. @throws catalog.category-unknown */
export async function pageOfProducts(
  app: App,
  query: Filters,
  marks: Marks | null,
): Promise<{ rows: string[]; next: string | null }> {
  const filter = await filterOf(app, { ...query, columns: [], list: [] }, marks)
  const { rows, next } = await find(app, filter, query.limit, marks)
  return { rows: rows.map(({ msn }) => msn), next }
}

/** @throws catalog.category-unknown */
export async function productGrid(app: App, query: ProductQuery, language: 'en' | 'hi', marks: Marks | null = null) {
  const filter = await filterOf(app, query, marks)
  const { rows, next, looked } = await find(app, filter, query.limit, marks)
  const rates = await taxRatesOf(app, query.market as Market)
  return {
    rows: rows.map(row => presentRow(row, query.columns, rates)),
    next,
    names: await namesOf(app, rows, language),
    unknown: filter.list ? await unknownNumbers(app.db, query.market, filter.list) : [],
    capped: !marks && filter.text?.pattern != null && looked >= MAX_NAMED,
    floorBp: settingOf(query.market, 'prices.list-floor'),
  }
}
