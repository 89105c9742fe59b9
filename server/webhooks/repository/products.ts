// SQL of products that changed since the last message about them.

import type { Market } from '../../../contract/shared/market.ts'
import type { WebhookKind } from '../../../contract/webhooks/kinds.rules.ts'
import { statement, type Tx } from '../../platform/db.ts'

const MARK = statement(
  'webhooks.mark-products',
  `insert into webhook_product_marks (kind, msn, market)
   select $1, p.msn, p.market from products p where p.msn = any ($2)
     and exists (select from webhook_endpoints e where e.market = p.market and $1 = any (e.kinds))
   order by p.msn on conflict (kind, msn) do nothing`,
)
const TAKE = statement(
  'webhooks.take-products',
  `delete from webhook_product_marks m using
     (select kind, msn from webhook_product_marks where (kind, market) =
        (select kind, market from webhook_product_marks order by marked_at limit 1)
      order by msn limit $1 for update skip locked) t
   where m.kind = t.kind and m.msn = t.msn returning m.kind, m.market, m.msn`,
)

/** Marks products as changed, in markets where a webhook subscribes to them. */
export async function markProducts(tx: Tx, kind: WebhookKind, msns: readonly string[]): Promise<void> {
  await tx.run(MARK, [kind, msns])
}

/** Takes marks of one event kind and market. */
export function takeProducts(tx: Tx, limit: number): Promise<{ kind: WebhookKind; market: Market; msn: string }[]> {
  return tx.rows(TAKE, [limit])
}
