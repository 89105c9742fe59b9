-- Bulk quote requests: who wants how many of what, where to, and what became of it.
create sequence rfq_numbers start 700001;

-- What a request must exceed where a product names nothing of its own; for an operator to change.
insert into settings (key, value) values ('rfq', '{"quantityAbove": {"IN": 10, "AE": 10}}');

-- A request must be for more than this many; null leaves it to the store's setting.
alter table products add column bulk_quote_above int check (bulk_quote_above >= 0);

-- What the quantity of a request must exceed, for a product or (null) for a kind of product. One function, because the
-- product page tells it and the request is held to it.
create function rfq_quantity_above(of_market text, of_msn text) returns int language sql stable as $$
  select coalesce(
    (select bulk_quote_above from products where msn = of_msn and market = of_market),
    greatest(
      (select (value -> 'quantityAbove' ->> of_market)::int from settings where key = 'rfq'),
      (select min_quantity from products where msn = of_msn and market = of_market),
      1))
$$;

create table rfq_requests (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique default nextval('rfq_numbers'),
  market text not null check (market in ('IN', 'AE')),
  -- null for a guest
  customer_id uuid references customers (id) on delete set null,
  -- the session that raised it; it may be gone
  session_id uuid not null,
  idempotency_key text not null,
  -- digest of what was asked, so that a key is never used for something else
  contents_hash text not null,
  state text not null default 'received'
    check (state in ('received', 'quoting', 'quoted', 'accepted', 'declined', 'closed', 'expired')),
  msn text references products (msn),
  category_code text not null references categories (code),
  quantity int not null check (quantity > 0),
  full_name text not null,
  email text not null,
  -- E.164 without the plus sign
  mobile text not null,
  -- pincode in India, emirate code in the UAE
  place text not null,
  -- city, or the area within an emirate
  city text not null,
  description text not null default '',
  is_business boolean not null default false,
  -- GSTIN in India, TRN in the UAE
  tax_number text,
  language text not null check (language in ('en', 'hi')),
  raised_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_business or tax_number is null),
  unique (session_id, idempotency_key)
);
create index rfq_requests_customer on rfq_requests (customer_id, raised_at desc) where customer_id is not null;
create index rfq_requests_state on rfq_requests (market, state, raised_at);
create index rfq_requests_category on rfq_requests (category_code, raised_at desc);
create index rfq_requests_mobile on rfq_requests (market, mobile, raised_at desc);

create table rfq_events (
  id bigint generated always as identity primary key,
  rfq_id uuid not null references rfq_requests (id) on delete cascade,
  from_state text,
  to_state text not null,
  who text not null,
  why text not null default '',
  at timestamptz not null default now()
);
create index rfq_events_request on rfq_events (rfq_id, id);
