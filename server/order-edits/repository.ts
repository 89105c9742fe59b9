// SQL of order edits: what a plan reads beside the lines.

import type { CodFacts } from '../../contract/payments/cod-types.ts'
import type { Market } from '../../contract/shared/market.ts'
import { type Db, statement } from '../platform/db.ts'

export interface EditFacts {
  /** Whether the customer has confirmed cash on delivery by a code. */
  codProved: boolean
  codFacts: CodFacts
}

const FIND = statement(
  'order-edits.find-facts',
  `select cod_proved is not null as "codProved", cod_facts(market, customer_id, place, $2) as "codFacts"
   from orders where id = $1`,
)
const FIND_PLACED = statement('order-edits.find-placed', 'select placed_at as "placedAt" from orders where id = $1')
const FIND_PRODUCTS = statement(
  'order-edits.find-products',
  `select msn from products where market = $1 and msn = upper($2)
   union select msn from products where market = $1 and part_number = $2 limit 10`,
)
export function findEditFacts(db: Db, orderId: string, now: Date): Promise<EditFacts> {
  return db.one<EditFacts>(FIND, [orderId, now])
}

/** When an order was placed. */
export async function findPlacedAt(db: Db, orderId: string): Promise<Date> {
  return (await db.one<{ placedAt: Date }>(FIND_PLACED, [orderId])).placedAt
}

/** Products of an MSN or a part number. */
export function findProducts(db: Db, market: Market, text: string): Promise<{ msn: string }[]> {
  return db.rows<{ msn: string }>(FIND_PRODUCTS, [market, text])
}
