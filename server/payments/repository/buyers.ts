// SQL of what staff see of an order's buyer: other orders, and the data that decides about cash on delivery.

import type { CodFacts } from '../../../contract/payments/cod-types.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface EarlierOrderRow {
  number: number
  state: string
  paymentMode: string
  placedAt: Date
  currency: Currency
  payableMinor: number
}

const LIST = statement(
  'payments.list-orders-of-buyer',
  `select number, state, payment_mode as "paymentMode", placed_at as "placedAt", currency, payable_minor as "payableMinor"
   from orders where customer_id = $1 and number <> $2 order by placed_at desc limit $3`,
)
const FACTS = statement('payments.find-cod-facts', 'select cod_facts($1, $2::uuid, null, $3) as facts')

/** A customer's orders except the given one, latest first. */
export function listOtherOrders(
  db: Db,
  customerId: string,
  without: number,
  limit: number,
): Promise<EarlierOrderRow[]> {
  return db.rows(LIST, [customerId, without, limit])
}

/** What decides about cash on delivery for an account, whatever the place. */
export async function findCodFacts(db: Db, market: Market, customerId: string, now: Date): Promise<CodFacts> {
  return (await db.one<{ facts: CodFacts }>(FACTS, [market, customerId, now])).facts
}
