// Held-out queries made from the attributes of the starter catalogue: a kind of product with sizes, materials or a brand.
//
// They are searched in the titles alone, as most catalogues have little more, and in two styles of titles. Categories are
// split by a digest of their code: settings are tuned on one half, the other half is only reported.

import { createHash } from 'node:crypto'
import type { SearchDocument } from '../search/port.ts'
import { starterDocuments } from './bench-search-products.ts'

export interface StructuredQuery {
  q: string
  /** For a category that settings are tuned on. */
  isTuned: boolean
  /** Whether it names a size. */
  hasSize: boolean
  /** 3 for the kind with all attributes, 2 with some, 1 without; by MSN. */
  ratings: Map<string, number>
}

export interface StructuredSet {
  documents: SearchDocument[]
  queries: StructuredQuery[]
}

/** An attribute of a product, as shown in its title. */
interface Shown {
  key: string
  value: number | string
  /** As shoppers may type it. */
  forms: string[]
  isSize: boolean
}

interface Style {
  /** Title of a product in this style. */
  title(title: string): string
  /** How shoppers write a number with this unit. */
  sizes(value: number, unit: string): string[]
}

/** Units of the second style: how titles and how shoppers write them. */
const FOREIGN_UNITS: Readonly<Record<string, [title: string, typed: string[]]>> = {
  mm: [' in.', [' inch', '"', ' in']],
  cm: [' in.', [' inch', ' in']],
  m: [' ft.', [' ft', ' foot', 'ft']],
  kg: [' lb.', [' lb', ' lbs', ' pound']],
  W: ['-Watt', [' watt', 'w']],
  V: ['-Volt', [' volt', 'v']],
  A: ['-Amp', [' amp', 'a']],
  L: [' gal.', [' gal', ' gallon']],
}
const COLOUR_AT_END = /, (Black|White|Silver|Blue|Red|Yellow|Green|Grey|Brown|Orange|Maroon)$/

export const STYLES: Readonly<Record<'metric' | 'foreign', Style>> = {
  metric: {
    title: title => title,
    sizes: (value, unit) => [`${value} ${unit}`, `${value}${unit}`.toLowerCase()],
  },
  foreign: {
    title: title =>
      title
        .replace(/\b(\d+(?:\.\d+)?) (mm|cm|m|kg|W|V|A|L)\b(?![²·])/g, (_, number: string, unit: string) => {
          return number + (FOREIGN_UNITS[unit]?.[0] ?? unit)
        })
        .replace(COLOUR_AT_END, ' in $1'),
    sizes: (value, unit) => (FOREIGN_UNITS[unit]?.[1] ?? []).map(form => `${value}${form}`),
  },
}

const digestOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()

const singular = (name: string): string =>
  name
    .replace(/(?<=[a-z])ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<=[a-z][^s])s$/, '')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function shownOf(doc: SearchDocument, style: Style): Shown[] {
  return Object.entries(doc.attributes).flatMap(([key, value]): Shown[] => {
    const unit = doc.units[key] ?? ''
    if (typeof value === 'number') {
      const isShown = unit !== '' && new RegExp(`(?<![\\d.])${value} ${escaped(unit)}(?![²\\w])`).test(doc.titleEn)
      const forms = isShown ? style.sizes(value, unit) : []
      return forms.length > 0 ? [{ key, value, forms, isSize: true }] : []
    }
    if (typeof value !== 'string' || value.length < 3 || !/^[A-Za-z][A-Za-z -]+$/.test(value)) return []
    const isShown = doc.titleEn.toLowerCase().includes(value.toLowerCase())
    return isShown ? [{ key, value, forms: [value.toLowerCase()], isSize: false }] : []
  })
}

/** Categories by the words that name them: the whole name, and its last word with all categories that end in it. */
function kindsOf(documents: readonly SearchDocument[]): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>()
  for (const doc of documents) {
    const name = doc.categoriesEn.at(-1) ?? ''
    if (/\band\b/.test(name)) continue
    const words = singular(name)
      .split(' ')
      .map(word => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    for (const kind of new Set([words.join(' '), words.at(-1) as string])) {
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(doc.categoryPath.at(-1) as string))
    }
  }
  return kinds
}

function ratingsOf(
  documents: readonly SearchDocument[],
  codes: ReadonlySet<string>,
  wanted: readonly Shown[],
  brand: string | null,
) {
  const ratings = new Map<string, number>()
  const count = wanted.length + (brand === null ? 0 : 1)
  for (const doc of documents) {
    if (!codes.has(doc.categoryPath.at(-1) as string)) continue
    const same =
      wanted.filter(({ key, value }) => doc.attributes[key] === value).length + (doc.brandSlug === brand ? 1 : 0)
    ratings.set(doc.msn, same === count ? 3 : same > 0 ? 2 : 1)
  }
  return ratings
}

/** Products per category from which queries are made. */
const PRODUCTS_PER_KIND = 6

/** The wordings of a query, selected by a digest. */
function wordings(kind: string, chosen: readonly Shown[], brand: string | null, seed: string): string[] {
  const parts = chosen.map(({ forms }, at) => forms[digestOf(`${seed} form ${at}`) % forms.length] as string)
  const all = [...(brand === null ? [] : [brand]), ...parts]
  return [`${all.join(' ')} ${kind}`, `${kind} ${all.toReversed().join(' ')}`]
}

function* queriesOf(documents: readonly SearchDocument[], style: Style): Generator<StructuredQuery> {
  const kinds = kindsOf(documents)
  for (const [kind, codes] of kinds) {
    const isTuned = digestOf([...codes].toSorted()[0] as string) % 2 === 0
    const own = documents
      .filter(doc => codes.has(doc.categoryPath.at(-1) as string))
      .toSorted((a, b) => digestOf(a.msn + kind) - digestOf(b.msn + kind))
    for (const doc of own.slice(0, PRODUCTS_PER_KIND)) {
      const shown = shownOf(doc, style).toSorted((a, b) => digestOf(a.key + doc.msn) - digestOf(b.key + doc.msn))
      const brand = digestOf(`brand ${doc.msn}`) % 4 === 0 ? doc.brandSlug : null
      const chosen = shown.slice(0, 1 + (digestOf(doc.msn) % 2))
      if (chosen.length === 0 && brand === null) continue
      const ratings = ratingsOf(documents, codes, chosen, brand)
      const brandName = brand && (doc.brandName.split(/[^\p{Script=Latin} ]/u)[0] ?? '').trim().toLowerCase()
      const texts = wordings(kind, chosen, brandName, doc.msn)
      yield {
        q: texts[digestOf(`order ${doc.msn}`) % 2] as string,
        isTuned,
        hasSize: chosen.some(({ isSize }) => isSize),
        ratings,
      }
    }
  }
}

/** The products with titles of a style and nothing else, and the queries for them. */
export function structuredSet(name: keyof typeof STYLES): StructuredSet {
  const style = STYLES[name]
  const all = starterDocuments().filter(({ market }) => market === 'IN')
  const queries = [...queriesOf(all, style)]
  const documents = all.map(doc => ({
    ...doc,
    titleEn: style.title(doc.titleEn),
    titleHi: style.title(doc.titleEn),
    textEn: '',
    textHi: '',
    partNumber: '',
    group: null,
    categoryPath: ['1'],
    categoriesEn: [''],
    categoriesHi: [''],
    attributes: {},
    attributesHi: {},
    units: {},
    specsEn: [],
    specsHi: [],
    popularity: 0,
    inStock: true,
  }))
  return { documents, queries: [...new Map(queries.map(query => [query.q, query])).values()] }
}
