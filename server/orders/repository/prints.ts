// SQL of bulk prints.

import type { PrintKind } from '../../../contract/orders/list-filters.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

const INSERT = statement(
  'orders.insert-prints',
  `insert into order_prints (order_id, kind, who, who_name, at)
   select o.id, $3, $4, $5, $6 from orders o where o.number = any($1::bigint[]) and o.market = any($2)`,
)
const COUNT = statement(
  'orders.count-printed',
  `select count(*)::int as count from orders o where o.number = any($1::bigint[]) and o.market = $2
     and exists (select from order_prints p where p.order_id = o.id and p.kind = $3)`,
)

export interface Print {
  kind: PrintKind
  orderNumbers: readonly number[]
  markets: readonly Market[]
  who: string
  whoName: string
  at: Date
}

/** Records a print for orders; printing again is recorded too. */
export async function insertPrints(db: Db, print: Print): Promise<void> {
  const { kind, orderNumbers, markets, who, whoName, at } = print
  await db.run(INSERT, [orderNumbers, markets, kind, who, whoName, at])
}

/** How many of these orders it was printed for before. */
export async function countPrinted(
  db: Db,
  { kind, orderNumbers, market }: Pick<Print, 'kind' | 'orderNumbers'> & { market: Market },
): Promise<number> {
  return (await db.one<{ count: number }>(COUNT, [orderNumbers, market, kind])).count
}
