// SQL of reward points: accounts, their movements, and what of an order they follow from.

import type { OrderPoints } from '../../../contract/rewards/points.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export type MovementKind = 'earned' | 'reversed' | 'redeemed' | 'given-back' | 'expired'

const OPEN = statement(
  'rewards.open-account',
  `insert into reward_accounts (customer_id, market) select id, market from customers where id = $1
   on conflict (customer_id) do nothing`,
)
const LOCK = statement(
  'rewards.lock-account',
  'select balance_points as balance from reward_accounts where customer_id = $1 for update',
)
const EXPIRE = statement(
  'rewards.expire',
  `insert into reward_movements (customer_id, kind, points, lot_id, who, at)
   select customer_id, 'expired', -points_left, movement_id, 'system:rewards', $2
   from reward_lots where customer_id = $1 and points_left > 0 and expires_at <= $2 order by expires_at, movement_id`,
)
const LIST_DUE = statement(
  'rewards.list-due',
  `select distinct customer_id as "customerId" from reward_lots where points_left > 0 and expires_at <= $1 limit 500`,
)
const SPENDABLE = statement(
  'rewards.spendable',
  `select coalesce(sum(points_left), 0)::int as points from reward_lots where customer_id = $1 and points_left > 0`,
)
const INSERT = statement(
  'rewards.insert-movement',
  `insert into reward_movements (customer_id, kind, points, amount_minor, order_id, expires_at, who, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)
const OWNER = statement(
  'rewards.owner-of-order',
  `select o.customer_id as "customerId", o.market from orders o where o.id = $1
     and (exists (select from order_lines l where l.order_id = o.id and l.reward_points > 0)
       or exists (select from reward_movements m where m.order_id = o.id))`,
)
// only deliveries earn points, and what credit notes reverse no longer earns
const OF_ORDER = statement(
  'rewards.of-order',
  `select now() as at, o.state in ('cancelled', 'expired', 'returned-to-origin') as ended,
     coalesce((o.totals ->> 'rewardDiscountMinor')::bigint, 0)
       - coalesce((select sum(n.emi_discount_minor) from credit_notes n join invoices i on i.id = n.invoice_id
           where i.order_id = o.id and i.discount_kind = 'rewards'), 0)::bigint as "leftMinor",
     coalesce((select sum(m.points) from reward_movements m where m.order_id = o.id and m.kind in ('earned', 'reversed')), 0)::int as earned,
     coalesce((select -sum(m.points) from reward_movements m where m.order_id = o.id and m.kind in ('redeemed', 'given-back')), 0)::int as used,
     coalesce(p.points, 0) as "placedPoints", coalesce(p.amount, 0) as "placedMinor",
     (select jsonb_agg(jsonb_build_object('points', l.reward_points, 'quantity', l.quantity, 'kept', greatest(0,
         coalesce((select sum(h.quantity - h.cancelled_quantity) from shipments s join shipment_lines h on h.shipment_id = s.id
           where s.order_id = o.id and s.state = 'delivered' and h.line_no = l.line_no), 0)
         - coalesce((select sum(c.quantity) from shipments s join invoices i on i.shipment_id = s.id
             join invoice_lines il on il.invoice_id = i.id join credit_note_lines c on c.invoice_id = i.id and c.line_no = il.line_no
           where s.order_id = o.id and s.state = 'delivered' and il.order_line_no = l.line_no), 0))))
       from order_lines l where l.order_id = o.id) as lines
   from orders o left join lateral (
     select -m.points as points, m.amount_minor as amount from reward_movements m
     where m.order_id = o.id and m.kind = 'redeemed' order by m.id limit 1) p on true
   where o.id = $1`,
)

const TAKE_UNTOLD = statement(
  'rewards.take-untold',
  `with taken as (
     update reward_lots set reminded_at = $2
     where customer_id = $1 and points_left > 0 and reminded_at is null and expires_at > $2 and expires_at <= $3
     returning points_left, expires_at)
   select points_left as points, expires_at as "expiresAt" from taken order by expires_at`,
)
const SUM_UNEXPIRED = statement(
  'rewards.sum-unexpired',
  `select coalesce(sum(points_left), 0)::int as points from reward_lots
   where customer_id = $1 and points_left > 0 and expires_at > $2`,
)

/** Points that expire up to a time without a reminder, marked as reminded. */
export function takeUntold(
  tx: Tx,
  customerId: string,
  now: Date,
  until: Date,
): Promise<{ points: number; expiresAt: Date }[]> {
  return tx.rows(TAKE_UNTOLD, [customerId, now, until])
}

export async function sumUnexpired(tx: Tx, customerId: string, now: Date): Promise<number> {
  return (await tx.one<{ points: number }>(SUM_UNEXPIRED, [customerId, now])).points
}

/** Opens the account of a customer and locks it until the transaction ends; returns its balance. */
export async function lockAccount(tx: Tx, customerId: string): Promise<number> {
  await tx.run(OPEN, [customerId])
  return (await tx.one<{ balance: number }>(LOCK, [customerId])).balance
}

/** Removes expired points from a locked account. */
export async function expireDue(tx: Tx, customerId: string, now: Date): Promise<number> {
  return tx.run(EXPIRE, [customerId, now])
}

/** Customers with points that have expired and are still counted. */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  return (await db.rows<{ customerId: string }>(LIST_DUE, [now])).map(({ customerId }) => customerId)
}

/** Points that a locked account can spend, after removing expired ones. */
export async function spendablePoints(tx: Tx, customerId: string): Promise<number> {
  return (await tx.one<{ points: number }>(SPENDABLE, [customerId])).points
}

export interface NewMovement {
  customerId: string
  kind: Exclude<MovementKind, 'expired'>
  points: number
  /** The value of redeemed points. */
  amountMinor?: number
  orderId: string
  /** Of earned ones. */
  expiresAt?: Date
  who: string
  at: Date
}

/** Writes a movement of a locked account; a trigger updates balance and lots. */
export async function insertMovement(tx: Tx, movement: NewMovement): Promise<void> {
  const { customerId, kind, points, amountMinor = null, orderId, expiresAt = null, who, at } = movement
  await tx.run(INSERT, [customerId, kind, points, amountMinor, orderId, expiresAt, who, at])
}

/** The customer whose points an order affects; null if it neither earns nor redeems any. */
export function findOwner(tx: Tx, orderId: string): Promise<{ customerId: string; market: Market } | null> {
  return tx.oneOrNull(OWNER, [orderId])
}

/** With the time of the database. */
export function findOrderPoints(tx: Tx, orderId: string): Promise<OrderPoints & { at: Date }> {
  return tx.one<OrderPoints & { at: Date }>(OF_ORDER, [orderId])
}

const SET_USE = statement(
  'rewards.use-for-cart',
  'insert into cart_rewards (cart_id) select id from carts where id = $1 on conflict do nothing',
)
const END_USE = statement('rewards.end-use', 'delete from cart_rewards where cart_id = $1')

/** The customer uses points for a cart, or no longer. */
export async function setCartUse(db: Db, cartId: string, use: boolean): Promise<void> {
  await db.run(use ? SET_USE : END_USE, [cartId])
}
