-- Orders that are looked up without logging in: by number and contact, then with a code to that contact. Rows are written for
-- unknown numbers too, so that nobody learns which ones exist.
create table order_lookups (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions (id) on delete cascade,
  market text not null check (market in ('IN', 'AE')),
  language text not null check (language in ('en', 'hi')),
  order_number bigint not null,
  -- mail address, or E.164 without the plus sign
  contact text not null,
  ip inet,
  asked_at timestamptz not null,
  -- the order, once the code was right; it may be read until then
  order_id uuid references orders (id),
  readable_until timestamptz,
  check ((order_id is null) = (readable_until is null))
);
create index order_lookups_session on order_lookups (session_id, order_number);
create index order_lookups_number on order_lookups (market, order_number, asked_at);
create index order_lookups_ip on order_lookups (ip, asked_at) where ip is not null;
create index order_lookups_contact on order_lookups (contact);
create index order_lookups_order on order_lookups (order_id) where order_id is not null;
create index order_lookups_asked on order_lookups (asked_at);
