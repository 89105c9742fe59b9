// JSON-LD of a product page: Product with Offer and AggregateRating, breadcrumb, videos.

import type { Language, Market } from '../../../contract/shared/market.ts'
import type { ProductDetails } from '../../../contract/storefront/product-api.ts'
import { marketLimits } from '../../platform/limits.ts'

type Schema = Record<string, unknown>

const CONTEXT = 'https://schema.org'

const AVAILABILITY = {
  'in-stock': `${CONTEXT}/InStock`,
  'out-of-stock': `${CONTEXT}/OutOfStock`,
  'on-request': `${CONTEXT}/BackOrder`,
} as const

/** Major units with two decimals and a dot, independent of the language. */
function decimal(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
}

function returnPolicy({ returnDays: days, exchangeOnly }: DescribedProduct, market: Market): Schema {
  const category = days > 0 ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted'
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: market,
    returnPolicyCategory: `${CONTEXT}/${category}`,
    ...(days > 0 ? { merchantReturnDays: days } : {}),
    ...(days > 0 && exchangeOnly ? { refundType: `${CONTEXT}/ExchangeRefund` } : {}),
  }
}

/** The delivery charge of the smallest order; the time depends on the location and is left out. */
function shippingDetails({ salesPrice, minQuantity, currency }: DescribedProduct, market: Market): Schema {
  const { chargeMinor, freeAboveMinor } = marketLimits(market).shipping
  const charge = salesPrice * minQuantity > freeAboveMinor ? 0 : chargeMinor
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(charge), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: market },
  }
}

function offerOf(product: DescribedProduct, market: Market, url: string): Schema {
  return {
    '@type': 'Offer',
    url,
    price: decimal(product.salesPrice),
    priceCurrency: product.currency,
    availability: AVAILABILITY[product.availability],
    itemCondition: `${CONTEXT}/NewCondition`,
    ...(product.minQuantity > 1
      ? { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product.minQuantity } }
      : {}),
    seller: { '@type': 'Organization', name: product.seller.name },
    shippingDetails: shippingDetails(product, market),
    hasMerchantReturnPolicy: returnPolicy(product, market),
  }
}

type DescribedProduct = Omit<ProductDetails, 'structuredData'>

/**
 * Structured data of a product. Only customer reviews count towards AggregateRating, not samples. `origin` has no trailing
 * slash.
 */
export function productSchema(
  product: DescribedProduct,
  { origin, language, market }: { origin: string; language: Language; market: Market },
): Schema[] {
  const page = (path: string) =>
    `${origin}${language === 'hi' ? '/hi' : ''}${path === '/' && language === 'hi' ? '' : path}`
  const file = (path: string) => (path.startsWith('/') ? origin + path : path)
  const url = page(product.productUrl)
  const { rating, realCount } = product.ratingSummary
  const rated = {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: realCount,
      bestRating: 5,
      worstRating: 1,
    },
  }
  const described: Schema = {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.productName,
    sku: product.msn,
    mpn: product.partNumber,
    url,
    brand: { '@type': 'Brand', name: product.brandName },
    category: product.category.categoryName,
    ...(product.description ? { description: product.description } : {}),
    ...(product.images.length > 0 ? { image: product.images.map(({ link }) => file(largeOf(link))) } : {}),
    ...(realCount > 0 ? rated : {}),
    offers: offerOf(product, market, url),
  }
  const crumbs = [...product.breadcrumb, { name: product.productName, link: product.productUrl }]
  const breadcrumb: Schema = {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, link }, at) => ({
      ...{ '@type': 'ListItem', position: at + 1, name },
      item: page(link),
    })),
  }
  const videos = product.videos.map(video => ({
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: video.title,
    description: video.title,
    uploadDate: video.uploadedOn,
    duration: `PT${video.durationSeconds}S`,
    thumbnailUrl: file(video.poster ?? product.mainImageLink ?? ''),
    ...(video.provider === 'file' ? { contentUrl: file(video.link) } : { embedUrl: video.link }),
  }))
  return [described, breadcrumb, ...videos]
}

const largeOf = (link: string) => link.replace(/\/medium\.webp$/, '/large.webp')
