// SQL of gift wrapping of carts.

import { type Db, statement } from '../../platform/db.ts'

const SET_GIFT = statement(
  'cart.set-gift',
  `insert into cart_gifts (cart_id, message) select id, $2 from carts where id = $1
   on conflict (cart_id) do update set message = excluded.message`,
)
const REMOVE_GIFT = statement('cart.remove-gift', 'delete from cart_gifts where cart_id = $1')

/** Marks a cart as a gift with a message, or for null as no gift. */
export async function setGift(db: Db, cartId: string, message: string | null): Promise<void> {
  if (message === null) await db.run(REMOVE_GIFT, [cartId])
  else await db.run(SET_GIFT, [cartId, message])
}
