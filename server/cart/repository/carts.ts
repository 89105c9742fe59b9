// SQL of carts: the visitor's cart, its contents, and which notices were seen.

import type { CodFacts } from '../../../contract/payments/cod-types.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { PromotionTerms } from '../../promotions/service.ts'
import type { RewardFacts } from '../../rewards/service.ts'

export type CartKind = 'cart' | 'quick'
export interface CartOwner {
  market: Market
  sessionId: string | null
  customerId: string | null
}
export interface CartItemRow {
  msn: string
  /** The offer it is bought from; identifies the line. */
  offerId: number
  quantity: number
  seenPriceMinor: number
  /** The quantity the shopper had chosen before validation lowered it; null when it is their choice, or was seen. */
  adjustedFrom: number | null
  /** ISO string of when it expires from the cart; null when it does not, or was just written. */
  expireAt: string | null
}
/** An item that expired from a cart. */
export interface ExpiredItem {
  msn: string
  offerId: number
  quantity: number
  /** ISO string. */
  expiredAt: string
}
export interface AppliedPromotion {
  code: string
  /** Null when the market no longer has this code. */
  terms: PromotionTerms | null
}
export interface CartRow {
  id: string
  kind: CartKind
  shareKey: string | null
  sessionId: string | null
  customerId: string | null
  /** Tax number for a tax invoice, if the customer wants one. */
  gstin: string | null
  /** The applied promotion code with its terms; null without one. */
  promotion: AppliedPromotion | null
  /** The market's automatic offers, for this customer. */
  automatic: PromotionTerms[]
  /** The message of a gift, which may be empty; null when it is not one. */
  giftMessage: string | null
  /** The remaining exchange credit whose replacement is in the cart; null without one. */
  exchangeCredit: { creditId: string; amountMinor: number } | null
  /** The customer's options with reward points; null for a guest. */
  rewards: RewardFacts | null
  /** The customer's options at payment. */
  savedCards: { id: string; gateway: string; brand: string; lastFour: string }[]
  items: CartItemRow[]
  expired: ExpiredItem[]
  /** Days that items stay after a change; 0 for ever. */
  itemDays: number
  /** The staff member who added items that are still in the cart; null when nobody did. */
  agent: { agentId: string; agentName: string } | null
  /** The customer's prices by offer from accepted quotations; each applies to exactly its quantity. */
  quotedPrices: QuotedPrice[]
  seen: string[]
}

export interface QuotedPrice {
  offerId: number
  quantity: number
  unitPriceMinor: number
  /** ISO string. */
  validUntil: string
  rfqNumber: number
}

export const CART_COLUMNS = `c.id, c.kind, c.share_key as "shareKey", c.session_id as "sessionId", c.customer_id as "customerId",
  (select b.gstin from business_details b where b.customer_id = c.customer_id and b.is_gst_invoice) as gstin,
  (select json_build_object('code', k.code, 'terms', promotion_facts(c.market, k.code, c.customer_id))
    from cart_promotions k where k.cart_id = c.id) as promotion,
  automatic_promotions(c.market, c.customer_id) as automatic,
  (select json_build_object('creditId', x.id, 'amountMinor', x.balance_minor)
    from exchange_credits x where x.customer_id = c.customer_id and x.market = c.market and x.balance_minor > 0
      and exists (select from cart_items i where i.cart_id = c.id and i.msn = x.msn) order by x.expires_at limit 1) as "exchangeCredit",
  case when c.customer_id is not null then reward_facts(c.market, c.customer_id, c.id) end as rewards,
  (select g.message from cart_gifts g where g.cart_id = c.id) as "giftMessage",
  coalesce((select json_agg(json_build_object('id', s.id, 'gateway', s.gateway, 'brand', s.brand, 'lastFour', s.last_four)
      order by s.used_at desc, s.id) from saved_cards s where s.customer_id = c.customer_id and s.removed_at is null), '[]') as "savedCards",
  coalesce((select json_agg(json_build_object('msn', i.msn, 'offerId', i.offer_id, 'quantity', i.quantity, 'seenPriceMinor', i.seen_price_minor,
      'adjustedFrom', i.adjusted_from, 'expireAt', (select i.changed_at + make_interval(days => r.item_days) from cart_rules r
        where r.market = c.market and r.item_days > 0 and c.kind = 'cart'))
    order by i.added_at, i.msn, i.offer_id) from cart_items i where i.cart_id = c.id), '[]') as items,
  coalesce((select json_agg(json_build_object('msn', e.msn, 'offerId', e.offer_id, 'quantity', e.quantity, 'expiredAt', e.expired_at)
    order by e.expired_at, e.msn, e.offer_id) from expired_cart_items e where e.cart_id = c.id), '[]') as expired,
  coalesce((select r.item_days from cart_rules r where r.market = c.market and c.kind = 'cart'), 0) as "itemDays",
  (select json_build_object('agentId', a.agent_id, 'agentName', a.agent_name) from agent_carts a
    where a.id = c.agent_cart_id and exists (select from agent_cart_items x join cart_items i on i.offer_id = x.offer_id
      where x.agent_cart_id = a.id and i.cart_id = c.id)) as agent,
  coalesce((select json_agg(json_build_object('offerId', q.offer_id, 'quantity', q.quantity, 'unitPriceMinor', q.unit_price_minor,
      'validUntil', q.valid_until, 'rfqNumber', q.rfq_number))
    from quoted_prices q where q.customer_id = c.customer_id and q.used_at is null), '[]') as "quotedPrices",
  coalesce((select json_agg(n.notice_key) from cart_notices n where n.cart_id = c.id), '[]') as seen`
const OF_CUSTOMER = statement(
  'cart.find-of-customer',
  `select ${CART_COLUMNS} from carts c where c.customer_id = $1 and c.kind = $2`,
)
const OF_SESSION = statement(
  'cart.find-of-session',
  `select ${CART_COLUMNS} from carts c where c.session_id = $1 and c.kind = $2`,
)
const TO_PAY = `select ${CART_COLUMNS}, cod_facts(c.market, c.customer_id, $3, $4) as "codFacts" from carts c`
const TO_PAY_OF_CUSTOMER = statement(
  'cart.find-to-pay-of-customer',
  `${TO_PAY} where c.customer_id = $1 and c.kind = $2`,
)
const TO_PAY_OF_SESSION = statement('cart.find-to-pay-of-session', `${TO_PAY} where c.session_id = $1 and c.kind = $2`)
// the customer is locked too: their cart and their quick-buy basket must not both become the first order
const HOLD = statement(
  'cart.hold',
  `select c.id from carts c join customers u on u.id = c.customer_id where c.customer_id = $1 and c.kind = $2
   for update of c for no key update of u`,
)
const BY_SHARE_KEY = statement(
  'cart.find-by-share-key',
  `select ${CART_COLUMNS} from carts c where c.share_key = $1 and c.market = $2`,
)

/** The visitor's cart: the customer's when logged in, otherwise the session's. */
export function findCart(db: Db, owner: CartOwner, kind: CartKind): Promise<CartRow | null> {
  if (owner.customerId) return db.oneOrNull<CartRow>(OF_CUSTOMER, [owner.customerId, kind])
  if (owner.sessionId) return db.oneOrNull<CartRow>(OF_SESSION, [owner.sessionId, kind])
  return Promise.resolve(null)
}

/** The visitor's cart with its cash on delivery data at a location; one statement, since each checkout reads both. */
export function findCartToPay(
  db: Db,
  owner: CartOwner,
  kind: CartKind,
  { place, now }: { place: string | null; now: Date },
): Promise<(CartRow & { codFacts: CodFacts }) | null> {
  const [find, id] = owner.customerId ? [TO_PAY_OF_CUSTOMER, owner.customerId] : [TO_PAY_OF_SESSION, owner.sessionId]
  return id ? db.oneOrNull(find, [id, kind, place, now]) : Promise.resolve(null)
}

/** The customer's cart, locked with the customer until the transaction ends; read after acquiring the lock. */
export async function lockCart(tx: Tx, customerId: string, kind: CartKind): Promise<CartRow | null> {
  const [, row] = await Promise.all([
    tx.run(HOLD, [customerId, kind]),
    tx.oneOrNull<CartRow>(OF_CUSTOMER, [customerId, kind]),
  ])
  return row
}

export function findSharedCart(db: Db, market: Market, shareKey: string): Promise<CartRow | null> {
  return db.oneOrNull<CartRow>(BY_SHARE_KEY, [shareKey, market])
}

// the upsert locks the row, so that concurrent requests add up instead of overwriting each other
const OPEN_CUSTOMER = statement(
  'cart.open-of-customer',
  `insert into carts as c (market, kind, customer_id, share_key) values ($1, $2, $3, $4)
   on conflict (customer_id, kind) where customer_id is not null do update set updated_at = now() returning ${CART_COLUMNS}, (c.xmax = 0) as fresh`,
)
const OPEN_SESSION = statement(
  'cart.open-of-session',
  `insert into carts as c (market, kind, session_id, share_key) values ($1, $2, $3, $4)
   on conflict (session_id, kind) where session_id is not null do update set updated_at = now() returning ${CART_COLUMNS}, (c.xmax = 0) as fresh`,
)
const REREAD = statement('cart.reread', `select ${CART_COLUMNS} from carts c where c.id = $1`)

/**
 * Creates the visitor's cart when there is none, and locks it until the transaction ends. A new cart is returned
 * complete; of an existing one only the id is reliable, and the rest must be read again.
 */
export function ensureCart(
  tx: Tx,
  owner: CartOwner,
  kind: CartKind,
  shareKey: string,
): Promise<CartRow & { fresh: boolean }> {
  const [open, id] = owner.customerId ? [OPEN_CUSTOMER, owner.customerId] : [OPEN_SESSION, owner.sessionId]
  return tx.one<CartRow & { fresh: boolean }>(open, [owner.market, kind, id, shareKey])
}

/** The cart read after its row is locked: the upsert itself may have seen an older version. */
export function rereadCart(tx: Tx, cartId: string): Promise<CartRow> {
  return tx.one<CartRow>(REREAD, [cartId])
}

const CHANGE_ITEMS = statement(
  'cart.change-items',
  `with gone as (delete from cart_items where cart_id = $1 and offer_id = any($5)),
     back as (delete from expired_cart_items where cart_id = $1 and offer_id = any($6::bigint[]))
   insert into cart_items (cart_id, msn, quantity, seen_price_minor, offer_id, changed_at)
   select $1, put.*, $7 from unnest($2::text[], $3::int[], $4::bigint[], $6::bigint[]) as put
   on conflict (cart_id, offer_id) do update set quantity = excluded.quantity,
     seen_price_minor = excluded.seen_price_minor, adjusted_from = null, changed_at = excluded.changed_at`,
)

/** Writes some items and removes others by offer, never one in both. Written items no longer count as expired. */
export async function changeItems(
  tx: Tx,
  cartId: string,
  put: readonly CartItemRow[],
  remove: readonly number[],
  now: Date,
): Promise<void> {
  if (put.length === 0 && remove.length === 0) return
  const column = <K extends keyof CartItemRow>(key: K) => put.map(item => item[key])
  await tx.run(CHANGE_ITEMS, [
    ...[cartId, column('msn'), column('quantity'), column('seenPriceMinor'), [...remove]],
    ...[column('offerId'), now],
  ])
}

const SWITCH_ITEM = statement(
  'cart.switch-item',
  `update cart_items set offer_id = $3, quantity = $4, seen_price_minor = $5, adjusted_from = null, changed_at = $6
   where cart_id = $1 and offer_id = $2`,
)

/** Switches a line to another offer, which the cart must not contain yet; the line keeps its position. */
export async function switchItem(
  tx: Tx,
  cartId: string,
  { from, to, now }: { from: number; to: CartItemRow; now: Date },
): Promise<void> {
  await tx.run(SWITCH_ITEM, [cartId, from, to.offerId, to.quantity, to.seenPriceMinor, now])
}

const CLEAR = statement(
  'cart.clear',
  `with gift as (delete from cart_gifts where cart_id = $1),
     agent as (update carts set agent_cart_id = null where id = $1 and agent_cart_id is not null),
     used as (update quoted_prices q set used_at = $3 from carts c join cart_items i on i.cart_id = c.id
       where $2 and c.id = $1 and q.customer_id = c.customer_id and q.offer_id = i.offer_id and q.quantity = i.quantity
         and q.used_at is null and q.valid_until > $3)
   delete from cart_items where cart_id = $1`,
)

/** Empties a cart and ends gift wrapping. When it was `ordered`, its quoted prices are marked as used. */
export async function clearItems(
  tx: Tx,
  cartId: string,
  { ordered, now }: { ordered: boolean; now: Date },
): Promise<void> {
  await tx.run(CLEAR, [cartId, ordered, now])
}

const COUNT = statement(
  'cart.count-items',
  `select count(*)::int as count from cart_items i join carts c on c.id = i.cart_id
   where c.kind = 'cart' and (c.customer_id = $1 or ($1::uuid is null and c.session_id = $2))`,
)

export async function countItems(db: Db, owner: Pick<CartOwner, 'sessionId' | 'customerId'>): Promise<number> {
  return (await db.one<{ count: number }>(COUNT, [owner.customerId, owner.sessionId])).count
}

const MARK_SEEN = statement(
  'cart.mark-seen',
  `with mine as (select id from carts where kind = 'cart' and (customer_id = $1 or ($1::uuid is null and session_id = $2))),
     known as (delete from expired_cart_items e using mine where e.cart_id = mine.id and e.offer_id = any($6::bigint[])),
     told as (delete from cart_notices n using mine where n.cart_id = mine.id and n.notice_key <> all ($3::text[])
       and n.notice_key like 'price-%' and split_part(n.notice_key, ':', 2) = any($4::bigint[]::text[])),
     settled as (update cart_items i set
         seen_price_minor = coalesce((select told.price from unnest($4::bigint[], $7::bigint[]) as told (offer_id, price)
           where told.offer_id = i.offer_id limit 1), i.seen_price_minor),
         adjusted_from = case when i.offer_id = any($5::bigint[]) then null else i.adjusted_from end
       from mine
       where i.cart_id = mine.id and i.offer_id = any($4::bigint[] || $5::bigint[]))
   insert into cart_notices (cart_id, notice_key) select mine.id, key from mine, unnest($3::text[]) key
   on conflict do nothing`,
)

interface Settled extends Record<'quantities' | 'expired', readonly number[]> {
  prices: readonly { offerId: number; priceMinor: number }[]
}

/** Records notices as seen (only the last one about a price), their prices as known, some quantities as accepted. */
export function markSeen(
  db: Db,
  owner: Pick<CartOwner, 'sessionId' | 'customerId'>,
  keys: readonly string[],
  { prices, quantities, expired }: Settled,
): Promise<number> {
  const offers = [prices.map(({ offerId }) => offerId), [...quantities], [...expired]]
  const told = prices.map(({ priceMinor }) => priceMinor)
  return db.run(MARK_SEEN, [owner.customerId, owner.sessionId, [...keys], ...offers, told])
}

const MERGE = statement('cart.merge', 'select merge_carts($1, $2) as count')

/** Merges the session's carts into the customer's; quantities of equal offers add up. Returns the items of the cart. */
export async function mergeCarts(tx: Tx, sessionId: string, customerId: string): Promise<number> {
  return (await tx.one<{ count: number }>(MERGE, [sessionId, customerId])).count
}
