// Builds the search document of a product.

import type { SearchDocument } from '../../../search/port.ts'
import {
  type Attribute,
  countryName,
  hindiOfValue,
  type LocalizedText,
  listItems,
  specText,
} from '../../catalog/service.ts'
import type { IndexRow } from '../repository/documents.ts'

/** Data that a document needs besides the product row. */
export interface IndexContext {
  attributes: ReadonlyMap<string, Attribute>
  /** Names of a category by its code. */
  categoryNames(code: string): LocalizedText | undefined
}

type Facets = Pick<SearchDocument, 'attributes' | 'attributesHi' | 'units'>

/** Filter by country of origin, which Indian law requires (Legal Metrology Rules, 6(10A)). */
const ORIGIN = 'origin'

function facetsOf({ specs, origin }: IndexRow, attributes: IndexContext['attributes']): Facets {
  const facets: Facets = { attributes: {}, attributesHi: {}, units: {} }
  if (origin !== '') {
    facets.attributes[ORIGIN] = countryName(origin, 'en')
    facets.attributesHi[ORIGIN] = countryName(origin, 'hi')
  }
  for (const spec of specs) {
    const attribute = attributes.get(spec.key)
    if (!attribute?.facet) continue
    const value = 'en' in spec ? spec.en : spec.value
    if (attribute.kind === 'list') {
      const items = listItems(String(value))
      facets.attributes[spec.key] = items
      const own = 'en' in spec && spec.hi !== spec.en ? listItems(spec.hi) : []
      const inOrder = own.length === items.length ? own : []
      facets.attributesHi[spec.key] = items.map((item, at) => hindiOfValue(attribute, item) ?? inOrder[at] ?? '')
      continue
    }
    facets.attributes[spec.key] = value
    const own = 'en' in spec && spec.hi !== spec.en ? spec.hi : ''
    // a value has one label in the filters, whatever individual products have
    const hindi = hindiOfValue(attribute, String(value)) ?? own
    if (hindi) facets.attributesHi[spec.key] = hindi
    if (!('en' in spec) && attribute.unit) facets.units[spec.key] = attribute.unit
  }
  return facets
}

function specTexts(row: IndexRow, { attributes }: IndexContext, language: 'en' | 'hi'): string[] {
  return row.specs.map(spec => specText(spec, attributes.get(spec.key), language))
}

/** The document of a product. */
export function documentOf(row: IndexRow, context: IndexContext): SearchDocument {
  const categoryPath = row.taxonomyCode.split('/')
  const namesOf = (language: 'en' | 'hi') => categoryPath.map(code => context.categoryNames(code)?.[language] ?? '')
  return {
    msn: row.msn,
    market: row.market,
    version: row.version,
    titleEn: row.nameEn,
    titleHi: row.nameHi,
    textEn: row.featuresEn.join('. '),
    textHi: row.featuresHi.join('. '),
    brandSlug: row.brandSlug,
    brandName: `${row.brandEn} ${row.brandHi}`,
    partNumber: row.partNumber,
    otherNumbers: [],
    group: row.group,
    categoryPath,
    categoriesEn: namesOf('en'),
    categoriesHi: namesOf('hi'),
    ...facetsOf(row, context.attributes),
    specsEn: specTexts(row, context, 'en'),
    specsHi: specTexts(row, context, 'hi'),
    priceMinor: row.priceMinor,
    mrpMinor: row.mrpMinor,
    inStock: row.warehouses.length > 0,
    availability: row.availability,
    popularity: row.popularity,
    listedAt: row.listedAt,
    rating: row.rating,
    tags: row.tags,
    warehouses: row.warehouses,
  }
}
