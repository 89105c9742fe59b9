// SQL of saved cards, of gateway customers, and of payments whose card has yet to be read.

import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface CardRow {
  id: string
  gateway: string
  token: string
  brand: string
  lastFour: string
  consentedAt: Date
}

/** A card with the customer's reference at its gateway. */
export type OwnCard = CardRow & { customerRef: string }

const COLUMNS = `s.id, s.gateway, s.token, s.brand, s.last_four as "lastFour", s.consented_at as "consentedAt"`
const LIST = statement(
  'saved-cards.list',
  `select ${COLUMNS} from saved_cards s where s.customer_id = $1 and s.removed_at is null order by s.used_at desc, s.id limit 50`,
)
const FIND = statement(
  'saved-cards.find',
  `select ${COLUMNS}, g.ref as "customerRef" from saved_cards s join gateway_customers g using (customer_id, gateway)
   where s.customer_id = $1 and s.id = $2 and s.removed_at is null`,
)
const REMOVE = statement(
  'saved-cards.remove',
  `update saved_cards s set removed_at = $3, next_try_at = $3 where s.customer_id = $1 and s.id = $2 returning ${COLUMNS}`,
)
const REMOVE_UNUSED = statement(
  'saved-cards.remove-unused',
  'update saved_cards set removed_at = $2, next_try_at = $2 where removed_at is null and used_at < $1',
)
const CLAIM_REMOVED = statement(
  'saved-cards.claim-removed',
  `update saved_cards s set next_try_at = $2 from gateway_customers g
   where s.id in (select id from saved_cards where removed_at is not null and next_try_at <= $1 order by next_try_at limit 50
       for update skip locked)
     and g.customer_id = s.customer_id and g.gateway = s.gateway
   returning ${COLUMNS}, g.ref as "customerRef"`,
)
const DELETE = statement('saved-cards.delete', 'delete from saved_cards where id = $1 and removed_at is not null')
const USE = statement('saved-cards.use', 'update saved_cards set used_at = $2 where id = $1')
const SAVE = statement(
  'saved-cards.save',
  `insert into saved_cards (customer_id, gateway, token, brand, last_four, consented_at, used_at)
   select $1, $2, c.token, c.brand, c."lastFour", $4, $4
   from jsonb_to_recordset($3::jsonb) as c (token text, brand text, "lastFour" text)
   on conflict (gateway, token) do update set used_at = excluded.used_at
     where saved_cards.removed_at is null and saved_cards.customer_id = excluded.customer_id`,
)
const FIND_CUSTOMER = statement(
  'saved-cards.find-customer',
  'select ref from gateway_customers where customer_id = $1 and gateway = $2',
)
const INSERT_CUSTOMER = statement(
  'saved-cards.insert-customer',
  `insert into gateway_customers (customer_id, gateway, ref) values ($1, $2, $3)
   on conflict (customer_id, gateway) do update set ref = gateway_customers.ref returning ref`,
)
const REQUEST = statement(
  'saved-cards.request',
  `insert into card_requests (payment_id, consented_at, next_try_at)
   select p.id, p.created_at, p.created_at from payments p join orders o on o.id = p.order_id
     join gateway_customers g on g.customer_id = o.customer_id and g.gateway = p.gateway
   where p.id = $1 on conflict do nothing`,
)
const CLAIM_REQUESTS = statement(
  'saved-cards.claim-requests',
  `update card_requests r set tries = r.tries + 1, next_try_at = $2
   from payments p join orders o on o.id = p.order_id
     join gateway_customers g on g.customer_id = o.customer_id and g.gateway = p.gateway
   where r.payment_id in (select payment_id from card_requests where next_try_at <= $1 order by next_try_at limit 50
       for update skip locked)
     and p.id = r.payment_id
   returning r.payment_id as "paymentId", r.consented_at as "consentedAt", r.tries, o.customer_id as "customerId",
     p.gateway, g.ref as "customerRef"`,
)
const END_REQUEST = statement('saved-cards.end-request', 'delete from card_requests where payment_id = $1')

const END_REQUESTS_OF_ORDER = statement(
  'saved-cards.end-requests-of-order',
  'delete from card_requests where payment_id in (select id from payments where order_id = $1)',
)

/** The card of an order that was moved to another customer is not saved: it would be in the wrong account. */
export async function endCardRequestsOf(tx: Tx, orderId: string): Promise<void> {
  await tx.run(END_REQUESTS_OF_ORDER, [orderId])
}

const FORGET_REQUESTS = statement(
  'saved-cards.forget-requests',
  'delete from card_requests where payment_id in (select id from payments where gateway = $1)',
)
const FORGET_CARDS = statement('saved-cards.forget', 'delete from saved_cards where gateway = $1')
const FORGET_CUSTOMERS = statement('saved-cards.forget-customers', 'delete from gateway_customers where gateway = $1')

export function listCards(db: Db, customerId: string): Promise<CardRow[]> {
  return db.rows<CardRow>(LIST, [customerId])
}

/** A card of the customer; null when it is not theirs or was removed. */
export function findCard(db: Db, customerId: string, cardId: string): Promise<OwnCard | null> {
  return db.oneOrNull<OwnCard>(FIND, [customerId, cardId])
}

/** Disables a card; null when the customer has no such card. Removing a removed card is allowed. */
export function removeCard(db: Db, customerId: string, cardId: string, now: Date): Promise<CardRow | null> {
  return db.oneOrNull<CardRow>(REMOVE, [customerId, cardId, now])
}

/** Disables cards that were last used before a time. */
export function removeUnusedCards(db: Db, before: Date, now: Date): Promise<number> {
  return db.run(REMOVE_UNUSED, [before, now])
}

/** Removed cards to delete at their gateways; each is due again at `next`. */
export function claimRemovedCards(db: Db, now: Date, next: Date): Promise<OwnCard[]> {
  return db.rows<OwnCard>(CLAIM_REMOVED, [now, next])
}

export async function deleteCard(db: Db, cardId: string): Promise<void> {
  await db.run(DELETE, [cardId])
}

export async function noteCardUse(tx: Tx, cardId: string, now: Date): Promise<void> {
  await tx.run(USE, [cardId, now])
}

/** Saves a customer's cards; known ones are marked as used now. */
export async function saveCards(
  db: Db,
  owner: { customerId: string; gateway: string; consentedAt: Date },
  cards: readonly { token: string; brand: string; lastFour: string }[],
): Promise<void> {
  await db.run(SAVE, [owner.customerId, owner.gateway, JSON.stringify(cards), owner.consentedAt])
}

/** The customer's reference at a gateway; null while there is none. */
export async function findGatewayCustomer(db: Db, customerId: string, gateway: string): Promise<string | null> {
  return (await db.oneOrNull<{ ref: string }>(FIND_CUSTOMER, [customerId, gateway]))?.ref ?? null
}

/** Stores it; returns the one of a concurrent request that was first. */
export async function insertGatewayCustomer(db: Db, customerId: string, gateway: string, ref: string): Promise<string> {
  return (await db.one<{ ref: string }>(INSERT_CUSTOMER, [customerId, gateway, ref])).ref
}

/** Records that the card of a payment should be saved, if its gateway knows the customer. */
export async function requestCard(tx: Tx, paymentId: string): Promise<void> {
  await tx.run(REQUEST, [paymentId])
}

export interface CardRequest {
  paymentId: string
  consentedAt: Date
  tries: number
  customerId: string
  gateway: string
  customerRef: string
}

/** Payments whose card is due to be read; each is due again at `next`. */
export function claimCardRequests(db: Db, now: Date, next: Date): Promise<CardRequest[]> {
  return db.rows<CardRequest>(CLAIM_REQUESTS, [now, next])
}

export async function endCardRequest(db: Db, paymentId: string): Promise<void> {
  await db.run(END_REQUEST, [paymentId])
}

/**
 * Deletes customers' gateway references, with their cards and pending reads: another account must not get any of it.
 */
export async function forgetCustomersOf(tx: Tx, gateway: string): Promise<void> {
  await tx.run(FORGET_REQUESTS, [gateway])
  await tx.run(FORGET_CARDS, [gateway])
  await tx.run(FORGET_CUSTOMERS, [gateway])
}
