// SQL of the account's overview: all of its figures in one statement.

import { MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import { type Db, statement } from '../platform/db.ts'

export interface FiguresRow {
  ordersInAll: number
  onTheWay: number
  /** ISO date. */
  nextOn: string | null
  toPay: number
  quotes: number
  quotesUntil: Date | null
  saved: number
  tax: number
  claimable: number
}

const SAVINGS = [
  'totalOfferMinor',
  'promotionDiscountMinor',
  'automaticDiscountMinor',
  'prepaidDiscountMinor',
  'noCostEmiDiscountMinor',
  'paymentOfferDiscountMinor',
  'rewardDiscountMinor',
]
const FIGURES = statement(
  'account.figures',
  `with mine as (
     select id, state, placed_at, totals from orders where customer_id = $1 and market = $2
   ), counted as (
     select count(*)::int as "ordersInAll",
       count(*) filter (where state in ('placed', 'processing', 'packed', 'shipped'))::int as "onTheWay",
       count(*) filter (where state in ('pending-payment', 'payment-failed'))::int as "toPay",
       coalesce(sum(${SAVINGS.map(name => `coalesce((totals ->> '${name}')::bigint, 0)`).join(' + ')})
         filter (where placed_at >= $4::date::timestamp at time zone $6 and state in ('placed', 'processing', 'packed', 'shipped', 'delivered')), 0)::bigint as saved
     from mine
   ), taxed as (
     select coalesce(sum(tax), 0)::bigint as tax, coalesce(sum(tax) filter (where claimable), 0)::bigint as claimable from (
       select i.tax_minor - coalesce((select sum(n.tax_minor) from credit_notes n where n.invoice_id = i.id), 0) as tax,
         i.buyer ->> 'taxNumber' is not null as claimable
       from invoices i join mine o on o.id = i.order_id where i.year = $3) invoiced
   ), quoted as (
     select count(*)::int as quotes, min(valid_until) as "quotesUntil" from rfq_requests
     where customer_id = $1 and market = $2 and state = 'quoted' and valid_until > $5
   )
   select counted.*, taxed.*, quoted.*, (select min(l.promised_on)::text from mine o join order_lines l on l.order_id = o.id
     where o.state in ('placed', 'processing', 'packed', 'shipped') and l.quantity > l.cancelled_quantity
       and l.promised_on is not null) as "nextOn"
   from counted, taxed, quoted`,
)

export interface FiguresOf {
  customerId: string
  market: Market
  /** The tax year of documents, and its first day. */
  year: string
  firstDay: string
  now: Date
}

export function findFigures(db: Db, { customerId, market, year, firstDay, now }: FiguresOf): Promise<FiguresRow> {
  return db.one(FIGURES, [customerId, market, year, firstDay, now, MARKET_INFO[market].timeZone])
}
