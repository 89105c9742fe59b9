// SQL of the product editor: earlier values, sellers of a product, reserved units, drafts due for publication.

import { type Condition, offerKey } from '../../../contract/products/offer-key.rules.ts'
import type { ChangedCell } from '../../../contract/products/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface VersionRow {
  changeSetId: string
  number: number
  who: string
  note: string
  at: string
  cells: Pick<ChangedCell, 'seller' | 'field' | 'before' | 'after' | 'undone'>[]
}

const VERSIONS = statement(
  'products.list-versions',
  `select s.id as "changeSetId", s.number, s.who_name as who, s.note, s.at,
     (select jsonb_agg(jsonb_build_object('seller', c.seller_code, 'field', c.field, 'before', c.before, 'after', c.after,
         'undone', c.undone) order by c.position)
       from product_changes c where c.change_set_id = s.id and c.msn = $1) as cells
   from product_change_sets s
   where s.id in (select change_set_id from product_changes where msn = $1) and s.number < $2
   order by s.number desc limit $3`,
)
const SELLERS = statement(
  'products.list-sellers-of',
  `select s.code, s.trade_name as label, o.condition from offers o join sellers s on s.id = o.seller_id
   where o.msn = $1 order by o.id limit 200`,
)
const FIND_SELLER = statement('products.find-seller', 'select market from sellers where code = offer_seller($1)')
const FIND_BRAND = statement('products.find-brand', 'select slug from brands where slug = $1')
const TO_PUBLISH = statement(
  'products.list-to-publish',
  'select msn, market from products where publish_at <= $1 order by publish_at, msn limit 100',
)

export function listVersions(db: Db, msn: string, before: number, limit: number): Promise<VersionRow[]> {
  return db.rows(VERSIONS, [msn, before, limit])
}

/** The offers of a product by their keys, with the names of their sellers, the oldest first. */
export async function listSellersOf(
  db: Db,
  msn: string,
): Promise<{ value: string; label: string; condition: Condition }[]> {
  const rows = await db.rows<{ code: string; label: string; condition: Condition }>(SELLERS, [msn])
  return rows.map(({ code, ...row }) => ({ value: offerKey(code, row.condition), ...row }))
}

/** The market of the seller of an offer. */
export async function sellerMarket(db: Db, key: string): Promise<Market | null> {
  return (await db.oneOrNull<{ market: Market }>(FIND_SELLER, [key]))?.market ?? null
}

export async function brandExists(db: Db, slug: string): Promise<boolean> {
  return (await db.oneOrNull(FIND_BRAND, [slug])) !== null
}

/** Products due for publication. */
export function listToPublish(tx: Tx, now: Date): Promise<{ msn: string; market: Market }[]> {
  return tx.rows(TO_PUBLISH, [now])
}
