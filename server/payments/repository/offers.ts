// SQL of payment offers, and of the orders that have used them.

import type { OfferTerms } from '../../../contract/payments/offers-staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { OfferRow } from '../rules/offers.ts'

// an expired order may still be paid late: orders placed before $3 have expired for good
const COUNTS = `o.state not in ('cancelled', 'returned-to-origin') and (o.state <> 'expired' or o.placed_at > $3)`
const COLUMNS = `f.id, f.market, f.code, f.title_en as "titleEn", f.title_hi as "titleHi", f.gateway,
  f.method_ids as "methodIds", f.banks, f.min_minor as "minMinor", f.kind, f.value, f.cap_minor as "capMinor",
  f.valid_from as "validFrom", f.valid_to as "validTo", f.per_customer as "perCustomer", f.in_all as "inAll", f.active`
const USED = `(select count(*)::int from payment_offer_uses u join orders o on o.id = u.order_id
  where u.offer_id = f.id and ${COUNTS})`
const OWN_USED = `(select count(*)::int from payment_offer_uses u join orders o on o.id = u.order_id
  where u.offer_id = f.id and o.customer_id = $2 and ${COUNTS})`

const LIST = statement(
  'payment-offers.list',
  `select ${COLUMNS}, case when f.in_all is null then 0 else ${USED} end as uses,
     case when f.per_customer is null or $2::uuid is null then 0 else ${OWN_USED} end as "ownUses"
   from payment_offers f
   where f.market = $1 and f.active and f.valid_from <= $4 and (f.valid_to is null or f.valid_to > $4)
   order by f.id desc limit 50`,
)
const FIND = statement(
  'payment-offers.find',
  `select ${COLUMNS}, ${USED} as uses, ${OWN_USED} as "ownUses" from payment_offers f where f.market = $1 and f.code = $4`,
)
const LOCK = statement(
  'payment-offers.lock',
  'select id from payment_offers where market = $1 and code = $2 for update',
)
const INSERT_USE = statement(
  'payment-offers.use',
  'insert into payment_offer_uses (order_id, offer_id, discount_minor, used_at) values ($1, $2, $3, $4)',
)
const OF_ORDER = statement(
  'payment-offers.of-order',
  `select ${COLUMNS}, 0 as uses, 0 as "ownUses" from payment_offer_uses u join payment_offers f on f.id = u.offer_id
   where u.order_id = $1`,
)
const STAFF = `select ${COLUMNS}, coalesce(s.uses, 0)::int as uses, 0 as "ownUses",
     coalesce(s.discount, 0)::bigint as "usedDiscountMinor", f.version
   from payment_offers f
     left join lateral (select count(*) as uses, sum(u.discount_minor) as discount
       from payment_offer_uses u join orders o on o.id = u.order_id where u.offer_id = f.id and ${COUNTS}) s on true`
const LIST_STAFF = statement(
  'payment-offers.list-for-staff',
  `${STAFF} where f.market = $1 and ($2::text is null or f.code = $2) order by f.id desc limit 500`,
)
const SAVE = statement(
  'payment-offers.save',
  `insert into payment_offers (market, code, title_en, title_hi, gateway, method_ids, banks, min_minor, kind, value,
     cap_minor, valid_from, valid_to, per_customer, in_all, active, updated_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
   on conflict (market, code) do update set title_en = excluded.title_en, title_hi = excluded.title_hi,
     gateway = excluded.gateway, method_ids = excluded.method_ids, banks = excluded.banks,
     min_minor = excluded.min_minor, kind = excluded.kind, value = excluded.value, cap_minor = excluded.cap_minor,
     valid_from = excluded.valid_from, valid_to = excluded.valid_to, per_customer = excluded.per_customer,
     in_all = excluded.in_all, active = excluded.active, version = payment_offers.version + 1,
     updated_by = excluded.updated_by, updated_at = now()`,
)

/** How long after it was placed an expired order may still be paid. */
const LATE_MS = 5 * 24 * 3_600_000
const lateSince = (now: Date) => new Date(now.getTime() - LATE_MS)

/** The offers of a market that are valid at a time, with a customer's uses; those that need no count have 0. */
export function listOffers(db: Db, market: Market, customerId: string | null, now: Date): Promise<OfferRow[]> {
  return db.rows<OfferRow>(LIST, [market, customerId, lateSince(now), now])
}

export function findOffer(
  db: Db,
  market: Market,
  customerId: string,
  code: string,
  now: Date,
): Promise<OfferRow | null> {
  return db.oneOrNull<OfferRow>(FIND, [market, customerId, lateSince(now), code])
}

/**
 * The offer, locked until the transaction ends: a transaction that waits for it then counts the earlier uses. Null when
 * there is none.
 */
export async function lockOffer(
  tx: Tx,
  market: Market,
  customerId: string,
  code: string,
  now: Date,
): Promise<OfferRow | null> {
  // counted by a separate statement: one that waits for the lock would count its older snapshot
  const locked = await tx.oneOrNull<{ id: number }>(LOCK, [market, code])
  return locked && findOffer(tx, market, customerId, code, now)
}

export async function insertOfferUse(
  tx: Tx,
  use: { orderId: string; offerId: number; discountMinor: number; now: Date },
): Promise<void> {
  await tx.run(INSERT_USE, [use.orderId, use.offerId, use.discountMinor, use.now])
}

const USED_UP = statement(
  'payment-offers.used-up',
  `select exists (select from payment_offer_uses m join payment_offers f on f.id = m.offer_id
     where m.order_id = $1 and f.per_customer <= ${OWN_USED}) as "usedUp"`,
)

/** Whether a customer has used up the offer of somebody else's order. */
export async function isOfferUsedUp(db: Db, orderId: string, customerId: string, now: Date): Promise<boolean> {
  return (await db.one<{ usedUp: boolean }>(USED_UP, [orderId, customerId, lateSince(now)])).usedUp
}

/** The current offer of an order; null without one. */
export function offerOfOrder(db: Db, orderId: string): Promise<OfferRow | null> {
  return db.oneOrNull<OfferRow>(OF_ORDER, [orderId])
}

export type StaffOfferRow = OfferRow & { usedDiscountMinor: number; version: number }

/** All offers of a market, or the one with a code. */
export function listOffersForStaff(db: Db, market: Market, code: string | null, now: Date): Promise<StaffOfferRow[]> {
  return db.rows<StaffOfferRow>(LIST_STAFF, [market, code, lateSince(now)])
}

const QUEUE = statement('payment-offers.queue', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')

/** Locks the offer code until the transaction ends. */
export async function queueOffer(tx: Tx, market: Market, code: string): Promise<void> {
  await tx.run(QUEUE, [`payment-offers ${market} ${code}`])
}

export async function saveOfferTerms(
  db: Db,
  key: { market: Market; code: string; who: string },
  terms: OfferTerms,
): Promise<void> {
  const { title, gateway, paymentMethodIds, banks, minAmount, kind, value, maxDiscount } = terms
  const { validFrom, validTo, perCustomer, inAll, active } = terms
  await db.run(SAVE, [
    ...[key.market, key.code, title.en, title.hi, gateway, paymentMethodIds, JSON.stringify(banks), minAmount, kind],
    ...[value, kind === 'flat' ? null : maxDiscount, new Date(validFrom), validTo === null ? null : new Date(validTo)],
    ...[perCustomer, inAll, active, key.who],
  ])
}
