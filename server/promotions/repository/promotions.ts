// SQL of promotion codes, the codes of carts, and uses.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

/** A code as `promotion_facts` returns it for a customer. */
export interface PromotionTerms {
  id: number
  /** What is typed; of an automatic one its short name for staff. */
  code: string
  automatic: boolean
  /** Whether it goes together with others. */
  combines: boolean
  priority: number
  /** Whether the store names it; otherwise it is for those who know of it. */
  listed: boolean
  kind: 'flat' | 'percent'
  /** Minor units when flat, basis points when per cent. */
  value: number
  minCartMinor: number
  maxDiscountMinor: number | null
  firstOrderOnly: boolean
  /** For whom it is, and whether the customer is a business buyer; false where it is for all. */
  buyers: 'all' | 'business'
  business: boolean
  perCustomerLimit: number | null
  /** ISO times; the end is excluded. */
  validFrom: string
  validTo: string | null
  active: boolean
  titleEn: string
  titleHi: string
  termsEn: string
  termsHi: string
  /** Categories, with all below them, and brands whose products it is for; empty for all. */
  categoryCodes: string[]
  brandSlugs: string[]
  /** Whether its uses or its budget have ended. */
  exhausted: boolean
  /** Active orders of the customer with this code. */
  uses: number
  /** Whether the customer has an active order. */
  ordered: boolean
}

const FIND = statement('promotions.find', 'select promotion_facts($1, $2, $3) as terms')
const FIND_WITHOUT = statement(
  'promotions.find-without-order',
  `select promotion_facts_of(p, $3) || jsonb_build_object(
     'uses', (select count(*) from promotion_uses u join orders o on o.id = u.order_id
              where u.promotion_id = p.id and u.customer_id = $3 and o.state not in ('cancelled', 'expired') and o.id <> $4),
     'ordered', exists (select from orders o
                        where o.customer_id = $3 and o.state not in ('cancelled', 'expired') and o.id <> $4)) as terms
   from promotions p where p.market = $1 and p.code = $2 and p.automatic = $5`,
)
const LIST = statement(
  'promotions.list',
  `select promotion_facts_of(p, $2) as terms from promotions p
   where market = $1 and active and listed and not automatic and valid_from <= $3 and (valid_to is null or valid_to > $3) order by code limit 200`,
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
   insert into promotion_uses (promotion_id, customer_id, order_id, discount_minor)
   select used.id, $3, $4, used.discount from unnest($2::bigint[], $5::bigint[]) used (id, discount) order by used.id`,
)

const HOLD_USES = statement(
  'promotions.hold-uses',
  `insert into promotion_uses (promotion_id, customer_id, order_id, discount_minor)
   select used.id, $3, $1, used.discount from unnest($2::bigint[], $4::bigint[]) used (id, discount) order by used.id
   on conflict (promotion_id, customer_id, order_id) do update set discount_minor = excluded.discount_minor`,
)
// in the order in which all orders lock them
const LOCK_COUNTS = statement(
  'promotions.lock-counts',
  `select promotion_id from promotion_counts where promotion_id = any($2::bigint[])
     or promotion_id in (select promotion_id from promotion_uses where order_id = $1)
   order by promotion_id for update`,
)
const DROP_CODES = statement(
  'promotions.drop-codes',
  `delete from promotion_uses u using promotions p where u.order_id = $1 and u.promotion_id is distinct from $2::bigint
     and p.id = u.promotion_id and not p.automatic`,
)
const DROP_USES = statement(
  'promotions.drop-uses',
  'delete from promotion_uses where order_id = $1 and promotion_id = any($2::bigint[])',
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

/** A code, or an automatic offer, of the market of an order with data of its customer as if there were no such order, or null. */
export async function findPromotionForOrder(
  db: Db,
  { id, market, customerId }: { id: string; market: Market; customerId: string },
  code: string,
  automatic = false,
): Promise<PromotionTerms | null> {
  const found = await db.oneOrNull<{ terms: PromotionTerms }>(FIND_WITHOUT, [market, code, customerId, id, automatic])
  return found?.terms ?? null
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

/** A promotion used by an order. */
export interface PromotionUse {
  promotionId: number
  discountMinor: number
}

const USED_BY_ORDER = statement(
  'promotions.used-by-order',
  `select p.code, p.automatic from promotion_uses u join promotions p on p.id = u.promotion_id
   where u.order_id = $1 order by p.automatic, p.priority, p.code`,
)
const MOVE_USES = statement(
  'promotions.move-uses',
  'update promotion_uses set customer_id = $2 where order_id = $1 and customer_id <> $2',
)

/** The codes and automatic offers that an order uses, the code first. */
export function listUsedByOrder(db: Db, orderId: string): Promise<{ code: string; automatic: boolean }[]> {
  return db.rows<{ code: string; automatic: boolean }>(USED_BY_ORDER, [orderId])
}

/** Counts what an order uses for another customer. */
export async function moveUses(tx: Tx, orderId: string, customerId: string): Promise<void> {
  await tx.run(MOVE_USES, [orderId, customerId])
}

/** Records what an order used, and removes the code from the cart. */
export async function insertUses(
  tx: Tx,
  { cartId, customerId, orderId }: { cartId: string; customerId: string; orderId: string },
  uses: readonly PromotionUse[],
): Promise<void> {
  const [ids, discounts] = [uses.map(({ promotionId }) => promotionId), uses.map(({ discountMinor }) => discountMinor)]
  await tx.run(USE, [cartId, ids, customerId, orderId, discounts])
}

interface PlacedOrder {
  id: string
  customerId: string
}

/** Locks the counts of what an order uses, and of further promotions, before any of them is changed. */
export async function lockUses(tx: Tx, orderId: string, promotionIds: readonly number[]): Promise<void> {
  await tx.run(LOCK_COUNTS, [orderId, promotionIds])
}

/** Counts promotions as used by an order that was placed. */
export async function holdUses(tx: Tx, { id, customerId }: PlacedOrder, uses: readonly PromotionUse[]): Promise<void> {
  const ids = uses.map(({ promotionId }) => promotionId)
  await lockUses(tx, id, ids)
  const discounts = uses.map(({ discountMinor }) => discountMinor)
  await tx.run(HOLD_USES, [id, ids, customerId, discounts])
}

/** Takes promotions off an order; their uses are given back. */
export async function dropUses(tx: Tx, orderId: string, promotionIds: readonly number[]): Promise<void> {
  await lockUses(tx, orderId, promotionIds)
  await tx.run(DROP_USES, [orderId, promotionIds])
}

/** Takes off the codes of an order but for one, null for all; its automatic offers stay. Lock the counts before. */
export async function dropOtherCodes(tx: Tx, orderId: string, promotionId: number | null): Promise<void> {
  await tx.run(DROP_CODES, [orderId, promotionId])
}
