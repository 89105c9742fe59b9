// SQL of product texts with missing or outdated Hindi.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type Statement, statement } from '../../platform/db.ts'

// as in the indexes: db/migrations/0295_hindi_sources.sql
const MISSING = `((name_hi = '' or name_hi = name_en)
  or (description_en <> '' and (description_hi = '' or description_hi = description_en))
  or (features_en <> '{}' and (features_hi = '{}' or features_hi = features_en)))`
const OUTDATED = `hindi_outdated <> '{}'`

/** Products of the market $1 with a text to translate, and since when; each once. */
export const TO_TRANSLATE = `select updated_at as since from products where market = $1 and ${MISSING}
  union all select updated_at from products where market = $1 and ${OUTDATED} and not ${MISSING}`

export interface TranslationRow {
  msn: string
  partNumber: string
  /** The seller who describes the product; null when nobody offers it. */
  seller: string | null
  active: boolean
  nameEn: string
  nameHi: string
  featuresEn: string[]
  featuresHi: string[]
  descriptionEn: string
  descriptionHi: string
  /** Names of texts whose Hindi is older than their English. */
  outdated: string[]
}

const columns = (found: string) => `select p.msn, p.part_number as "partNumber", f.code as seller, p.active,
     p.name_en as "nameEn", p.name_hi as "nameHi", p.features_en as "featuresEn", p.features_hi as "featuresHi",
     p.description_en as "descriptionEn", p.description_hi as "descriptionHi",
     array(select jsonb_object_keys(p.hindi_outdated)) as outdated
   from (${found}) found cross join lateral (select * from products p where p.msn = found.msn offset 0) p
   left join lateral (select s.code from offers o join sellers s on s.id = o.seller_id
     where o.msn = p.msn order by o.id limit 1) f on true
   order by p.msn`
const page = (where: string) =>
  `(select msn from products where market = $1 and msn > $2 and ${where} order by msn limit $3)`

/** A page of each list, read from the index of its texts in the order of MSNs. */
export const TRANSLATION_PAGES: Readonly<Record<'missing' | 'outdated' | 'all', Statement>> = {
  missing: statement('catalog.list-hindi-missing', columns(page(MISSING))),
  outdated: statement('catalog.list-hindi-outdated', columns(page(OUTDATED))),
  all: statement(
    'catalog.list-hindi-all',
    columns(`select msn from (${page(MISSING)} union ${page(OUTDATED)}) either_one order by msn limit $3`),
  ),
}
const BY_MSNS = statement(
  'catalog.list-translations',
  columns('select msn from products where market = $1 and msn = any($2)'),
)
const CONFIRM = statement(
  'catalog.confirm-hindi',
  'update products set hindi_outdated = hindi_outdated - $2 where msn = $1 and hindi_outdated ? $2',
)

/** The next products after an MSN that have a text to translate. */
export function listTranslations(
  db: Db,
  market: Market,
  state: 'missing' | 'outdated' | 'all',
  after: string,
  limit: number,
): Promise<TranslationRow[]> {
  return db.rows<TranslationRow>(TRANSLATION_PAGES[state], [market, after, limit])
}

/** The texts of these products, whatever their state. */
export function listTextsOf(db: Db, market: Market, msns: readonly string[]): Promise<TranslationRow[]> {
  return db.rows<TranslationRow>(BY_MSNS, [market, msns])
}

/** Marks the Hindi of a text as written for its current English. */
export async function confirmHindi(db: Db, msn: string, text: string): Promise<void> {
  await db.run(CONFIRM, [msn, text])
}
