// Aligns the specifications of compared products and marks the differences.

import type { Language } from '../../../contract/shared/market.ts'
import { COMPARE_FIELDS, type Comparison } from '../../../contract/storefront/product-api.ts'
import { type Attribute, type Spec, specText } from '../../catalog/service.ts'

const differ = (values: readonly unknown[]) => new Set(values).size > 1

/**
 * One row per attribute, with values in the order of the products. Attributes of most products come first, then by their
 * order in the products. A row in which a value is missing differs.
 */
export function compareSpecs(
  products: readonly { specs: readonly Spec[] }[],
  { language, attributes }: { language: Language; attributes: ReadonlyMap<string, Attribute> },
): Comparison['rows'] {
  const keys = [...new Set(products.flatMap(({ specs }) => specs.map(spec => spec.key)))]
  const rows = keys.map(key => {
    const attribute = attributes.get(key)
    const values = products.map(({ specs }) => {
      const spec = specs.find(one => one.key === key)
      return spec ? specText(spec, attribute, language) : null
    })
    return { key, name: attribute?.name[language] ?? key, differs: differ(values), values }
  })
  const told = (row: Comparison['rows'][number]) => row.values.filter(value => value !== null).length
  return rows.sort((a, b) => told(b) - told(a))
}

/** Which of the common fields differ; a rating without reviews is ignored. */
export function compareFields(products: Comparison['products']): Comparison['fields'] {
  return COMPARE_FIELDS.map(key => ({
    key,
    differs: differ(
      products.map(product => {
        if (key !== 'rating') return product[key]
        const { rating, count } = product.ratingSummary
        return `${rating} ${count}`
      }),
    ),
  }))
}
