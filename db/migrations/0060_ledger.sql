-- The ledger: double entry, written with what causes it, never changed. Amounts of an entry add up to zero.

create table ledger_entries (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  currency text not null check (currency in ('INR', 'AED')),
  kind text not null check (kind in ('sale', 'credit-note', 'receipt', 'refund')),
  -- the invoice, credit note, payment or refund that it is of: each is posted once
  source_id uuid not null,
  order_id uuid not null references orders (id),
  -- the day in the market
  posted_on date not null,
  posted_at timestamptz not null default now(),
  -- its lines are written in the same transaction
  transaction xid8 not null default pg_current_xact_id(),
  unique (kind, source_id)
);
create index ledger_entries_order on ledger_entries (order_id, id);
create index ledger_entries_day on ledger_entries (market, posted_on, id);

create table ledger_lines (
  entry_id bigint not null references ledger_entries (id),
  line_no int not null,
  account text not null check (account in ('customers', 'gateways', 'bank', 'cash-on-delivery', 'sales', 'shipping',
    'cod-fees', 'emi-discounts', 'tax-cgst', 'tax-sgst', 'tax-utgst', 'tax-igst', 'tax-vat')),
  -- within the account: the GSTIN or TRN of a seller, the name of a gateway; empty for the others
  party text not null default '',
  -- a debit is positive, a credit negative
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (entry_id, line_no)
);
create index ledger_lines_account on ledger_lines (account, party);

-- Checked when the transaction ends; nothing is added to an entry of an earlier one.
create function ledger_balances() returns trigger language plpgsql as $$
declare
  of_entry bigint := case tg_table_name when 'ledger_entries' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'entry_id' end;
  total record;
begin
  select count(*) as lines, coalesce(sum(amount_minor), 0) as amount into total from ledger_lines where entry_id = of_entry;
  if total.lines < 2 or total.amount <> 0 then
    raise exception 'ledger entry % does not balance: % lines, % left', of_entry, total.lines, total.amount
      using errcode = 'check_violation';
  end if;
  if not exists (select from ledger_entries where id = of_entry and transaction = pg_current_xact_id()) then
    raise exception 'ledger entry % is complete', of_entry using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries deferrable initially deferred
  for each row execute function ledger_balances();
create constraint trigger ledger_lines_balance after insert on ledger_lines deferrable initially deferred
  for each row execute function ledger_balances();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function reject_change();
create trigger ledger_lines_append_only before update or delete or truncate on ledger_lines
  for each statement execute function reject_change();

-- Whether staff paid a refund from the bank, in place of the gateway.
alter table refunds add column by_hand boolean not null default false;
comment on column refunds.by_hand is 'Paid from the bank by staff. Unknown, and so false, for refunds from before.';
