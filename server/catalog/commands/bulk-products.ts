// Imports and exports many products at once; every change is published like any other.

import { createHash } from 'node:crypto'
import type { Market } from '../../../contract/shared/market.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { referenceData } from '../queries/reference-data.ts'
import {
  type AssortmentAttribute,
  type AssortmentBrand,
  insertAttributes,
  insertBrands,
  insertCategories,
  lockHighestCode,
  type NewCategory,
  retireAttributes,
  retireBrands,
  retireCategories,
} from '../repository/assortment.ts'
import {
  type BulkProduct,
  hideUnoffered,
  listTakenMsns,
  lockByKeys,
  lockByParts,
  type ProductKey,
  setChangeAuthor,
  showProducts,
  upsertOffers,
  upsertProducts,
} from '../repository/bulk-products.ts'
import { dayIn, taxRateBp } from '../rules.ts'

export { type Assortment, readAssortment } from '../repository/assortment.ts'
export {
  type BulkProduct,
  findWhole,
  listKeysUsed,
  lockByMsns,
  pageProducts,
  type SeoTexts,
} from '../repository/bulk-products.ts'

/** With more products than this in one statement, every process would reload the whole catalog; see drop_cached(). */
export const BATCH_SIZE = 200

const ALPHABET = 36n ** 8n

/**
 * MSNs for new products: derived from market, brand and part number, so that a feed yields the same ones everywhere.
 */
async function newMsns(tx: Tx, market: Market, keys: readonly ProductKey[]): Promise<string[]> {
  const made: string[] = []
  const taken = new Set<string>()
  const nth = ({ brandSlug, partNumber }: ProductKey, attempt: number) => {
    const text = `${market}\n${brandSlug}\n${partNumber}${attempt === 0 ? '' : `\n${attempt}`}`
    const number = createHash('sha256').update(text).digest().readBigUInt64BE() % ALPHABET
    return `MSN${number.toString(36).toUpperCase().padStart(8, '0')}`
  }
  for (const msn of await listTakenMsns(
    tx,
    keys.flatMap(key => [0, 1, 2].map(attempt => nth(key, attempt))),
  )) {
    taken.add(msn)
  }
  for (const key of keys) {
    let attempt = 0
    while (taken.has(nth(key, attempt))) attempt++
    taken.add(nth(key, attempt))
    made.push(nth(key, attempt))
  }
  return made
}

/**
 * Products by brand and part number with the offer of a seller (the first one when it is null), locked until the
 * transaction ends; products without a brand by part number alone, if it is unique. Returns them in the requested
 * order, null for unknown ones.
 */
export async function lockProducts(
  tx: Tx,
  market: Market,
  keys: readonly { brandSlug: string | null; partNumber: string }[],
  seller: string | null,
): Promise<(BulkProduct | null)[]> {
  const whole = keys.filter((key): key is ProductKey => key.brandSlug !== null)
  const loose = keys.filter(key => key.brandSlug === null).map(key => key.partNumber)
  const locked = whole.length > 0 ? await lockByKeys(tx, market, whole, seller) : []
  const byKey = new Map(locked.map(row => [`${row.brandSlug}\n${row.partNumber}`, row]))
  const byPart = new Map<string, BulkProduct[]>()
  for (const row of loose.length > 0 ? await lockByParts(tx, market, loose, seller) : []) {
    byPart.set(row.partNumber, [...(byPart.get(row.partNumber) ?? []), row])
  }
  return keys.map(({ brandSlug, partNumber }) => {
    if (brandSlug !== null) return byKey.get(`${brandSlug}\n${partNumber}`) ?? null
    const same = byPart.get(partNumber) ?? []
    return same.length === 1 ? (same[0] ?? null) : null
  })
}

const msnsOf = (rows: readonly BulkProduct[]) => rows.map(({ msn }) => msn)

export interface BulkWrite {
  /** Whole rows; an empty MSN means a new product and is filled in. Changed in place. */
  products: BulkProduct[]
  /** Products with a new or changed price; may overlap with `products`. */
  prices: BulkProduct[]
}

/** Writes products and offers: at most one statement each, at most BATCH_SIZE of them. Stock belongs to inventory. */
export async function writeProducts(
  tx: Tx,
  { products, prices }: BulkWrite,
  cause: { who: string; why: string },
): Promise<void> {
  const fresh = products.filter(({ msn }) => msn === '')
  const [first] = fresh
  if (first) {
    const msns = await newMsns(tx, first.market, fresh)
    for (const [at, row] of fresh.entries()) row.msn = msns[at] ?? ''
  }
  // the first seller describes the product; others only set the terms of their offer
  const own = products.filter(({ sellerCode, contentSeller }) => sellerCode === contentSeller)
  if (own.length > 0) await upsertProducts(tx, own)
  const offers = [...new Set([...products, ...prices])]
  if (offers.length === 0) return
  await setChangeAuthor(tx, cause.who, cause.why)
  await upsertOffers(tx, offers)
  const further = offers.filter(({ sellerCode, contentSeller }) => sellerCode !== contentSeller)
  await showProducts(tx, msnsOf(further.filter(row => row.active && row.unoffered && !row.listed)))
  await hideUnoffered(tx, msnsOf(further.filter(row => !row.active && row.listed)))
}

/** Today's tax rate in basis points by heading and unit price, tax included. */
export async function taxRatesOf(app: App, market: Market): Promise<(hsn: string, unitMinor: number) => number | null> {
  const { taxes } = await referenceData(app)
  const day = dayIn(market, app.now())
  return (hsn, unitMinor) => taxRateBp(taxes, market, hsn, unitMinor, day)
}

/** Codes of created categories: above all codes of a taxonomy. */
const FREE_CODES: Record<Market, [from: number, to: number]> = {
  IN: [900_000_000, 999_999_999],
  AE: [9_000_000_000, 9_999_999_999],
}

export type CategoryToCreate = Omit<NewCategory, 'code' | 'market' | 'parentCode' | 'taxonomyCode' | 'level'> & {
  /** The parent category: an existing one by its code, or an earlier one of the list by its index; null for none. */
  above: { code: string; taxonomyCode: string } | { place: number } | null
}

/** Creates categories, parents before children. Returns their codes in order. */
export async function createCategories(tx: Tx, market: Market, wanted: readonly CategoryToCreate[]): Promise<string[]> {
  if (wanted.length === 0) return []
  const [from, to] = FREE_CODES[market]
  const highest = await lockHighestCode(tx, market, from, to)
  const made: NewCategory[] = []
  for (const [at, { above, ...names }] of wanted.entries()) {
    const code = String(highest + 1 + at)
    const parent =
      above === null
        ? null
        : 'code' in above
          ? above
          : { code: made[above.place]?.code ?? '', taxonomyCode: made[above.place]?.taxonomyCode ?? '' }
    const taxonomyCode = parent ? `${parent.taxonomyCode}/${code}` : code
    made.push({
      ...names,
      code,
      market,
      parentCode: parent?.code ?? null,
      taxonomyCode,
      level: taxonomyCode.split('/').length,
    })
  }
  await insertCategories(tx, made)
  return made.map(category => category.code)
}

/** Adds missing brands and attributes. Returns those it created. */
export async function addToAssortment(
  tx: Tx,
  add: { brands: readonly AssortmentBrand[]; attributes: readonly AssortmentAttribute[]; country: string },
): Promise<{ brands: string[]; attributes: string[] }> {
  return {
    brands: add.brands.length > 0 ? await insertBrands(tx, add.brands, add.country) : [],
    attributes: add.attributes.length > 0 ? await insertAttributes(tx, add.attributes) : [],
  }
}

/** Hides created categories and brands without products, and unused filters. Returns what was hidden. */
export async function retireFromAssortment(
  tx: Tx,
  made: { categories: readonly string[]; brands: readonly string[]; attributes: readonly string[] },
): Promise<{ categories: string[]; brands: string[]; attributes: string[] }> {
  return {
    categories: await retireCategories(tx, made.categories, 'sold-products'),
    brands: await retireBrands(tx, made.brands),
    attributes: await retireAttributes(tx, made.attributes),
  }
}

/** Hides created categories without products. Returns what was hidden. */
export async function retireEmptyCategories(tx: Tx, codes: readonly string[]): Promise<string[]> {
  return codes.length > 0 ? retireCategories(tx, codes, 'any-product') : []
}
