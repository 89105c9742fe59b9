// The product page: everything it shows, in one SQL statement.

import type { ProductDetails } from '../../contract/catalog.ts'
import { emiPlan } from '../../contract/emi.ts'
import { MARKET_LIMITS } from '../../contract/limits.ts'
import type { Market } from '../../contract/market.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { fail } from '../platform/fail.ts'
import { findPage, findTags, type PageRow } from './card.queries.ts'
import { breaksOf, type CardContext, cardOf } from './card.rules.ts'
import { categoryCounts, indexReady } from './indexing.service.ts'
import { availabilityOf, countryName, imageLink, productTags, productUrl, specText } from './rules.ts'
import { cardContext, crumbsOf } from './service.ts'
import { linkOf, snapshotOf } from './snapshot.service.ts'

const SIMILAR = 12
/** What the page advertises: twelve months at the usual rate of a card's bank. */
const EMI_MONTHS = 12
const EMI_ANNUAL_BP = 1500

/** The instalment that a page advertises, in minor units; null below the amount from which instalments are open. */
export function lowestEmi(priceMinor: number, market: Market): number | null {
  if (priceMinor < MARKET_LIMITS[market].emiMinMinor) return null
  return emiPlan(priceMinor, EMI_MONTHS, EMI_ANNUAL_BP).instalmentMinor
}

function variantsOf(row: PageRow, { language, attributes }: CardContext): ProductDetails['variants'] {
  const variants = (row.variants ?? []).map(variant => {
    const specs = new Map((variant.specs ?? []).map(spec => [spec.key, spec]))
    return {
      msn: variant.msn,
      productUrl: productUrl(variant.slug, variant.msn),
      values: row.variantBy.map(key => {
        const spec = specs.get(key)
        return spec ? specText(spec, attributes.get(key), language) : ''
      }),
      salesPrice: variant.priceMinor,
      availability: availabilityOf(variant.availability, variant.available),
      mainImageLink: imageLink(variant.imageHash),
    }
  })
  const byValue = new Intl.Collator(language, { numeric: true })
  return variants.sort((a, b) => {
    for (const [at, value] of a.values.entries()) {
      const order = byValue.compare(value, b.values[at] ?? '')
      if (order !== 0) return order
    }
    return a.msn < b.msn ? -1 : 1
  })
}

function detailsOf(
  row: PageRow,
  context: CardContext,
): Omit<ProductDetails, 'category' | 'breadcrumb' | 'taxonomyCode'> {
  const { language, attributes } = context
  const isHindi = language === 'hi'
  return {
    ...cardOf(row, context),
    partNumber: row.partNumber,
    brandSlug: row.brandSlug,
    keyFeatures: isHindi ? row.featuresHi : row.featuresEn,
    description: isHindi ? row.descriptionHi : row.descriptionEn,
    specifications: row.specs.map(spec => {
      const attribute = attributes.get(spec.key)
      return { key: spec.key, name: attribute?.name[language] ?? spec.key, value: specText(spec, attribute, language) }
    }),
    images: row.images.map(({ hash, view }) => ({ link: imageLink(hash) ?? '', view })),
    hsn: row.hsn.replace(/\D/g, ''),
    breaks: breaksOf(row, context),
    sellUnit: isHindi ? row.sellUnitHi : row.sellUnitEn,
    packSize: row.packSize,
    weightGrams: row.weightGrams,
    originName: countryName(row.origin, language),
    warrantyMonths: row.warrantyMonths,
    seller: row.seller,
    variantBy: row.variantBy.map(key => ({ key, name: attributes.get(key)?.name[language] ?? key })),
    variants: variantsOf(row, context),
    similar: [],
    lowestEmi: lowestEmi(row.priceMinor, row.market),
  }
}

/** A product with its seller, variants, category path and similar products. Refuses with `catalog.product-unknown`. */
export async function productPage(app: App, actor: Actor, msn: string): Promise<ProductDetails> {
  await indexReady(app)
  const similar = await app.ports.search.similar(msn, SIMILAR)
  const row = await findPage(app.db, msn, actor.market, similar)
  const category = row && (await snapshotOf(app)).categories.get(row.categoryCode)
  if (!row || !category) throw fail('catalog.product-unknown')
  const context = await cardContext(app, actor)
  const cards = new Map((row.similar ?? []).map(card => [card.msn, cardOf(card, context)]))
  const counts = await categoryCounts(app, actor.market)
  return {
    ...detailsOf(row, context),
    taxonomyCode: category.taxonomyCode,
    category: linkOf(category, actor.language, counts[category.code] ?? 0),
    breadcrumb: crumbsOf(category, actor.language),
    similar: similar.flatMap(other => cards.get(other) ?? []),
  }
}

/** Tags of a product by priority. Refuses with `catalog.product-unknown`. */
export async function tagsOfProduct(
  app: App,
  actor: Actor,
  msn: string,
): Promise<{ name: string; priority: number }[]> {
  const found = await findTags(app.db, msn, actor.market)
  if (!found) throw fail('catalog.product-unknown')
  return productTags(found.tags)
}
