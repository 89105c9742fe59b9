// SQL of Indian offers that may not be sold because of a missing declaration.

import type { UndeclaredOffer } from '../../../contract/catalog/api.ts'
import { type Db, statement } from '../../platform/db.ts'

const LIST = statement(
  'catalog.list-undeclared',
  `select o.id as "offerId", p.msn, p.part_number as "partNumber", b.name as "brandName", p.name_en as "productName", p.origin,
     s.code as "sellerCode", s.trade_name as "sellerName",
     p.missing_declarations || case when o.mrp_declared then '{}' else array['mrp'] end
       || case when length(p.hsn) >= s.hsn_digits then '{}' else array['hsn'] end as missing
   from offers o join products p on p.msn = o.msn join brands b on b.id = p.brand_id join sellers s on s.id = o.seller_id
   where not o.declared and o.active and p.active and o.id > $1 and ($2::text is null or s.code = $2)
   order by o.id limit $3`,
)

/** Offers after an id, ordered by id; of one seller, or of all for null. */
export function listUndeclared(
  db: Db,
  after: number,
  seller: string | null,
  limit: number,
): Promise<(UndeclaredOffer & { offerId: number })[]> {
  return db.rows<UndeclaredOffer & { offerId: number }>(LIST, [after, seller, limit])
}
