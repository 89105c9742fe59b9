-- What is owed to sellers: commission of the operator by rates with a date, its tax, tax collected at source, and the items
-- that payouts are made of.

-- Rates are never changed: one from the same day on replaces the one before.
create table commission_rates (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  -- null: of all sellers, of all categories
  seller_id bigint references sellers (id),
  category_code text references categories (code),
  basis_points int not null check (basis_points between 0 and 10000),
  -- GSTIN or TRN under which the operator charges the commission; null: it is not registered and charges no tax
  operator_tax_number text check (operator_tax_number is null
    or (market = 'IN' and gstin_valid(operator_tax_number)) or (market = 'AE' and operator_tax_number ~ '^1\d{14}$')),
  -- the first day in the market
  valid_from date not null,
  set_by text not null,
  set_at timestamptz not null default now()
);
create index commission_rates_market on commission_rates (market, valid_from, id);
create trigger commission_rates_append_only before update or delete or truncate on commission_rates
  for each statement execute function reject_change();

-- The rate of a product on a day: one for the seller before one for all, a closer category before a wider one.
create function commission_rate(of_market text, of_seller bigint, taxonomy_code text, on_day date)
returns table (id bigint, basis_points int, operator_tax_number text) language sql stable as $$
  select r.id, r.basis_points, r.operator_tax_number
  from commission_rates r cross join lateral (select string_to_array(taxonomy_code, '/') as path) t
  where r.market = of_market and r.valid_from <= on_day
    and (r.seller_id is null or r.seller_id = of_seller)
    and (r.category_code is null or r.category_code = any (t.path))
  order by r.seller_id nulls last, array_position(t.path, r.category_code) desc nulls last, r.valid_from desc, r.id desc
  limit 1
$$;

-- The commission of each line of an invoice as it was charged: credit notes take back a share of it.
create table commission_lines (
  invoice_id uuid not null,
  line_no int not null,
  -- null: there was no rate
  rate_id bigint references commission_rates (id),
  basis_points int not null,
  commission_minor bigint not null check (commission_minor >= 0),
  primary key (invoice_id, line_no),
  foreign key (invoice_id, line_no) references invoice_lines (invoice_id, line_no)
);
create trigger commission_lines_append_only before update or delete or truncate on commission_lines
  for each statement execute function reject_change();

-- Tax collected at source by seller and month, each row what it has come to since the one before; a row is posted once.
create table tcs_postings (
  id uuid primary key default gen_random_uuid(),
  operator_tax_number text not null,
  tax_number text not null,
  -- the first day of the month
  month date not null check (extract(day from month) = 1),
  -- the last day that it includes
  through date not null check (date_trunc('month', through) = month),
  igst_minor bigint not null,
  cgst_minor bigint not null,
  sgst_minor bigint not null,
  posted_at timestamptz not null default now(),
  check (igst_minor <> 0 or cgst_minor <> 0 or sgst_minor <> 0)
);
create index tcs_postings_month on tcs_postings (operator_tax_number, month, tax_number);
create trigger tcs_postings_append_only before update or delete or truncate on tcs_postings
  for each statement execute function reject_change();

alter table ledger_entries alter column order_id drop not null,
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('sale', 'credit-note', 'receipt', 'refund', 'second-receipt',
    'second-refund', 'seller-share', 'seller-share-credit', 'tcs', 'payout', 'settlement')),
  add constraint ledger_entries_order_check check (order_id is not null or kind in ('tcs', 'payout', 'settlement'));
alter table ledger_lines drop constraint ledger_lines_account_check,
  add constraint ledger_lines_account_check check (account ~ '^[a-z]+(-[a-z]+)*$');

-- What the ledger owes to a seller, or the seller to it, until a payout takes it: one for each entry that has a line of
-- the account `sellers`.
create table seller_items (
  entry_id bigint primary key references ledger_entries (id),
  market text not null check (market in ('IN', 'AE')),
  -- GSTIN or TRN
  tax_number text not null,
  -- of a share and of what is taken back of it; null for tax collected at source
  invoice_id uuid references invoices (id),
  -- positive is owed to the seller
  amount_minor bigint not null check (amount_minor <> 0),
  payout_id uuid
);
create index seller_items_open on seller_items (market, tax_number) where payout_id is null;
create index seller_items_payout on seller_items (payout_id) where payout_id is not null;
create index seller_items_invoice on seller_items (invoice_id) where invoice_id is not null;
create function seller_item_stays() returns trigger language plpgsql as $$
begin
  if (new.entry_id, new.market, new.tax_number, new.amount_minor) <> (old.entry_id, old.market, old.tax_number, old.amount_minor)
     or new.invoice_id is distinct from old.invoice_id then
    raise exception 'an item of a seller changes its payout only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger seller_item_stays before update on seller_items for each row execute function seller_item_stays();
create trigger seller_items_kept before delete or truncate on seller_items
  for each statement execute function reject_change();

-- Until when everything is known to have its entry: the job looks at what came later, and at the day before.
create table ledger_checked (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null default '-infinity'
);
insert into ledger_checked default values;
create index payments_received on payments (updated_at) where state in ('paid', 'refund-due', 'refunded');
create index refunds_made on refunds (updated_at) where state = 'succeeded';
create index payment_events_second on payment_events (at) where kind in ('second-payment', 'refund-succeeded');
-- a second payment, and its refund that the gateway made by itself, have no row of their own: their id is made of their reference
create function second_payment_id(of_payment uuid, data jsonb) returns uuid language sql immutable as $$
  select md5('second ' || of_payment || ' ' || coalesce(data ->> 'gatewayRef', ''))::uuid
$$;
create function second_refund_id(of_payment uuid, data jsonb) returns uuid language sql immutable as $$
  select md5('second-refund ' || of_payment || ' ' || coalesce(data ->> 'refundRef', ''))::uuid
$$;
create index payment_events_second_payment on payment_events (second_payment_id(payment_id, data)) where kind = 'second-payment';
create index payment_events_second_refund on payment_events (second_refund_id(payment_id, data)) where kind = 'refund-succeeded';
