-- Returns and exchanges of delivered products: requested, decided on, received, inspected, then refunded or replaced.

alter table return_windows add column kind text not null default 'return' check (kind in ('return', 'exchange'));
comment on column return_windows.kind is
  'return: money back or the same product again; exchange: only the latter, unless the seller is at fault.';

-- The rule of a category: that of the closest parent, or of the market.
create function return_rule(of_market text, taxonomy_code text) returns table (days int, kind text) language sql stable as $$
  select w.days, w.kind from return_windows w cross join lateral (select string_to_array(taxonomy_code, '/') as path) t
  where w.market = of_market and (w.category_code is null or w.category_code = any (t.path))
  order by array_position(t.path, w.category_code) desc nulls last limit 1
$$;
create or replace function return_days(of_market text, taxonomy_code text) returns int language sql stable as $$
  select days from return_rule(of_market, taxonomy_code)
$$;

create sequence return_numbers start 700001;

create table returns (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique default nextval('return_numbers'),
  -- of the request: the same one again changes nothing
  transaction_id uuid not null,
  order_id uuid not null references orders (id),
  customer_id uuid not null references customers (id),
  market text not null check (market in ('IN', 'AE')),
  kind text not null check (kind in ('return', 'exchange')),
  state text not null default 'requested' check (state in ('requested', 'approved', 'rejected', 'withdrawn', 'received',
    'inspection-failed', 'accepted', 'replacement-sent', 'completed')),
  reason_id int not null,
  note text not null default '',
  handover text not null check (handover in ('pick-up', 'send-in')),
  refund_to text not null check (refund_to in ('source', 'bank-account')),
  bank_account_id uuid references bank_accounts (id) on delete set null,
  -- shipping and fees are refunded too, once all products of an invoice are: the seller is at fault
  with_charges boolean not null,
  -- as it was shown, then what it came to; 0 for an exchange
  refund_minor bigint not null check (refund_minor >= 0),
  carrier_id bigint references carriers (id),
  tracking_number text not null default '',
  requested_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (customer_id, transaction_id)
);
create index returns_order on returns (order_id, number);
create index returns_state on returns (market, state, number);
create index returns_bank_account on returns (bank_account_id) where bank_account_id is not null;
create trigger returns_kept before delete or truncate on returns for each statement execute function reject_change();

create table return_lines (
  return_id uuid not null references returns (id),
  line_no int not null,
  shipment_id uuid not null references shipments (id),
  quantity int not null check (quantity > 0),
  -- null until the inspection
  accepted_quantity int check (accepted_quantity between 0 and quantity),
  saleable_quantity int check (saleable_quantity between 0 and accepted_quantity),
  primary key (return_id, line_no, shipment_id)
);
create index return_lines_shipment on return_lines (shipment_id, line_no);
create trigger return_lines_kept before delete or truncate on return_lines
  for each statement execute function reject_change();

create table return_pictures (
  return_id uuid not null references returns (id),
  position int not null,
  hash text not null references media (hash),
  primary key (return_id, position)
);

create table return_uploads (
  customer_id uuid not null references customers (id) on delete cascade,
  hash text not null references media (hash),
  uploaded_at timestamptz not null default now(),
  primary key (customer_id, hash)
);

create table return_events (
  id bigint generated always as identity primary key,
  return_id uuid not null references returns (id),
  state text not null,
  who text not null,
  why text not null default '',
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index return_events_return on return_events (return_id, id);
create trigger return_events_append_only before update or delete or truncate on return_events
  for each statement execute function reject_change();

-- A refund of cash goes to a bank account, by staff.
alter table refunds add column bank_account_id uuid references bank_accounts (id) on delete set null;
create index refunds_bank_account on refunds (bank_account_id) where bank_account_id is not null;
alter table refunds drop constraint refunds_cause_check,
  add constraint refunds_cause_check
    check (cause in ('order-cancelled', 'items-cancelled', 'late-payment', 'returned', 'not-delivered'));
-- the bank account of a payment in cash that is refunded; empty in the UAE, where an IBAN says it
alter table bank_accounts alter column ifsc set default '', alter column bank set default '';
