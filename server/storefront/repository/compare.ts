// SQL of compared products, in one statement.

import type { Market } from '../../../contract/shared/market.ts'
import type { ProductRating } from '../../../contract/storefront/product-api.ts'
import { CARD_COLUMNS, CARD_FROM, type CardRow } from '../../catalog/service.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface CompareRow extends CardRow {
  partNumber: string
  warrantyMonths: number
  returnDays: number
  exchangeOnly: boolean
  origin: string
  categoryCode: string
  rating: ProductRating
}

const LIST = statement(
  'catalog.list-compared',
  `select ${CARD_COLUMNS}, p.part_number as "partNumber", p.warranty_months as "warrantyMonths", p.origin,
     p.category_code as "categoryCode", r.days as "returnDays", r.kind = 'exchange' as "exchangeOnly"
   from ${CARD_FROM} join categories c on c.code = p.category_code
   cross join lateral return_rule(p.market, c.taxonomy_code) r
   where p.msn = any($1) and p.market = $2 and p.active`,
)

/** Products by MSN, unordered; unknown ones are omitted. */
export function listCompared(db: Db, msns: readonly string[], market: Market): Promise<CompareRow[]> {
  return db.rows<CompareRow>(LIST, [msns, market])
}
