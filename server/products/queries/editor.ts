// A product in the editor, and the changes made to it by change sets.

import type { EditedProduct, ProductVersion } from '../../../contract/products/editor-api.ts'
import { STOCK_PREFIX } from '../../../contract/products/fields.rules.ts'
import { readOfferKey } from '../../../contract/products/offer-key.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import {
  type Attribute,
  type BulkProduct,
  findWhole,
  listCategoryAttributes,
  listOwnVideos,
  productUrl,
  referenceData,
  taxRatesOf,
} from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { brandNames, listWarehouses } from '../repository/choices.ts'
import { listSellersOf, listVersions, sellerMarket } from '../repository/editor.ts'
import { fieldsOfProduct, readCell } from '../rules/cells.ts'
import { categoryPath } from './context.ts'

type Reference = Awaited<ReturnType<typeof referenceData>>

interface Asked {
  required: boolean
  choices: { en: string; hi: string }[]
}

/** Attributes required by the category and its ancestors, then others that the product has. */
async function attributesOf(app: App, product: BulkProduct, { categories, attributes }: Reference) {
  const path = categories.get(product.categoryCode)?.path.map(({ code }) => code) ?? [product.categoryCode]
  const asked = new Map<string, Asked>()
  // a category below decides over one above it
  for (const { key, required, choices } of await listCategoryAttributes(app.db, path))
    asked.set(key, { required, choices })
  for (const { key } of product.specs) if (!asked.has(key)) asked.set(key, { required: false, choices: [] })
  return [...asked].map(([key, { required, choices }]) => {
    const known: Attribute | undefined = attributes.get(key)
    const { name, unit, kind } = known ?? { name: { en: key, hi: key }, unit: '', kind: 'text' as const }
    return { key, nameEn: name.en, nameHi: name.hi, unit, kind, required, choices }
  })
}

/** @throws catalog.product-unknown, catalog.seller-unknown */
export async function editedProduct(
  app: App,
  msn: string,
  seller: string | undefined,
  language: Language,
): Promise<EditedProduct> {
  const product = await findWhole(app.db, msn, seller ?? null)
  if (!product)
    throw appError(
      seller && (await findWhole(app.db, msn, null)) ? 'catalog.seller-unknown' : 'catalog.product-unknown',
    )
  if (seller && (await sellerMarket(app.db, seller)) !== product.market) throw appError('catalog.seller-unknown')
  const reference = await referenceData(app)
  const category = reference.categories.get(product.categoryCode)
  const rates = await taxRatesOf(app, product.market as Market)
  const warehouses = await listWarehouses(app.db, product.market)
  const fields = [...fieldsOfProduct(product), ...warehouses.map(({ value }) => `${STOCK_PREFIX}${value}`)]
  const { market, partNumber, sellerCode, contentSeller, offerId, listed } = product
  return {
    condition: readOfferKey(sellerCode).condition,
    ...{ msn, market, partNumber, sellerCode, own: sellerCode === contentSeller, offered: offerId !== null, listed },
    link: originOf(app.config, market) + productUrl(product.slug, msn),
    taxRate: rates(product.hsn, product.priceMinor),
    cells: Object.fromEntries(fields.map(field => [field, readCell(product, field)])),
    names: {
      brands: await brandNames(app.db, [product.brandSlug]),
      categories: category ? { [category.code]: categoryPath(category, language) } : {},
    },
    attributes: await attributesOf(app, product, reference),
    sellers: await listSellersOf(app.db, msn),
    warehouses: warehouses.map(one => ({ ...one, reserved: product.stock[one.value]?.reserved ?? 0 })),
    videos: await listOwnVideos(app.db, msn),
  }
}

/** @throws catalog.product-unknown */
export async function productVersions(
  app: App,
  msn: string,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number | undefined; limit: number },
): Promise<{ versions: ProductVersion[]; next: number | null }> {
  if (!(await findWhole(app.db, msn, null))) throw appError('catalog.product-unknown')
  const rows = await listVersions(app.db, msn, before, limit + 1)
  const versions = rows.slice(0, limit).map(row => ({ ...row, at: new Date(row.at).toISOString() }))
  return { versions, next: rows.length > limit ? (versions.at(-1)?.number ?? null) : null }
}
