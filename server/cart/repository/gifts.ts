// SQL of carts that are packed as a gift.

import { type Db, statement } from '../../platform/db.ts'

const SET_GIFT = statement(
  'cart.set-gift',
  `insert into cart_gifts (cart_id, message) select id, $2 from carts where id = $1
   on conflict (cart_id) do update set message = excluded.message`,
)
const REMOVE_GIFT = statement('cart.remove-gift', 'delete from cart_gifts where cart_id = $1')

/** Makes a cart a gift with a message, or for null no gift. */
export async function setGift(db: Db, cartId: string, message: string | null): Promise<void> {
  if (message === null) await db.run(REMOVE_GIFT, [cartId])
  else await db.run(SET_GIFT, [cartId, message])
}
