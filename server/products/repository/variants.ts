// SQL of variants: the products of a group with their axes, and products that may join it.

import type { Market } from '../../../contract/shared/market.ts'
import type { Spec } from '../../catalog/service.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface MemberRow {
  msn: string
  partNumber: string
  nameEn: string
  nameHi: string
  groupKey: string | null
  variantBy: string[]
  listed: boolean
  /** The requested specifications. */
  specs: Spec[]
}

export interface TermsRow {
  msn: string
  priceMinor: number | null
  availability: 'stock' | 'on-request' | null
  free: number
  sellerCode: string | null
}

// of each of up to 2,000 products a few of its specifications, without a row for every one of them
const MEMBER = `p.msn, p.part_number as "partNumber", p.name_en as "nameEn", p.name_hi as "nameHi", p.group_key as "groupKey",
  p.variant_by as "variantBy", p.active as listed,
  jsonb_path_query_array(p.specs, '$[*] ? (@.key == $a || @.key == $b || @.key == $c || @.key == $d)',
    jsonb_build_object('a', ($2::text[])[1], 'b', ($2::text[])[2], 'c', ($2::text[])[3], 'd', ($2::text[])[4])) as specs`

const MEMBERS = statement(
  'products.list-members',
  `select ${MEMBER} from products p where p.market = $1 and p.group_key = $3 order by p.msn limit $4`,
)
const NAMED = statement(
  'products.find-named',
  `select ${MEMBER} from products p where p.market = $1 and (p.msn = any($3::text[]) or p.part_number = any($3::text[]))
   order by p.msn limit 500`,
)
const TERMS = statement(
  'products.list-terms',
  `select c.msn, c.price_minor as "priceMinor", c.availability,
     coalesce((select sum(k.on_hand - k.reserved) from stock k where k.offer_id = c.offer_id), 0)::int as free,
     (select s.code from offers o join sellers s on s.id = o.seller_id where o.msn = c.msn order by o.id limit 1) as "sellerCode"
   from offer_choices c where c.msn = any($1)`,
)

/** The products of a group with their values of some attributes, by MSN. */
export function listMembers(
  db: Db,
  market: Market,
  axes: readonly string[],
  groupKey: string,
  most: number,
): Promise<MemberRow[]> {
  return db.rows(MEMBERS, [market, axes, groupKey, most])
}

/** Products by MSNs and part numbers. */
export function listNamed(
  db: Db,
  market: Market,
  axes: readonly string[],
  numbers: readonly string[],
): Promise<MemberRow[]> {
  return db.rows(NAMED, [market, axes, numbers])
}

/** Price, availability and free units of the offers that the store shows of these products. */
export async function termsOf(db: Db, msns: readonly string[]): Promise<Map<string, TermsRow>> {
  if (msns.length === 0) return new Map()
  const rows = await db.rows<TermsRow>(TERMS, [msns])
  return new Map(rows.map(row => [row.msn, row]))
}
