// SQL of payouts: open items with whether their invoice is settled, runs, payouts, and the rows of statements.

import type { Payout, StatementRow } from '../../../contract/payouts/api.ts'
import type { PayoutState } from '../../../contract/payouts/states.rules.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { OpenItem } from '../rules.ts'

// one at a time in a market
const LOCK = statement('payouts.lock', `select pg_advisory_xact_lock(hashtextextended('payouts.' || $1::text, 0))`)
// settled: delivered so long ago that nothing of it can be returned for any reason, or back and credited; nothing of the order
// is being returned, and the customer owes nothing for it
const OPEN_ITEMS = statement(
  'payouts.open-items',
  `with open as (select * from seller_items where market = $1 and payout_id is null),
   of_invoice as (
     select i.id, i.order_id, i.market, h.id as shipment_id, h.state
     from invoices i join shipments h on h.id = i.shipment_id
     where i.id in (select invoice_id from open where invoice_id is not null)
   ), settled as (
     select i.id from of_invoice i
       cross join lateral (
         select max(greatest(rule.days, market.days)) as days
         from shipment_lines hl join order_lines l on l.order_id = i.order_id and l.line_no = hl.line_no
           join products p on p.msn = l.msn join categories c on c.code = p.category_code
           left join lateral return_rule(i.market, c.taxonomy_code) rule on true
           left join return_windows market on market.market = i.market and market.category_code is null
         where hl.shipment_id = i.shipment_id
       ) window_of
     where (
         (i.state = 'delivered' and $2::date > coalesce(window_of.days, 0) + (
           select (min(e.at) at time zone case i.market when 'IN' then 'Asia/Kolkata' else 'Asia/Dubai' end)::date
           from shipment_events e where e.shipment_id = i.shipment_id and e.code = 'delivered'))
         or (i.state = 'returned' and exists (select from credit_notes n where n.invoice_id = i.id))
       )
       and not exists (select from returns r where r.order_id = i.order_id
                       and r.state in ('requested', 'approved', 'received', 'accepted', 'replacement-sent'))
       and (select coalesce(sum(l.amount_minor), 0) from ledger_entries e join ledger_lines l on l.entry_id = e.id
            where e.order_id = i.order_id and l.account = 'customers') <= 0
   )
   select o.entry_id as "entryId", o.tax_number as "taxNumber", o.amount_minor as "amountMinor", e.kind,
     o.invoice_id is not null and o.invoice_id in (select id from settled) as "isSettled",
     exists (select from seller_items s join ledger_entries x on x.id = s.entry_id and x.kind = 'seller-share'
             where s.invoice_id = o.invoice_id and s.payout_id is not null) as "isPaidOut"
   from open o join ledger_entries e on e.id = o.entry_id
   order by o.entry_id`,
)
const SELLER_OF = statement(
  'payouts.seller-of',
  'select seller_id as "sellerId" from seller_registrations where tax_number = $1 order by id desc limit 1',
)
const WITHOUT_RATE = statement(
  'payouts.lines-without-rate',
  `select count(*)::int as count from seller_items s
     join ledger_entries e on e.id = s.entry_id and e.kind = 'seller-share'
     join commission_lines m on m.invoice_id = s.invoice_id and m.rate_id is null
     join invoice_lines l on l.invoice_id = m.invoice_id and l.line_no = m.line_no and l.source = 'product'
   where s.entry_id = any ($1)`,
)
const FIND_RUN = statement('payouts.find-run', 'select id from payout_runs where market = $1 and idempotency_key = $2')
const INSERT_RUN = statement(
  'payouts.insert-run',
  'insert into payout_runs (market, idempotency_key, ran_on, who) values ($1, $2, $3, $4) returning id',
)
const INSERT = statement(
  'payouts.insert',
  `insert into payouts (run_id, market, currency, tax_number, seller_id, amount_minor, lines_without_rate, changed_by, account_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
)
const PAYOUT = `select p.id as "payoutId", p.number, p.market, p.currency, p.tax_number as "taxNumber",
     s.trade_name as seller, p.amount_minor as amount, p.lines_without_rate as "linesWithoutRate", p.state, p.reference,
     p.paid_on as "paidOn", r.ran_on as "proposedOn",
     case when a.id is not null then jsonb_build_object('bank', a.bank, 'accountLast4', a.account_last4) end as account
   from payouts p join sellers s on s.id = p.seller_id join payout_runs r on r.id = p.run_id
     left join seller_bank_accounts a on a.id = p.account_id`
const OF_RUN = statement('payouts.of-run', `${PAYOUT} where p.run_id = $1 order by p.number`)
const LIST = statement(
  'payouts.list',
  `${PAYOUT} where p.market = $1 and ($2::text is null or p.state = $2) and ($3::text is null or p.tax_number = $3)
     and ($4::bigint is null or p.number < $4) order by p.number desc limit $5`,
)
const FIND_LOCKED = statement('payouts.find-locked', `${PAYOUT} where p.id = $1 for update of p`)
const HAS_REFERENCE = statement('payouts.has-reference', 'select id from payouts where reference = $1 and id <> $2')
const MOVE = statement(
  'payouts.move',
  `update payouts set state = $2, reference = $3, paid_on = $4, changed_by = $5, changed_at = now() where id = $1`,
)
// negative amounts of accounts are what is owed: columns are positive where they are deducted from what was supplied
const ROWS = statement(
  'payouts.statement-rows',
  `select e.id as "entryId", e.posted_on as "on", e.kind, o.number as "orderNumber",
     coalesce(i.number, n.number, p.reference, to_char(t.month, 'YYYY-MM'), '') as document, a.supplied, a.commission,
     a."commissionTax", case e.kind when 'tcs' then -s.amount_minor else 0 end as tcs,
     case e.kind when 'payout' then -s.amount_minor else 0 end as paid, s.amount_minor as owed
   from seller_items s join ledger_entries e on e.id = s.entry_id
     cross join lateral (
       select coalesce(sum(l.amount_minor) filter (where l.account = 'seller-supplies'), 0)::bigint as supplied,
         coalesce(-sum(l.amount_minor) filter (where l.account = 'commission'), 0)::bigint as commission,
         coalesce(-sum(l.amount_minor) filter (where l.account like 'commission-%'), 0)::bigint as "commissionTax"
       from ledger_lines l where l.entry_id = e.id
     ) a
     left join orders o on o.id = e.order_id
     left join invoices i on e.kind = 'seller-share' and i.id = e.source_id
     left join credit_notes n on e.kind = 'seller-share-credit' and n.id = e.source_id
     left join payouts p on e.kind = 'payout' and p.id = e.source_id
     left join tcs_postings t on e.kind = 'tcs' and t.id = e.source_id
   where s.tax_number = $1 and e.posted_on between $2 and $3 and s.entry_id > $4
   order by s.entry_id limit $5`,
)
const BALANCE = statement(
  'payouts.balance-before',
  `select coalesce(sum(s.amount_minor), 0)::bigint as balance
   from seller_items s join ledger_entries e on e.id = s.entry_id where s.tax_number = $1 and e.posted_on < $2`,
)
const TOTALS = statement(
  'payouts.statement-totals',
  `select coalesce(sum(l.amount_minor) filter (where l.account = 'seller-supplies'), 0)::bigint as supplied,
     coalesce(-sum(l.amount_minor) filter (where l.account = 'commission'), 0)::bigint as commission,
     coalesce(-sum(l.amount_minor) filter (where l.account like 'commission-%'), 0)::bigint as "commissionTax",
     coalesce(sum(l.amount_minor) filter (where l.account = 'sellers' and e.kind = 'tcs'), 0)::bigint as tcs,
     coalesce(sum(l.amount_minor) filter (where l.account = 'sellers' and e.kind = 'payout'), 0)::bigint as paid,
     coalesce(-sum(l.amount_minor) filter (where l.account = 'sellers'), 0)::bigint as owed
   from seller_items s join ledger_entries e on e.id = s.entry_id join ledger_lines l on l.entry_id = e.id
   where s.tax_number = $1 and e.posted_on between $2 and $3`,
)

export async function lockPayouts(tx: Tx, market: Market): Promise<void> {
  await tx.run(LOCK, [market])
}

/** What is open of all sellers of a market; `today` is the day there. */
export function listOpenItems(db: Db, market: Market, today: string): Promise<OpenItem[]> {
  return db.rows<OpenItem>(OPEN_ITEMS, [market, today])
}

export async function findSellerOf(db: Db, taxNumber: string): Promise<number | null> {
  return (await db.oneOrNull<{ sellerId: number }>(SELLER_OF, [taxNumber]))?.sellerId ?? null
}

/** Products of these entries whose commission had no rate. */
export async function countWithoutRate(db: Db, entryIds: readonly number[]): Promise<number> {
  return (await db.one<{ count: number }>(WITHOUT_RATE, [[...entryIds]])).count
}

export async function findRun(db: Db, market: Market, key: string): Promise<string | null> {
  return (await db.oneOrNull<{ id: string }>(FIND_RUN, [market, key]))?.id ?? null
}

export async function insertRun(
  tx: Tx,
  market: Market,
  key: string,
  run: { on: string; who: string },
): Promise<string> {
  return (await tx.one<{ id: string }>(INSERT_RUN, [market, key, run.on, run.who])).id
}

export interface NewPayout {
  runId: string
  market: Market
  currency: Currency
  taxNumber: string
  sellerId: number
  amountMinor: number
  linesWithoutRate: number
  /** Where it goes; null when no account is set. */
  accountId: string | null
  who: string
}

export async function insertPayout(tx: Tx, payout: NewPayout): Promise<string> {
  const { runId, market, currency, taxNumber, sellerId, amountMinor, linesWithoutRate, accountId, who } = payout
  const values = [runId, market, currency, taxNumber, sellerId, amountMinor, linesWithoutRate, who, accountId]
  return (await tx.one<{ id: string }>(INSERT, values)).id
}

export function listOfRun(db: Db, runId: string): Promise<Payout[]> {
  return db.rows<Payout>(OF_RUN, [runId])
}

export function listPayouts(
  db: Db,
  market: Market,
  of: { state: PayoutState | null; taxNumber: string | null; before: number | null; limit: number },
): Promise<Payout[]> {
  return db.rows<Payout>(LIST, [market, of.state, of.taxNumber, of.before, of.limit])
}

/** A payout, locked; null when there is none. */
export function lockPayout(tx: Tx, payoutId: string): Promise<Payout | null> {
  return tx.oneOrNull<Payout>(FIND_LOCKED, [payoutId])
}

/** Whether another payout has this reference. */
export async function isReferenceUsed(db: Db, reference: string, payoutId: string): Promise<boolean> {
  return (await db.oneOrNull(HAS_REFERENCE, [reference, payoutId])) !== null
}

export async function movePayout(
  tx: Tx,
  payoutId: string,
  to: { state: PayoutState; reference: string | null; paidOn: string | null; who: string },
): Promise<void> {
  await tx.run(MOVE, [payoutId, to.state, to.reference, to.paidOn, to.who])
}

/** A part of the entries of a seller from one day to another, in their order. */
export function listStatementRows(
  db: Db,
  taxNumber: string,
  { from, to, after, limit }: { from: string; to: string; after: number; limit: number },
): Promise<StatementRow[]> {
  return db.rows<StatementRow>(ROWS, [taxNumber, from, to, after, limit])
}

/** What was owed to a seller before a day. */
export async function balanceBefore(db: Db, taxNumber: string, day: string): Promise<number> {
  return (await db.one<{ balance: number }>(BALANCE, [taxNumber, day])).balance
}

export type StatementTotals = Pick<StatementRow, 'supplied' | 'commission' | 'commissionTax' | 'tcs' | 'paid' | 'owed'>

/** The sums of a statement from one day to another. */
export function sumStatement(db: Db, taxNumber: string, from: string, to: string): Promise<StatementTotals> {
  return db.one<StatementTotals>(TOTALS, [taxNumber, from, to])
}
