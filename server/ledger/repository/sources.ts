// SQL that reads what to post: invoices, credit and debit notes, received payments, completed refunds.

import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { DocumentAmounts, MoneyAmounts, PostedKind } from '../rules/entries.ts'

export interface Head {
  orderId: string
  market: Market
  currency: Currency
  /** The day in the market, YYYY-MM-DD. */
  postedOn: string
}
export type DocumentSource = Head & DocumentAmounts
export type MoneySource = Head & MoneyAmounts

const FIND_INVOICE = statement(
  'ledger.find-invoice',
  `select i.order_id as "orderId", i.market, i.currency, i.issued_on as "postedOn", i.tax_number as "taxNumber",
     i.payable_minor as "payableMinor", i.emi_discount_minor as "emiDiscountMinor", i.discount_kind as "discountKind",
     (select jsonb_agg(jsonb_build_object('source', l.source, 'taxableMinor', l.taxable_minor, 'taxParts', l.tax_parts))
      from invoice_lines l where l.invoice_id = i.id) as lines
   from invoices i where i.id = $1`,
)
const FIND_CREDIT_NOTE = statement(
  'ledger.find-credit-note',
  `select n.order_id as "orderId", i.market, i.currency, n.issued_on as "postedOn", n.tax_number as "taxNumber",
     n.payable_minor as "payableMinor", n.emi_discount_minor as "emiDiscountMinor", i.discount_kind as "discountKind",
     (select jsonb_agg(jsonb_build_object('source', l.source, 'taxableMinor', c.taxable_minor, 'taxParts', c.tax_parts))
      from credit_note_lines c join invoice_lines l using (invoice_id, line_no) where c.credit_note_id = n.id) as lines
   from credit_notes n join invoices i on i.id = n.invoice_id where n.id = $1`,
)
// collected by the seller, so none of it is owed to the store
const FIND_DEBIT_NOTE = statement(
  'ledger.find-debit-note',
  `select n.order_id as "orderId", i.market, i.currency, n.issued_on as "postedOn", n.tax_number as "taxNumber",
     n.total_minor as "payableMinor", 0 as "emiDiscountMinor", i.discount_kind as "discountKind",
     (select jsonb_agg(jsonb_build_object('source', l.source, 'taxableMinor', d.taxable_minor, 'taxParts', d.tax_parts))
      from debit_note_lines d join invoice_lines l using (invoice_id, line_no) where d.debit_note_id = n.id) as lines
   from debit_notes n join invoices i on i.id = n.invoice_id where n.id = $1`,
)
const DAY = `case o.market when 'IN' then 'Asia/Kolkata' else 'Asia/Dubai' end`
const FIND_PAYMENT = statement(
  'ledger.find-payment',
  `select p.order_id as "orderId", o.market, p.currency, (e.at at time zone ${DAY})::date as "postedOn",
     p.amount_minor as "amountMinor", p.mode, p.gateway, false as "byHand"
   from payments p join orders o on o.id = p.order_id
     cross join lateral (select max(at) as at from payment_events where payment_id = p.id and to_state = 'paid') e
   where p.id = $1`,
)
const FIND_REFUND = statement(
  'ledger.find-refund',
  `select r.order_id as "orderId", o.market, r.currency, (r.updated_at at time zone ${DAY})::date as "postedOn",
     r.amount_minor as "amountMinor", p.mode, p.gateway, r.by_hand as "byHand"
   from refunds r join orders o on o.id = r.order_id join payments p on p.id = r.payment_id where r.id = $1`,
)
// a second payment counts once, however often the gateway reports it
const EVENT = (
  id: string,
) => `select p.order_id as "orderId", o.market, p.currency, (v.at at time zone ${DAY})::date as "postedOn",
     (v.data ->> 'amountMinor')::bigint as "amountMinor", p.mode, p.gateway, false as "byHand"
   from payment_events v join payments p on p.id = v.payment_id join orders o on o.id = p.order_id
   where ${id} = $1 order by v.id limit 1`
const FIND_SECOND_PAYMENT = statement(
  'ledger.find-second-payment',
  EVENT(`v.kind = 'second-payment' and second_payment_id(v.payment_id, v.data)`),
)
const FIND_SECOND_REFUND = statement(
  'ledger.find-second-refund',
  EVENT(`v.kind = 'refund-succeeded' and second_refund_id(v.payment_id, v.data)`),
)
const FIND_EXCHANGE_CREDIT = statement(
  'ledger.find-exchange-credit',
  `select c.order_id as "orderId", c.market, o.currency, (m.at at time zone ${DAY})::date as "postedOn",
     m.amount_minor as "amountMinor"
   from exchange_credit_movements m join exchange_credits c on c.id = m.credit_id join orders o on o.id = c.order_id
   where m.id = $1 and m.kind in ('issued', 'refunded')`,
)
const WITHOUT = (kind: string, id: string) =>
  `not exists (select from ledger_entries e where e.kind = '${kind}' and e.source_id = ${id})`
// rows since then without a ledger entry: oldest first, so that a late one is found in few steps
const MISSING = `select k.kind, i.id as "sourceId", i.issued_at as at from invoices i
     cross join (values ('sale'), ('seller-share')) k (kind)
     where i.issued_at > $1 and not exists (select from ledger_entries e where e.kind = k.kind and e.source_id = i.id)
   union all
   select k.kind, n.id, n.issued_at from credit_notes n cross join (values ('credit-note'), ('seller-share-credit')) k (kind)
     where n.issued_at > $1 and not exists (select from ledger_entries e where e.kind = k.kind and e.source_id = n.id)
   union all
   select 'debit-note', n.id, n.issued_at from debit_notes n where n.issued_at > $1 and ${WITHOUT('debit-note', 'n.id')}
   union all
   select 'receipt', p.id, p.updated_at from payments p
     where p.updated_at > $1 and p.state in ('paid', 'refund-due', 'refunded') and p.amount_minor > 0
       and ${WITHOUT('receipt', 'p.id')}
   union all
   select 'refund', r.id, r.updated_at from refunds r
     where r.updated_at > $1 and r.state = 'succeeded' and ${WITHOUT('refund', 'r.id')}
   union all
   select 'second-receipt', second_payment_id(v.payment_id, v.data), min(v.at) from payment_events v
     where v.at > $1 and v.kind = 'second-payment' and v.data ->> 'gatewayRef' <> ''
       and ${WITHOUT('second-receipt', 'second_payment_id(v.payment_id, v.data)')} group by 2
   union all
   select 'second-refund', second_refund_id(v.payment_id, v.data), min(v.at) from payment_events v
     where v.at > $1 and v.kind = 'refund-succeeded' and ${WITHOUT('second-refund', 'second_refund_id(v.payment_id, v.data)')}
       and exists (select from payment_events s where s.payment_id = v.payment_id and s.kind = 'second-payment'
                   and s.data ->> 'gatewayRef' = v.data ->> 'gatewayRef') group by 2
   union all
   select 'tcs', t.id, t.posted_at from tcs_postings t where t.posted_at > $1 and ${WITHOUT('tcs', 't.id')}`
const LIST_UNPOSTED = statement(
  'ledger.list-unposted',
  `select kind, "sourceId" from (${MISSING}) m order by at, kind limit $2`,
)
const COUNT_UNPOSTED = statement('ledger.count-unposted', `select count(*)::int as count from (${MISSING}) m`)
const CHECKED = statement('ledger.checked', `select nullif(until, '-infinity') as until from ledger_checked`)
// no transaction lasts a day: anything older has either an entry or no amount
const SET_CHECKED = statement(
  'ledger.set-checked',
  `update ledger_checked set until = greatest(until, $1::timestamptz - interval '1 day')`,
)
const SECOND_PAYMENT_ID = statement(
  'ledger.second-payment-id',
  `select second_payment_id($1, jsonb_build_object('gatewayRef', $2::text)) as id`,
)
const NOW = statement('ledger.now', 'select now() as at')

export function findInvoice(db: Db, id: string): Promise<DocumentSource> {
  return db.one<DocumentSource>(FIND_INVOICE, [id])
}

export function findCreditNote(db: Db, id: string): Promise<DocumentSource> {
  return db.one<DocumentSource>(FIND_CREDIT_NOTE, [id])
}

export function findDebitNote(db: Db, id: string): Promise<DocumentSource> {
  return db.one<DocumentSource>(FIND_DEBIT_NOTE, [id])
}

export function findPayment(db: Db, id: string): Promise<MoneySource> {
  return db.one<MoneySource>(FIND_PAYMENT, [id])
}

export function findRefund(db: Db, id: string): Promise<MoneySource> {
  return db.one<MoneySource>(FIND_REFUND, [id])
}

/** The id under which a second payment is posted. */
export async function secondPaymentId(db: Db, paymentId: string, gatewayRef: string): Promise<string> {
  return (await db.one<{ id: string }>(SECOND_PAYMENT_ID, [paymentId, gatewayRef])).id
}

/** A second payment in a session, by the id derived from its reference. */
export function findSecondPayment(db: Db, id: string): Promise<MoneySource> {
  return db.one<MoneySource>(FIND_SECOND_PAYMENT, [id])
}

/** The refund of such a payment, once the gateway has made it. */
export function findSecondRefund(db: Db, id: string): Promise<MoneySource> {
  return db.one<MoneySource>(FIND_SECOND_REFUND, [id])
}

/** A movement that issues or refunds exchange credit. */
export function findExchangeCredit(db: Db, id: string): Promise<Head & { amountMinor: number }> {
  return db.one(FIND_EXCHANGE_CREDIT, [id])
}

/** Until when everything is known to be posted; null for never. */
export async function checkedUntil(db: Db): Promise<Date | null> {
  return (await db.one<{ until: Date | null }>(CHECKED)).until
}

/** The time of the database. */
export async function databaseTime(db: Db): Promise<Date> {
  return (await db.one<{ at: Date }>(NOW)).at
}

/** Notes that everything was posted at this time. */
export async function setChecked(tx: Tx, at: Date): Promise<void> {
  await tx.run(SET_CHECKED, [at])
}

/** Documents and payments since then without an entry, oldest first. */
export function listUnposted(
  db: Db,
  since: Date | null,
  limit: number,
): Promise<{ kind: PostedKind; sourceId: string }[]> {
  return db.rows(LIST_UNPOSTED, [since ?? '-infinity', limit])
}

export async function countUnposted(db: Db, since: Date | null): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_UNPOSTED, [since ?? '-infinity'])).count
}
