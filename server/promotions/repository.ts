// SQL of promotion codes, the codes of carts, and uses.

import type { Market } from '../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

/** A code as `promotion_facts` returns it for a customer. */
export interface PromotionTerms {
  id: number
  code: string
  kind: 'flat' | 'percent'
  /** Minor units when flat, basis points when per cent. */
  value: number
  minCartMinor: number
  maxDiscountMinor: number | null
  firstOrderOnly: boolean
  perCustomerLimit: number | null
  /** ISO times; the end is excluded. */
  validFrom: string
  validTo: string | null
  active: boolean
  titleEn: string
  titleHi: string
  termsEn: string
  termsHi: string
  /** Active orders of the customer with this code. */
  uses: number
  /** Whether the customer has an active order. */
  ordered: boolean
}

const FIND = statement('promotions.find', 'select promotion_facts($1, $2, $3) as terms')
const LIST = statement(
  'promotions.list',
  `select promotion_facts(market, code, $2) as terms from promotions
   where market = $1 and active and valid_from <= $3 and (valid_to is null or valid_to > $3) order by code limit 200`,
)
// skips a cart that was merged into another one concurrently
const APPLY = statement(
  'promotions.carry',
  `insert into cart_promotions (cart_id, code) select id, $2 from carts where id = $1
   on conflict (cart_id) do update set code = excluded.code`,
)
const REMOVE = statement('promotions.drop', 'delete from cart_promotions where cart_id = $1')
const USE = statement(
  'promotions.use',
  `with done as (delete from cart_promotions where cart_id = $1)
   insert into promotion_uses (promotion_id, customer_id, order_id, discount_minor) values ($2, $3, $4, $5)`,
)

/** A code of a market with data of the customer (null for a guest), or null. */
export async function findPromotion(
  db: Db,
  market: Market,
  code: string,
  customerId: string | null,
): Promise<PromotionTerms | null> {
  return (await db.one<{ terms: PromotionTerms | null }>(FIND, [market, code, customerId])).terms
}

/** The codes of a market that are valid at a time. */
export async function listPromotions(
  db: Db,
  market: Market,
  customerId: string | null,
  now: Date,
): Promise<PromotionTerms[]> {
  const rows = await db.rows<{ terms: PromotionTerms }>(LIST, [market, customerId, now])
  return rows.map(row => row.terms)
}

/** Applies a code to a cart; it replaces any other. */
export async function applyToCart(db: Db, cartId: string, code: string): Promise<void> {
  await db.run(APPLY, [cartId, code])
}

export async function removeFromCart(db: Db, cartId: string): Promise<void> {
  await db.run(REMOVE, [cartId])
}

export interface UseRow {
  cartId: string
  promotionId: number
  customerId: string
  orderId: string
  discountMinor: number
}

/** Records that an order used a code, and removes the code from the cart. */
export async function insertUse(tx: Tx, use: UseRow): Promise<void> {
  await tx.run(USE, [use.cartId, use.promotionId, use.customerId, use.orderId, use.discountMinor])
}
