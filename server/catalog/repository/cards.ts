// Reads products for cards: one statement each.

import type { MissingDeclaration } from '../../../contract/catalog/declarations.rules.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { Spec } from '../rules.ts'

export interface CardRow {
  msn: string
  market: Market
  partNumber: string
  nameEn: string
  nameHi: string
  slug: string
  brandEn: string
  brandHi: string
  imageHash: string | null
  currency: Currency
  mrpMinor: number
  priceMinor: number
  breaks: { minQuantity: number; priceMinor: number }[]
  hsn: string
  tags: string[]
  availability: 'stock' | 'on-request'
  available: number
  /** Missing legal declarations; null when it can be sold. */
  undeclared: MissingDeclaration[] | null
  specs: Spec[]
  minQuantity: number
  quantityMultiple: number
  /** Of the product and its variants; a count of 0 before the first review. */
  rating: { rating: number; count: number; sample: boolean }
}

export const CARD_COLUMNS = `p.msn, p.market, p.part_number as "partNumber", p.name_en as "nameEn", p.name_hi as "nameHi", p.slug,
  b.name as "brandEn", b.name_hi as "brandHi", p.images -> 0 ->> 'hash' as "imageHash",
  oc.currency, oc.mrp_minor as "mrpMinor", oc.price_minor as "priceMinor", oc.breaks, p.hsn, p.tags, oc.availability,
  stock.available, case when stock.available = 0 then (
    select p.missing_declarations || case when o.currency = 'INR' and not o.mrp_declared then array['mrp'] else '{}' end
      || case when length(p.hsn) < s.hsn_digits then array['hsn'] else '{}' end
    from offers o join sellers s on s.id = o.seller_id where o.id = oc.offer_id and not o.declared) end as undeclared, p.specs, oc.min_quantity as "minQuantity", oc.quantity_multiple as "quantityMultiple",
  coalesce((select f.figures from product_rating_figures f
      where f.market = p.market and f.subject = review_subject(p.group_key, p.msn)),
    '{"rating": 0, "count": 0, "sample": false, "realCount": 0}') as rating`

/**
 * Available units of a chosen offer; none when the product has no active offer. `active` is the condition for an active
 * offer.
 */
export const availableOf = (choice: string, active = `${choice}.active`) =>
  `(select coalesce(sum(k.available), 0)::int as available
  from sellable_stock k where k.offer_id = ${choice}.offer_id and ${active})`

/** Products with the shown offer, and its available units. */
export const cardFrom = (active = 'oc.active') => `products p
  join offer_choices oc on oc.msn = p.msn
  join brands b on b.id = p.brand_id
  cross join lateral ${availableOf('oc', active)} stock`

export const CARD_FROM = cardFrom()

const LIST_CARDS = statement(
  'catalog.list-cards',
  `select ${CARD_COLUMNS} from ${CARD_FROM} where p.msn = any($1) and p.market = $2 and p.active`,
)

const FIND_CRUMB = statement(
  'catalog.find-crumb',
  `select name_en as "nameEn", name_hi as "nameHi", slug, category_code as "categoryCode"
   from products where msn = $1 and market = $2 and active`,
)

/** Cards by MSN in no particular order; unknown and inactive products are missing. */
export function listCards(db: Db, msns: readonly string[], market: Market): Promise<CardRow[]> {
  return db.rows<CardRow>(LIST_CARDS, [msns, market])
}

/** Data of a product for its breadcrumb. */
export function findCrumb(
  db: Db,
  msn: string,
  market: Market,
): Promise<{ nameEn: string; nameHi: string; slug: string; categoryCode: string } | null> {
  return db.oneOrNull<{ nameEn: string; nameHi: string; slug: string; categoryCode: string }>(FIND_CRUMB, [msn, market])
}
