// SQL that stores quoted prices accepted by a customer.

import { statement, type Tx } from '../../platform/db.ts'
import type { QuotedPrice } from './carts.ts'

const STORE = statement(
  'cart.store-quoted-prices',
  `insert into quoted_prices (customer_id, offer_id, quantity, unit_price_minor, valid_until, rfq_number)
   select $1, offer_id, quantity, price, $5, $6 from unnest($2::bigint[], $3::int[], $4::bigint[]) as l (offer_id, quantity, price)
   on conflict (customer_id, offer_id) do update set quantity = excluded.quantity, unit_price_minor = excluded.unit_price_minor,
     valid_until = excluded.valid_until, rfq_number = excluded.rfq_number, used_at = null
   where quoted_prices.rfq_number <> excluded.rfq_number`,
)

/** Stores the prices of an accepted quotation; repeating the request leaves them as they are. */
export async function storeQuotedPrices(
  tx: Tx,
  customerId: string,
  lines: readonly Omit<QuotedPrice, 'validUntil' | 'rfqNumber'>[],
  { validUntil, rfqNumber }: { validUntil: Date; rfqNumber: number },
): Promise<void> {
  const column = (key: 'offerId' | 'quantity' | 'unitPriceMinor') => lines.map(line => line[key])
  await tx.run(STORE, [
    ...[customerId, column('offerId'), column('quantity'), column('unitPriceMinor')],
    ...[validUntil, rfqNumber],
  ])
}
