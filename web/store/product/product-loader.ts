// Loads a product page.

import type { ProductDetails } from '../../../contract/product.ts'
import type { PageLoader } from '../shared/page.ts'
import { pictureAt } from '../shared/picture.ts'

export interface ProductData {
  product: ProductDetails
}

/** Rejects with 404 when the product is not sold in this market. */
export const loadProductPage: PageLoader<ProductData> = async ({ call, params, text, money, facts }) => {
  const msn = (params.msn ?? '').toUpperCase()
  const { data: product } = await call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })
  const picture = product.images[0]?.link ?? product.mainImageLink
  return {
    data: { product },
    head: {
      title: `${product.productName} | ${text('common')('siteName')}`,
      description: text('product')('description', {
        name: product.productName,
        price: money(product.salesPrice, product.currency),
        tax: facts.taxName,
      }),
      canonical: product.productUrl,
      parent: product.category.categoryLink,
      image: picture ? pictureAt(picture, 'large') : undefined,
    },
    tags: [
      `product:${product.msn}`,
      `brand:${product.brandSlug}`,
      ...(product.variants?.msns ?? []).map(variant => `product:${variant}`),
      ...product.similar.map(similar => `product:${similar.msn}`),
      ...(product.outOfStockSimilar?.top ?? []).map(similar => `product:${similar.msn}`),
    ],
  }
}
