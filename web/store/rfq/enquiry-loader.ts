// Loads the bulk enquiry page: the kinds of products, and the minimum bulk quantity.

import type { CategoryNode } from '../../../contract/catalog/schemas.ts'
import type { PageLoader } from '../app/page-loader.ts'
import { requireFeature } from '../app/require-feature.ts'

export interface EnquiryData {
  types: { value: string; label: string }[]
  /** The most that is no bulk quantity. */
  quantityAbove: number
}

/** The upper two levels of the categories: `Power tools › Drills`. */
function typesOf(tree: readonly CategoryNode[]): EnquiryData['types'] {
  return tree.flatMap(({ categoryCode: value, categoryName: label, children }) => [
    { value, label },
    ...children.map(child => ({ value: child.categoryCode, label: `${label} › ${child.categoryName}` })),
  ])
}

export const loadEnquiryPage: PageLoader<EnquiryData> = async context => {
  await requireFeature(context, 'quotes')
  const { call, path, messages } = context
  const t = messages('enquiry')
  const [{ data: tree }, { data: options }] = await Promise.all([
    call('GET /api/v1/category/flyout'),
    call('GET /api/v1/rfq/options'),
  ])
  return {
    data: { types: typesOf(tree), quantityAbove: options.quantityAbove },
    head: {
      title: `${t('title')} | ${messages('common')('siteName')}`,
      description: t('description'),
      canonical: path,
    },
    tags: ['category:all'],
  }
}
