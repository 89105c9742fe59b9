// Loads a product page, and picks the data that the browser needs for hydration.

import type { ProductDetails } from '../../../../contract/storefront/product-api.ts'
import { pictureAt } from '../../../framework/picture.ts'
import type { PageLoader } from '../../app/page-loader.ts'
import { fitsButtons, needsTable } from './variants.ts'

/** Data for the interactive components of the page. */
export type ShownProduct = Pick<
  ProductDetails,
  | 'msn'
  | 'offerId'
  | 'productName'
  | 'productUrl'
  | 'availability'
  | 'notSold'
  | 'notSoldText'
  | 'salesPrice'
  | 'currency'
  | 'minQuantity'
  | 'quantityMultiple'
  | 'breaks'
  | 'emi'
  | 'images'
  | 'bulkQuoteAbove'
>

export interface ProductData {
  product: ShownProduct
  /** All data, for the static sections; null if the document has their HTML. */
  whole: ProductDetails | null
  /** Rows of the table of variants; 0 where buttons are enough. */
  tableRows: number
  /** Number of products offered together with this one; 0 for none. */
  together: number
  videos: number
  /** Other sellers that can deliver now. */
  sellers: number
  /** Number of reviews, for the reserved height. */
  reviews: number
  questions: number
}

function shownOf(product: ProductDetails): ShownProduct {
  const { msn, offerId, productName, productUrl, availability, notSoldText, salesPrice, currency } = product
  const { minQuantity, quantityMultiple, breaks, emi, images, bulkQuoteAbove } = product
  return {
    ...{ msn, offerId, productName, productUrl, availability, notSoldText, salesPrice, currency },
    ...(product.notSold === undefined ? {} : { notSold: product.notSold }),
    ...{ minQuantity, quantityMultiple, breaks, emi, images, bulkQuoteAbove },
  }
}

/** The data without that of the static sections. */
export function productHydrationData(data: unknown): ProductData {
  return { ...(data as ProductData), whole: null }
}

type TagPart = 'msn' | 'brandSlug' | 'variants' | 'similar' | 'outOfStockSimilar'

/**
 * Tags of all products on the page, so that it is invalidated when one of them changes. Of variants that it only counts, the first one
 * by MSN: the database drops that one when another joins them.
 */
export function tagsOf(product: Pick<ProductDetails, TagPart>): string[] {
  const { msn, brandSlug, variants, similar, outOfStockSimilar } = product
  const shown = variants && (fitsButtons(variants) ? variants.msns : variants.msns.toSorted().slice(0, 1))
  const others = [...similar, ...(outOfStockSimilar?.top ?? []), ...(outOfStockSimilar?.bottom ?? [])]
  return [
    `product:${msn}`,
    `brand:${brandSlug}`,
    'promotions:offers',
    'together:rules',
    ...(shown ?? []).map(variant => `product:${variant}`),
    ...others.map(other => `product:${other.msn}`),
  ]
}

/** Rejects with 404 when the product is not sold in this market. */
export const loadProductPage: PageLoader<ProductData> = async ({ call, params, messages, money, marketInfo }) => {
  const msn = (params.msn ?? '').toUpperCase()
  const [{ data: product }, together] = await Promise.all([
    call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } }),
    call('GET /api/v1/product/getProductFbtDetails', { query: { msn } }).catch(() => null),
  ])
  const picture = product.images[0]?.link ?? product.mainImageLink
  return {
    data: {
      product: shownOf(product),
      whole: { ...product, structuredData: [] },
      tableRows: needsTable(product.variants) ? product.variants.msns.length : 0,
      together: together?.data.items.length ?? 0,
      videos: product.videos.length,
      sellers: product.otherSellers?.count ?? 0,
      reviews: product.ratingSummary.count,
      questions: product.questionCount,
    },
    head: {
      title: `${product.seoTitle || product.productName} | ${messages('common')('siteName')}`,
      description:
        product.seoDescription ||
        messages('product')('description', {
          name: product.productName,
          price: money(product.salesPrice, product.currency),
          tax: marketInfo.taxName,
        }),
      canonical: product.productUrl,
      parent: product.category.categoryLink,
      image: picture ? pictureAt(picture, 'large') : undefined,
    },
    tags: tagsOf(product),
    staticSections: ['web/store/storefront/product/product-body.tsx'],
    jsonLd: product.structuredData,
  }
}
