// SQL of the staff payment list: pages by start time, and payments that match a text.

import type { ListedPayment } from '../../../contract/payments/list-api.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

const ORDER = 'created_at desc, id desc'
const BEGUN = `p.created_at >= $5::timestamptz and p.created_at < $6::timestamptz
  and (p.created_at, p.id) < ($7::timestamptz, $8::uuid)`

const page = (payments: string) =>
  `page as (${payments} order by ${ORDER} limit $9)
   select p.id as "paymentId", o.number as "orderNumber", p.attempt, p.kind, p.state, p.method_id as "paymentMethodId", p.gateway,
     p.transaction_ref as "transactionRef", p.gateway_ref as "gatewayRef", p.amount_minor as amount,
     (select coalesce(sum(r.amount_minor), 0)::bigint from refunds r
      where r.payment_id = p.id and r.state = 'succeeded') as refunded,
     p.currency, p.created_at as "createdAt"
   from page p join orders o on o.id = p.order_id order by p.created_at desc, p.id desc`

// each existing state, method and gateway is read separately, so that a page reads no more rows than it shows
const LIST = statement(
  'payments.list',
  `with recursive way (state, method_id, gateway) as (
     (select p.state, p.method_id, p.gateway from payments p where p.currency = $1
      order by p.state, p.method_id, p.gateway limit 1)
     union all
     select next.* from way w cross join lateral (
       select p.state, p.method_id, p.gateway from payments p
       where p.currency = $1 and (p.state, p.method_id, p.gateway) > (w.state, w.method_id, w.gateway)
       order by p.state, p.method_id, p.gateway limit 1) next
   ), ${page(`select p.* from way w cross join lateral (
       select p.* from payments p
       where p.currency = $1 and p.state = w.state and p.method_id = w.method_id and p.gateway = w.gateway and ${BEGUN}
       order by p.created_at desc, p.id desc limit $9) p
     where ($2::text is null or w.state = $2) and ($3::int is null or w.method_id = $3) and ($4::text is null or w.gateway = $4)`)}`,
)

// references are unique only within a gateway, so each gateway is asked
const SEARCH = statement(
  'payments.search',
  `with recursive g (gateway) as (
     (select p.gateway from payments p order by p.gateway limit 1)
     union all
     select next.gateway from g cross join lateral (
       select p.gateway from payments p where p.gateway > g.gateway order by p.gateway limit 1) next
   ), found as (
     select p.id from payments p join orders o on o.id = p.order_id where o.number = $11::bigint and o.market = $12
     union
     select p.id from g join payments p on p.gateway = g.gateway and p.transaction_ref = any($10::text[])
     union
     select p.id from g join payments p on p.gateway = g.gateway and p.gateway_ref = any($10::text[])
     union
     select p.id from g join payments p on p.gateway = g.gateway and p.session_ref = any($10::text[])
   ), ${page(`select p.* from payments p join found f on f.id = p.id
     where p.currency = $1 and ($2::text is null or p.state = $2) and ($3::int is null or p.method_id = $3)
       and ($4::text is null or p.gateway = $4) and ${BEGUN}`)}`,
)
const PLACE = statement('payments.list-place', 'select created_at::text as "createdAt", id from payments where id = $1')

export interface ListedPaymentRow extends Omit<ListedPayment, 'createdAt'> {
  createdAt: Date
}

/** Cursor: after this payment. */
interface PaymentPlace {
  createdAt: string
  id: string
}

/** The cursor before all payments. */
const START: PaymentPlace = { createdAt: 'infinity', id: '00000000-0000-0000-0000-000000000000' }

export interface PaymentFilter {
  market: Market
  currency: Currency
  state: ListedPayment['state'] | null
  methodId: number | null
  gateway: string | null
  /** Begun from this time on, and before this one; null for any. */
  from: string | null
  until: string | null
  place: PaymentPlace | null
  limit: number
}

const valuesOf = ({ currency, state, methodId, gateway, from, until, place, limit }: PaymentFilter) => {
  const { createdAt, id } = place ?? START
  return [currency, state, methodId, gateway, from ?? '-infinity', until ?? 'infinity', createdAt, id, limit]
}

/** The payments of a market, latest start first. */
export function listPayments(db: Db, filter: PaymentFilter): Promise<ListedPaymentRow[]> {
  return db.rows<ListedPaymentRow>(LIST, valuesOf(filter))
}

/** Those of an order and those with one of these references. */
export function searchPayments(
  db: Db,
  filter: PaymentFilter,
  { references, orderNumber }: { references: readonly string[]; orderNumber: number | null },
): Promise<ListedPaymentRow[]> {
  return db.rows<ListedPaymentRow>(SEARCH, [...valuesOf(filter), references, orderNumber, filter.market])
}

/** The cursor of a payment; null when there is none with this id. */
export function findPaymentPlace(db: Db, paymentId: string): Promise<PaymentPlace | null> {
  return db.oneOrNull<PaymentPlace>(PLACE, [paymentId])
}
