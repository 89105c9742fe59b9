// SQL that reads what is to be posted: invoices, credit notes, payments that were received, refunds that were made.

import type { EntryKind } from '../../../contract/ledger/accounts.rules.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { DocumentAmounts, MoneyAmounts } from '../rules.ts'

interface Head {
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
     i.payable_minor as "payableMinor", i.emi_discount_minor as "emiDiscountMinor",
     (select jsonb_agg(jsonb_build_object('source', l.source, 'taxableMinor', l.taxable_minor, 'taxParts', l.tax_parts))
      from invoice_lines l where l.invoice_id = i.id) as lines
   from invoices i where i.id = $1`,
)
const FIND_CREDIT_NOTE = statement(
  'ledger.find-credit-note',
  `select n.order_id as "orderId", i.market, i.currency, n.issued_on as "postedOn", n.tax_number as "taxNumber",
     n.payable_minor as "payableMinor", n.emi_discount_minor as "emiDiscountMinor",
     (select jsonb_agg(jsonb_build_object('source', l.source, 'taxableMinor', c.taxable_minor, 'taxParts', c.tax_parts))
      from credit_note_lines c join invoice_lines l using (invoice_id, line_no) where c.credit_note_id = n.id) as lines
   from credit_notes n join invoices i on i.id = n.invoice_id where n.id = $1`,
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
// what the ledger has no entry of: the oldest first, so that a late one is found in few steps
const MISSING = `select 'sale' as kind, i.id as "sourceId", i.issued_at as at from invoices i
     where not exists (select from ledger_entries e where e.kind = 'sale' and e.source_id = i.id)
   union all
   select 'credit-note', n.id, n.issued_at from credit_notes n
     where not exists (select from ledger_entries e where e.kind = 'credit-note' and e.source_id = n.id)
   union all
   select 'receipt', p.id, p.updated_at from payments p
     where p.state in ('paid', 'refund-due', 'refunded') and p.amount_minor > 0
       and not exists (select from ledger_entries e where e.kind = 'receipt' and e.source_id = p.id)
   union all
   select 'refund', r.id, r.updated_at from refunds r
     where r.state = 'succeeded'
       and not exists (select from ledger_entries e where e.kind = 'refund' and e.source_id = r.id)`
const LIST_UNPOSTED = statement(
  'ledger.list-unposted',
  `select kind, "sourceId" from (${MISSING}) m order by at limit $1`,
)
const COUNT_UNPOSTED = statement('ledger.count-unposted', `select count(*)::int as count from (${MISSING}) m`)

export function findInvoice(db: Db, id: string): Promise<DocumentSource> {
  return db.one<DocumentSource>(FIND_INVOICE, [id])
}

export function findCreditNote(db: Db, id: string): Promise<DocumentSource> {
  return db.one<DocumentSource>(FIND_CREDIT_NOTE, [id])
}

export function findPayment(db: Db, id: string): Promise<MoneySource> {
  return db.one<MoneySource>(FIND_PAYMENT, [id])
}

export function findRefund(db: Db, id: string): Promise<MoneySource> {
  return db.one<MoneySource>(FIND_REFUND, [id])
}

/** Documents and payments without an entry, the oldest first. */
export function listUnposted(db: Db, limit: number): Promise<{ kind: EntryKind; sourceId: string }[]> {
  return db.rows(LIST_UNPOSTED, [limit])
}

export async function countUnposted(db: Db): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_UNPOSTED)).count
}
