// Product gaps as last counted, and the products behind each, also as a file.

import { QUALITY_GAPS, type QualityGap } from '../../../contract/products/quality.rules.ts'
import type { GapProduct, Quality } from '../../../contract/products/quality-api.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { checkState, findCheck, type GapPage, listGap } from '../repository/quality.ts'

export async function productQuality(db: Db, market: Market): Promise<Quality> {
  // the state first: once a check has ended, its numbers are stored
  const state = await checkState(db, 'products.quality')
  const check = await findCheck(db, market)
  return {
    state,
    checkedAt: check?.checkedAt.toISOString() ?? null,
    products: check?.products ?? 0,
    gaps: QUALITY_GAPS.map(gap => ({ gap, products: check?.counts[gap] ?? 0 })),
  }
}

/** Products that still have the gap, and the cursor of the next page. */
export async function productsWithGap(
  db: Db,
  page: GapPage,
  language: Language,
): Promise<{ products: GapProduct[]; next: string | null }> {
  const rows = await listGap(db, page, language)
  const next = rows.length === page.limit ? (rows.at(-1)?.msn ?? null) : null
  return { products: rows.flatMap(({ wrong, ...product }) => (wrong ? [product] : [])), next }
}

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['MSN', 'Part number', 'Brand', 'Name', 'Category'],
  hi: ['MSN', 'पार्ट नंबर', 'ब्रांड', 'नाम', 'श्रेणी'],
}

export function gapFile(
  db: Db,
  { market, gap, language }: { market: Market; gap: QualityGap; language: Language },
): Promise<FileStream> {
  return listFile<string>({
    name: `products-${market.toLowerCase()}-${gap}.csv`,
    headings: HEADINGS[language],
    async read(after) {
      const page = { market, gap, after: after ?? '', limit: FILE_PAGE }
      const { products, next } = await productsWithGap(db, page, language)
      return { rows: products.map(one => [one.msn, one.partNumber, one.brand, one.name, one.category]), next }
    },
  })
}
