// Reads the judged product set (Icecat products with rated queries) and converts its rows to search documents.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SearchDocument } from '../search/port.ts'

interface Row {
  id: string
  title: string
  brand: string
  mpn: string
  description: string
  price: number
  specs: Record<string, unknown>
}

export interface Judged {
  documents: SearchDocument[]
  /** Query to the ratings of its products by id, 3 (relevant) to 0; in the order of the file. */
  queries: Map<string, Map<string, number>>
}

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n')

function documentOf(row: Row): SearchDocument {
  const specs = Object.entries(row.specs).flatMap(([key, value]) =>
    typeof value === 'string' && value.length < 120 ? [{ key, value }] : [],
  )
  return {
    msn: row.id,
    market: 'IN',
    version: 1,
    titleEn: row.title,
    titleHi: row.title,
    textEn: row.description,
    textHi: '',
    brandSlug: row.brand.toLowerCase(),
    brandName: row.brand,
    partNumber: row.mpn ?? '',
    otherNumbers: [],
    group: null,
    categoryPath: ['1'],
    categoriesEn: [''],
    categoriesHi: [''],
    attributes: {},
    attributesHi: {},
    units: {},
    specsEn: specs.map(({ value }) => value),
    specsHi: [],
    priceMinor: Math.max(1, Math.round(row.price || 1)),
    mrpMinor: Math.max(1, Math.round(row.price || 1)),
    inStock: true,
    availability: 'stock',
    popularity: 0,
    rating: 0,
    tags: [],
    listedAt: 0,
    warehouses: [],
  }
}

/**
 * Reads docs.ndjson.gz and qrels.tsv.gz of a folder.
 *
 * @returns null when they are not there.
 */
export function readJudged(folder: string): Judged | null {
  const [docs, judgements] = [join(folder, 'docs.ndjson.gz'), join(folder, 'qrels.tsv.gz')]
  if (!existsSync(docs) || !existsSync(judgements)) return null
  const queries: Judged['queries'] = new Map()
  for (const line of linesOf(judgements).slice(1)) {
    const [query = '', id = '', rating = '0'] = line.split('\t')
    const ratings = queries.get(query) ?? new Map<string, number>()
    ratings.set(id, Number(rating))
    queries.set(query, ratings)
  }
  return { documents: linesOf(docs).map(line => documentOf(JSON.parse(line) as Row)), queries }
}

/** nDCG@10: discounted gain of the first ten results, relative to the ideal ranking. Unjudged results gain nothing. */
export function ndcg(ranking: readonly string[], ratings: ReadonlyMap<string, number>): number {
  const gain = (values: readonly number[]) =>
    values.slice(0, 10).reduce((sum, value, at) => sum + (2 ** value - 1) / Math.log2(at + 2), 0)
  const ideal = gain([...ratings.values()].sort((a, b) => b - a))
  return ideal === 0 ? 0 : gain(ranking.map(id => ratings.get(id) ?? 0)) / ideal
}
