// The product page in one SQL statement; its variants; similar products.

import { declarationRows, notSoldText } from '../../../contract/catalog/declarations.rules.ts'
import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import { OUT_OF_STOCK_SIMILAR } from '../../../contract/shared/paging.ts'
import type { ProductDetails, ProductGroup } from '../../../contract/storefront/product-api.ts'
import {
  breaksOf,
  type CardContext,
  cardContext,
  cardOf,
  cardsByMsn,
  cardsInMemory,
  categoryLinkOf,
  countryName,
  crumbsOf,
  imageLink,
  productTags,
  referenceData,
  specText,
  taxRateBp,
  videoOf,
} from '../../catalog/service.ts'
import { emiPlans } from '../../payments/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { marketLimits, takesCash } from '../../platform/limits.ts'
import { offersOn } from '../../promotions/service.ts'
import { categoryCounts, indexReady } from '../../search/service.ts'
import { findGroup, findPage, findTags, type PageRow } from '../repository/product-page.ts'
import { emiFrom, variantGrid } from '../rules/product-page.ts'
import { productSchema } from '../rules/structured-data.ts'
import { isPreviewed } from './preview.ts'

const SIMILAR = 12
const { top: ABOVE, bottom: BELOW } = OUT_OF_STOCK_SIMILAR
/** More than needed, since some results may be out of stock. */
const SIMILAR_ASKED = ABOVE + BELOW + 7

function othersOf({ others: { count, fromMinor, refurbished } }: PageRow): ProductDetails['otherSellers'] {
  return fromMinor === null ? null : { count, from: fromMinor, refurbished: refurbished === true }
}

/** Texts and figures of the product itself. */
function presentAttributes(row: PageRow, context: CardContext) {
  const { language, attributes } = context
  const isHindi = language === 'hi'
  const card = cardOf(row, context)
  return {
    ...card,
    partNumber: row.partNumber,
    brandSlug: row.brandSlug,
    keyFeatures: isHindi ? row.featuresHi : row.featuresEn,
    description: isHindi ? row.descriptionHi : row.descriptionEn,
    specifications: row.specs.map(spec => {
      const attribute = attributes.get(spec.key)
      return { key: spec.key, name: attribute?.name[language] ?? spec.key, value: specText(spec, attribute, language) }
    }),
    images: row.images.map(({ hash, view, altEn = '', altHi = '' }) => {
      const alt = (isHindi ? altHi : altEn) || altEn
      return { link: imageLink(hash) ?? '', view, ...(alt && { alt }) }
    }),
    seoTitle: (isHindi ? row.seo.titleHi : row.seo.titleEn) ?? '',
    seoDescription: (isHindi ? row.seo.descriptionHi : row.seo.descriptionEn) ?? '',
    videos: (row.videos ?? []).map(video => videoOf(video, language)),
    hsn: row.hsn.replace(/\D/g, ''),
    breaks: breaksOf(row, context),
    taxSaving: card.salesPrice - card.priceWithoutTax,
    sellUnit: isHindi ? row.sellUnitHi : row.sellUnitEn,
    packSize: row.packSize,
    weightGrams: row.weightGrams,
    originName: countryName(row.origin, language),
    declarations: declarationRows(row.declarations, { minor: row.priceMinor, currency: row.currency }, language),
    notSoldText: row.undeclared && notSoldText(row.undeclared, language),
    warrantyMonths: row.warrantyMonths,
    codMax: takesCash(row.market) ? marketLimits(row.market).cod.maxMinor : null,
    returnDays: row.returnDays,
    exchangeOnly: row.exchangeOnly,
    offerId: row.offerId,
    otherSellers: othersOf(row),
    seller: row.seller,
    ratingSummary: row.rating,
    questionCount: row.questionCount,
    bulkQuoteAbove: row.bulkQuoteAbove,
    variants: variantGrid(row.variants ?? [], row.variantBy, context),
  }
}

/** Promotion codes valid for the minimum quantity of the product. */
function offersOf(row: PageRow, context: CardContext, now: Date): ProductDetails['offers'] {
  const rateAt = (priceMinor: number) => taxRateBp(context.taxes, row.market, row.hsn, priceMinor, context.day)
  const product = {
    msn: row.msn,
    mrpMinor: row.mrpMinor,
    priceMinor: row.priceMinor,
    breaks: row.breaks.map(step => ({ ...step, taxRateBp: rateAt(step.priceMinor) ?? 0 })),
    taxRateBp: rateAt(row.priceMinor),
    hsn: row.hsn.replace(/\D/g, ''),
    sellerId: row.sellerId,
    dispatchState: row.sellerState,
    ...{ taxonomyCode: row.taxonomyCode, brandSlug: row.brandSlug },
  }
  const asked = { quantity: row.minQuantity, market: row.market, language: context.language, now }
  return offersOn(row.promotions ?? [], product, asked)
}

/** Positions similar products: one row, or above and below when the product cannot be bought. */
function placeSimilar(
  cards: readonly ProductCard[],
  canBeBought: boolean,
): Pick<ProductDetails, 'similar' | 'outOfStockSimilar'> {
  if (canBeBought) return { similar: cards.slice(0, SIMILAR), outOfStockSimilar: null }
  const open = cards.filter(card => card.availability === 'in-stock')
  return { similar: [], outOfStockSimilar: { top: open.slice(0, ABOVE), bottom: open.slice(ABOVE, ABOVE + BELOW) } }
}

/** All data of a product page. @throws catalog.product-unknown */
export async function productPage(app: App, actor: Actor, msn: string): Promise<ProductDetails> {
  await indexReady(app)
  const { market, language, customerId } = actor
  const now = app.now()
  const similar = await app.ports.search.similar(msn, SIMILAR_ASKED)
  const cards = cardsInMemory(app, actor, similar)
  const row = await findPage(app.db, {
    msn,
    market,
    similar: cards.missing,
    customerId,
    now,
    preview: isPreviewed(msn),
  })
  const category = row && (await referenceData(app)).categories.get(row.categoryCode)
  if (!row || !category) throw appError('catalog.product-unknown')
  const context = await cardContext(app, actor)
  const counts = await categoryCounts(app, market)
  const attributes = presentAttributes(row, context)
  const product = {
    ...attributes,
    emi: emiFrom(emiPlans(app, actor, row.priceMinor)),
    offers: offersOf(row, context, now),
    taxonomyCode: category.taxonomyCode,
    category: categoryLinkOf(category, language, counts[category.code] ?? 0),
    breadcrumb: crumbsOf(category, language),
    ...placeSimilar(await cards.complete(row.similar ?? []), attributes.availability === 'in-stock'),
  }
  const origin = originOf(app.config, market)
  return { ...product, structuredData: productSchema(product, { origin, language, market }) }
}

/** A product with only its variants. @throws catalog.product-unknown */
export async function productGroup(app: App, actor: Actor, msn: string): Promise<ProductGroup> {
  const row = await findGroup(app.db, msn, actor.market)
  if (!row) throw appError('catalog.product-unknown')
  const isHindi = actor.language === 'hi'
  return {
    msn: row.msn,
    productName: isHindi ? row.nameHi : row.nameEn,
    brandName: isHindi ? row.brandHi : row.brandEn,
    variants: variantGrid(row.variants ?? [], row.variantBy, await cardContext(app, actor)),
  }
}

/** Cards of similar products, most similar first; empty for a product unknown in the market. */
export async function similarProducts(app: App, actor: Actor, msn: string, size: number): Promise<ProductCard[]> {
  await indexReady(app)
  return cardsByMsn(app, actor, await app.ports.search.similar(msn, size))
}

/** Cards of products that match a text, best match first. */
export async function similarByText(app: App, actor: Actor, text: string, size: number): Promise<ProductCard[]> {
  await indexReady(app)
  return cardsByMsn(app, actor, await app.ports.search.similarByText(text, actor.market, size))
}

/** Tags of a product by priority. @throws catalog.product-unknown */
export async function tagsOfProduct(
  app: App,
  actor: Actor,
  msn: string,
): Promise<{ name: string; priority: number }[]> {
  const found = await findTags(app.db, msn, actor.market)
  if (!found) throw appError('catalog.product-unknown')
  return productTags(found.tags)
}
