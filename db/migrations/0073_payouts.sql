-- Payouts to sellers: proposed by a run, then recorded with the reference of the bank, or cancelled. And what gateways have
-- settled with the bank.

create table payout_runs (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  -- of the request: the same one again proposes nothing
  idempotency_key text not null,
  -- the day in the market
  ran_on date not null,
  who text not null,
  ran_at timestamptz not null default now(),
  unique (market, idempotency_key)
);
create trigger payout_runs_append_only before update or delete or truncate on payout_runs
  for each statement execute function reject_change();

create table payouts (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  run_id uuid not null references payout_runs (id),
  market text not null check (market in ('IN', 'AE')),
  currency text not null check (currency in ('INR', 'AED')),
  -- GSTIN or TRN of the seller
  tax_number text not null,
  seller_id bigint not null references sellers (id),
  amount_minor bigint not null check (amount_minor > 0),
  -- products whose commission had no rate
  lines_without_rate int not null default 0,
  state text not null default 'proposed' check (state in ('proposed', 'paid', 'cancelled')),
  -- UTR or other reference of the transfer
  reference text unique,
  paid_on date,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  check ((state = 'paid') = (reference is not null) and (state = 'paid') = (paid_on is not null))
);
create index payouts_market on payouts (market, number);
create index payouts_seller on payouts (tax_number, number);
create index payouts_run on payouts (run_id);
create trigger payouts_kept before delete or truncate on payouts for each statement execute function reject_change();

-- A payout is proposed once, then ends; its amount and seller stay.
create function payout_moves() returns trigger language plpgsql as $$
begin
  if old.state <> 'proposed' or (new.run_id, new.market, new.currency, new.tax_number, new.seller_id, new.amount_minor)
     <> (old.run_id, old.market, old.currency, old.tax_number, old.seller_id, old.amount_minor) then
    raise exception 'payout % is % and cannot be changed so', old.number, old.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payout_moves before update on payouts for each row execute function payout_moves();

alter table seller_items add foreign key (payout_id) references payouts (id) deferrable initially deferred;
create index seller_items_seller on seller_items (tax_number, entry_id);

-- The items of a payout are what it pays: checked when the transaction ends that proposes or records it.
create function payout_agrees() returns trigger language plpgsql as $$
declare
  items bigint;
begin
  select coalesce(sum(amount_minor), 0) into items from seller_items
    where payout_id = new.id and tax_number = new.tax_number and market = new.market;
  -- once it is paid its own entry is one of the items
  if items <> (case new.state when 'proposed' then new.amount_minor else 0 end)
     or exists (select from seller_items where payout_id = new.id and (tax_number, market) <> (new.tax_number, new.market)) then
    raise exception 'payout % does not agree with its items', new.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payout_agrees after insert or update on payouts deferrable initially deferred
  for each row execute function payout_agrees();

-- Rows of settlement files that were posted: each once.
create table settlement_rows (
  id uuid primary key default gen_random_uuid(),
  gateway text not null,
  kind text not null check (kind in ('payment', 'refund')),
  -- the gateway's reference of the payment or refund, and of its settlement
  reference text not null,
  settlement text not null default '',
  order_id uuid not null references orders (id),
  currency text not null check (currency in ('INR', 'AED')),
  -- what the customer paid or got back; fee and tax on it are charged to the store
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null,
  fee_tax_minor bigint not null,
  settled_on date not null,
  imported_by text not null,
  imported_at timestamptz not null default now(),
  unique (gateway, kind, reference)
);
create trigger settlement_rows_append_only before update or delete or truncate on settlement_rows
  for each statement execute function reject_change();
