// SQL of the ledger's own entries: written once, read as balances, lists and a journal.

import type { Account, EntryKind } from '../../../contract/ledger/accounts.rules.ts'
import type { Balance, LedgerEntry } from '../../../contract/ledger/api.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { LedgerLine } from '../rules/entries.ts'

const INSERT = statement(
  'ledger.insert-entry',
  `with entry as (
     insert into ledger_entries (market, currency, kind, source_id, order_id, posted_on)
     values ($1, $2, $3, $4, $5, $6) on conflict (kind, source_id) do nothing returning id, market, posted_on
   ), lines as (
     insert into ledger_lines (entry_id, line_no, account, party, amount_minor, market, posted_on)
     select entry.id, l.ordinality, l.line ->> 'account', l.line ->> 'party', (l.line ->> 'amountMinor')::bigint,
       entry.market, entry.posted_on
     from entry, jsonb_array_elements($7::jsonb) with ordinality as l (line, ordinality)
   ), item as (
     insert into seller_items (entry_id, market, tax_number, invoice_id, amount_minor, payout_id)
     select entry.id, $1, l.line ->> 'party', $8, -(l.line ->> 'amountMinor')::bigint, $9
     from entry, jsonb_array_elements($7::jsonb) as l (line) where l.line ->> 'account' = 'sellers'
   )
   select id from entry`,
)
const BALANCES = statement(
  'ledger.balances',
  `select l.account, l.party, coalesce(sum(l.amount_minor) filter (where l.amount_minor > 0), 0)::bigint as debit,
     coalesce(-sum(l.amount_minor) filter (where l.amount_minor < 0), 0)::bigint as credit,
     sum(l.amount_minor)::bigint as balance
   from ledger_lines l join ledger_entries e on e.id = l.entry_id
   where e.market = $1 and ($2::date is null or e.posted_on <= $2)
   group by l.account, l.party order by l.account, l.party`,
)
/**
 * Entries `e` of a source, which comes first: with this many joins the planner keeps the written order of the first
 * ones.
 */
const entriesOf = (
  source: string,
) => `select e.id as "entryId", e.kind, o.number as "orderNumber", e.currency, e.posted_on as "postedOn",
     coalesce(i.number, n.number, dp.reference, p.transaction_ref, r.gateway_ref, t.tax_number || ' ' || to_char(t.month, 'YYYY-MM'), y.reference, b.reference, dn.number, m.tracking_number, cp.reference,
       (select v.data ->> 'gatewayRef' from payment_events v
        where e.kind = 'second-receipt' and v.kind = 'second-payment' and second_payment_id(v.payment_id, v.data) = e.source_id
        limit 1),
       (select v.data ->> 'refundRef' from payment_events v
        where e.kind = 'second-refund' and v.kind = 'refund-succeeded' and second_refund_id(v.payment_id, v.data) = e.source_id
        limit 1), '') as document,
     (select jsonb_agg(jsonb_build_object('account', l.account, 'party', l.party, 'amount', l.amount_minor) order by l.line_no)
      from ledger_lines l where l.entry_id = e.id) as lines
   from ${source} left join orders o on o.id = e.order_id
     left join invoices i on e.kind in ('sale', 'seller-share') and i.id = e.source_id
     left join credit_notes n on e.kind in ('credit-note', 'seller-share-credit') and n.id = e.source_id
     left join tcs_postings t on e.kind = 'tcs' and t.id = e.source_id
     left join settlement_rows b on e.kind = 'settlement' and b.id = e.source_id
     left join debit_notes dn on e.kind = 'debit-note' and dn.id = e.source_id
     left join cod_remittances m on e.kind = 'remittance' and m.id = e.source_id
     left join carrier_claim_payments cp on e.kind = 'carrier-claim' and cp.id = e.source_id
     left join disputes dp on e.kind in ('dispute-hold', 'dispute-won', 'dispute-lost') and dp.id = e.source_id
     left join payouts y on e.kind = 'payout' and y.id = e.source_id
     left join payments p on e.kind = 'receipt' and p.id = e.source_id
     left join refunds r on e.kind = 'refund' and r.id = e.source_id`
/** The entries of a page, chosen by `found`, which has their ids. */
const listOf = (name: string, found: string) =>
  statement(
    name,
    `${entriesOf(`(${found}) found join ledger_entries e on e.id = found.id`)} order by e.posted_on desc, e.id desc`,
  )
const BEFORE = '(posted_on, $ID) < ($4::date, $5::bigint)'
const ORDER = 'order by posted_on desc, $ID desc limit $6'
const from = (table: string, id: string, condition: string) =>
  `select ${id} as id from ${table} where market = $1 and ${condition} and posted_on between $2 and $3
     and ${BEFORE} ${table === 'ledger_lines' ? 'group by posted_on, entry_id' : ''} ${ORDER}`.replaceAll('$ID', id)
const LISTS = {
  all: listOf('ledger.list-entries', from('ledger_entries', 'id', 'true')),
  order: listOf(
    'ledger.list-entries-of-order',
    from('ledger_entries', 'id', 'order_id = (select id from orders where number = $7 and market = $1)'),
  ),
  kind: listOf('ledger.list-entries-of-kind', from('ledger_entries', 'id', 'kind = $7')),
  account: listOf('ledger.list-entries-of-account', from('ledger_lines', 'entry_id', 'account = $7')),
  party: listOf('ledger.list-entries-of-party', from('ledger_lines', 'entry_id', 'account = $7 and party = $8')),
}
const JOURNAL = statement(
  'ledger.journal',
  `${entriesOf('ledger_entries e')} where e.market = $1 and e.posted_on between $2 and $3 and (e.posted_on, e.id) > ($4::date, $5::bigint)
   order by e.posted_on, e.id limit $6`,
)
// sums are compared for orders that have ended and whose refunds and returns are done
const DIFFERENCES = statement(
  'ledger.differences',
  `select o.number as "orderNumber", o.state, b.balance, o.updated_at as since
   from (select e.order_id, sum(l.amount_minor)::bigint as balance
         from ledger_lines l join ledger_entries e on e.id = l.entry_id
         where l.account = 'customers' and e.market = $1 group by e.order_id having sum(l.amount_minor) <> 0) b
     join orders o on o.id = b.order_id
   where o.state in ('delivered', 'cancelled', 'expired', 'returned-to-origin')
     and not exists (select from refunds r where r.order_id = o.id and r.state <> 'succeeded')
     and not exists (select from returns r where r.order_id = o.id
                     and r.state in ('requested', 'approved', 'received', 'accepted', 'replacement-sent'))
   order by o.updated_at limit 200`,
)

export interface NewEntry {
  market: Market
  currency: Currency
  kind: EntryKind
  sourceId: string
  /** Null when it belongs to no order. */
  orderId: string | null
  postedOn: string
  /** Entries of a seller's share. */
  invoiceId?: string
  /** The payout that it is. */
  payoutId?: string
}

/**
 * Writes an entry, and a seller item if it changes what is owed to a seller; false if its source was already posted,
 * or if it has no lines.
 */
export async function insertEntry(tx: Tx, entry: NewEntry, lines: readonly LedgerLine[]): Promise<boolean> {
  if (lines.length === 0) return false
  const { market, currency, kind, sourceId, orderId, postedOn, invoiceId = null, payoutId = null } = entry
  const head = [market, currency, kind, sourceId, orderId, postedOn]
  return (await tx.oneOrNull(INSERT, [...head, JSON.stringify(lines), invoiceId, payoutId])) !== null
}

/** Balances at the end of a day, or now, by account and party. */
export function listBalances(db: Db, market: Market, on: string | null): Promise<Balance[]> {
  return db.rows<Balance>(BALANCES, [market, on])
}

export interface EntryRow extends Omit<LedgerEntry, 'lines'> {
  lines: { account: Account; party: string; amount: number }[]
}

/** Filter: all entries, or those of one order, of one kind, or with a line of one account and optionally a party. */
export type EntryChoice =
  | { of: 'all' }
  | { of: 'order'; orderNumber: number }
  | { of: 'kind'; kind: EntryKind }
  | { of: 'account'; account: Account }
  | { of: 'party'; account: Account; party: string }

export interface EntryPage {
  market: Market
  /** First and last day. */
  from: string
  to: string
  /** The entry before which the page starts. */
  before: JournalPosition
  limit: number
}

function choiceValues(choice: EntryChoice): (string | number)[] {
  if (choice.of === 'order') return [choice.orderNumber]
  if (choice.of === 'kind') return [choice.kind]
  if (choice.of === 'account') return [choice.account]
  return choice.of === 'party' ? [choice.account, choice.party] : []
}

/** The last entry by day and number first. */
export function listEntries(db: Db, choice: EntryChoice, page: EntryPage): Promise<EntryRow[]> {
  const { market, from: first, to, before, limit } = page
  const values = [market, first, to, before.postedOn, before.entryId, limit]
  return db.rows<EntryRow>(LISTS[choice.of], [...values, ...choiceValues(choice)])
}

/** Where a reader of the journal is. */
export interface JournalPosition {
  postedOn: string
  entryId: number
}

/** A part of the entries from one day to another, in the order of days. */
export function listJournal(
  db: Db,
  market: Market,
  { from, to, after, limit }: { from: string; to: string; after: JournalPosition | null; limit: number },
): Promise<EntryRow[]> {
  return db.rows<EntryRow>(JOURNAL, [market, from, to, after?.postedOn ?? from, after?.entryId ?? 0, limit])
}

export function listDifferences(
  db: Db,
  market: Market,
): Promise<{ orderNumber: number; state: string; balance: number; since: Date }[]> {
  return db.rows(DIFFERENCES, [market])
}
