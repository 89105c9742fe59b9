// SQL of agent carts, of expired items, and of how long items stay.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { CartItemRow } from './carts.ts'

export interface AgentCartRow {
  id: string
  market: Market
  shareKey: string
  customerId: string | null
  customerName: string | null
  agentId: string
  agentName: string
  note: string
  createdAt: Date
  expiresAt: Date
  takenAt: Date | null
  withdrawnAt: Date | null
  items: { msn: string; offerId: number; quantity: number; nameEn: string; nameHi: string }[]
}

export const AGENT_CART_COLUMNS = `a.id, a.market, a.share_key as "shareKey", a.customer_id as "customerId",
  (select nullif(concat_ws(' ', u.first_name, u.last_name), '') from customers u where u.id = a.customer_id) as "customerName", a.agent_id as "agentId",
  a.agent_name as "agentName", a.note, a.created_at as "createdAt", a.expires_at as "expiresAt", a.taken_at as "takenAt",
  a.withdrawn_at as "withdrawnAt",
  coalesce((select json_agg(json_build_object('msn', i.msn, 'offerId', i.offer_id, 'quantity', i.quantity,
      'nameEn', p.name_en, 'nameHi', p.name_hi) order by i.line_no)
    from agent_cart_items i join products p on p.msn = i.msn where i.agent_cart_id = a.id), '[]') as items`

const INSERT = statement(
  'cart.insert-agent-cart',
  `with made as (
     insert into agent_carts (market, share_key, customer_id, agent_id, agent_name, note, idempotency_key, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (agent_id, idempotency_key) do nothing returning id
   ), items as (
     insert into agent_cart_items (agent_cart_id, line_no, msn, offer_id, quantity)
     select made.id, l.line_no, l.msn, l.offer_id, l.quantity
     from made, unnest($10::text[], $11::bigint[], $12::int[]) with ordinality as l (msn, offer_id, quantity, line_no)
   )
   select id from made`,
)
const BY_REQUEST = statement(
  'cart.find-agent-cart-of-request',
  `select ${AGENT_CART_COLUMNS} from agent_carts a where a.agent_id = $1 and a.idempotency_key = $2`,
)
const BY_KEY = statement(
  'cart.find-agent-cart',
  `select ${AGENT_CART_COLUMNS} from agent_carts a where a.share_key = $1 and a.market = $2`,
)
const OF_CUSTOMER = statement(
  'cart.list-agent-carts-of-customer',
  `select ${AGENT_CART_COLUMNS} from agent_carts a where a.customer_id = $1 and a.expires_at > $2 and a.taken_at is null
     and a.withdrawn_at is null order by a.created_at desc limit 20`,
)
const WITHDRAW = statement(
  'cart.withdraw-agent-cart',
  `with closed as (
     update agent_carts set withdrawn_at = coalesce(withdrawn_at, $2) where id = $1 and market = any($3) returning *)
   select ${AGENT_CART_COLUMNS} from closed a`,
)
const TAKE = statement(
  'cart.take-agent-cart',
  `with taken as (update agent_carts set taken_at = $3 where id = $2 returning id)
   update carts set agent_cart_id = taken.id from taken where carts.id = $1`,
)

export interface NewAgentCart extends Omit<AgentCartRow, 'id' | 'customerName' | 'takenAt' | 'withdrawnAt' | 'items'> {
  idempotencyKey: string
  items: readonly CartItemRow[]
}

/** Inserts a cart with its items; does nothing when the agent has already sent the same key. */
export async function insertAgentCart(tx: Tx, cart: NewAgentCart): Promise<void> {
  const { market, shareKey, customerId, agentId, agentName, note, idempotencyKey, createdAt, expiresAt, items } = cart
  const lines = [items.map(({ msn }) => msn), items.map(({ offerId }) => offerId), items.map(one => one.quantity)]
  await tx.oneOrNull(INSERT, [
    ...[market, shareKey, customerId, agentId, agentName, note, idempotencyKey, createdAt, expiresAt],
    ...lines,
  ])
}

export function findAgentCartOfRequest(db: Db, agentId: string, key: string): Promise<AgentCartRow | null> {
  return db.oneOrNull<AgentCartRow>(BY_REQUEST, [agentId, key])
}

export function findAgentCart(db: Db, market: Market, shareKey: string): Promise<AgentCartRow | null> {
  return db.oneOrNull<AgentCartRow>(BY_KEY, [shareKey, market])
}

/** A customer's carts that can be opened and were not taken over yet. */
export function listAgentCartsOf(db: Db, customerId: string, now: Date): Promise<AgentCartRow[]> {
  return db.rows<AgentCartRow>(OF_CUSTOMER, [customerId, now])
}

/** Closes a cart of one of the markets; null when there is none. */
export function withdrawAgentCart(
  db: Db,
  id: string,
  { now, markets }: { now: Date; markets: readonly Market[] },
): Promise<AgentCartRow | null> {
  return db.oneOrNull<AgentCartRow>(WITHDRAW, [id, now, [...markets]])
}

/** Records on a visitor's cart which agent put it together. */
export async function noteTaken(tx: Tx, cartId: string, agentCartId: string, now: Date): Promise<void> {
  await tx.run(TAKE, [cartId, agentCartId, now])
}

const EXPIRE = statement('cart.expire-items', 'select expire_cart_items($1, $2, $3) as count')

/** Removes expired items from one cart, or for null from all; returns how many. */
export async function expireItems(db: Db, cartId: string | null, now: Date, most: number): Promise<number> {
  return (await db.one<{ count: number }>(EXPIRE, [cartId, now, most])).count
}

const RULES = statement(
  'cart.rules',
  'select market, item_days as "itemDays", version from cart_rules order by market desc',
)
const LOCK_RULES = statement('cart.lock-rules', 'select from cart_rules where market = $1 for update')
const SET_RULES = statement(
  'cart.set-rules',
  'update cart_rules set item_days = $2, version = version + 1 where market = $1',
)

export interface RulesRow {
  market: Market
  itemDays: number
  version: number
}

export function listRules(db: Db): Promise<RulesRow[]> {
  return db.rows(RULES, [])
}

/** Locks the rules of a market until the transaction ends. */
export async function lockRules(tx: Tx, market: Market): Promise<void> {
  await tx.run(LOCK_RULES, [market])
}

export async function setRules(db: Db, market: Market, itemDays: number): Promise<void> {
  await db.run(SET_RULES, [market, itemDays])
}

const DELETE_EXPIRED = statement(
  'cart.delete-expired-items',
  `delete from expired_cart_items where (cart_id, offer_id) in (
     select cart_id, offer_id from expired_cart_items where expired_at < $1 limit $2)`,
)
const DELETE_AGENT_CARTS = statement(
  'cart.delete-agent-carts',
  'delete from agent_carts where id in (select id from agent_carts where expires_at < $1 limit $2)',
)

/** Deletes items that expired from carts before a time, at most `most`; returns how many. */
export function deleteExpiredItems(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_EXPIRED, [before, most])
}

/** Deletes agent carts that expired before a time, at most `most`; returns how many. */
export function deleteAgentCarts(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_AGENT_CARTS, [before, most])
}
