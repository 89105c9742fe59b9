// Makes a search document out of a product.

import type { SearchDocument } from '../ports/search.ts'
import type { IndexRow } from './indexing.queries.ts'
import type { Attribute, Spec, Words } from './rules.ts'

/** What a document needs beside the product's own row. */
export interface IndexContext {
  attributes: ReadonlyMap<string, Attribute>
  /** Names of a category by its code. */
  categoryNames(code: string): Words | undefined
}

function attributesOf(specs: readonly Spec[], attributes: IndexContext['attributes']): SearchDocument['attributes'] {
  const facets = specs.filter(spec => attributes.get(spec.key)?.facet)
  return Object.fromEntries(facets.map(spec => [spec.key, 'en' in spec ? spec.en : spec.value]))
}

function textOf(row: IndexRow, { attributes, categoryNames }: IndexContext, language: 'en' | 'hi'): string {
  const categories = row.taxonomyCode.split('/').map(code => categoryNames(code)?.[language] ?? '')
  const specs = row.specs.map(spec =>
    'en' in spec ? spec[language] : `${spec.value} ${attributes.get(spec.key)?.unit ?? ''}`,
  )
  return [...categories, ...specs].join(' | ')
}

export function documentOf(row: IndexRow, context: IndexContext): SearchDocument {
  return {
    msn: row.msn,
    market: row.market,
    version: row.version,
    titleEn: row.nameEn,
    titleHi: row.nameHi,
    textEn: textOf(row, context, 'en'),
    textHi: textOf(row, context, 'hi'),
    brandSlug: row.brandSlug,
    brandName: `${row.brandEn} ${row.brandHi}`,
    partNumber: row.partNumber,
    group: row.group,
    categoryPath: row.taxonomyCode.split('/'),
    attributes: attributesOf(row.specs, context.attributes),
    priceMinor: row.priceMinor,
    mrpMinor: row.mrpMinor,
    inStock: row.inStock,
    availability: row.availability,
    popularity: row.popularity,
    tags: row.tags,
  }
}
