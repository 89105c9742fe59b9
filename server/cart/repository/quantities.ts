// SQL that lowers the quantities of a cart to the available stock.

import { type Db, statement } from '../../platform/db.ts'

const LOWER_ITEMS = statement(
  'cart.lower-items',
  `update cart_items i set quantity = l.quantity, adjusted_from = coalesce(i.adjusted_from, i.quantity)
   from unnest($2::bigint[], $3::int[], $4::int[]) as l (offer_id, before, quantity)
   where i.cart_id = $1 and i.offer_id = l.offer_id and i.quantity = l.before`,
)

/** Lowers quantities, and stores the previous ones; a line that was changed meanwhile is left alone. */
export async function lowerItems(
  db: Db,
  cartId: string,
  lines: readonly { offerId: number; before: number; quantity: number }[],
): Promise<void> {
  const column = (key: 'offerId' | 'before' | 'quantity') => lines.map(line => line[key])
  await db.run(LOWER_ITEMS, [cartId, column('offerId'), column('before'), column('quantity')])
}
