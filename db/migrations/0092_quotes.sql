-- Quotations: what staff offer for a bulk quote request, and the prices that a customer has accepted.

alter table rfq_requests
  -- of staff; null while nobody works on it
  add column assigned_to text,
  -- the first answer to a request, which was promised to its customer
  add column answered_at timestamptz,
  -- until when the newest quotation can be accepted; null without one
  add column valid_until timestamptz,
  -- why it was declined or closed
  add column reason text not null default '';
create index rfq_requests_valid on rfq_requests (valid_until) where state = 'quoted';
create index rfq_requests_email on rfq_requests (market, email) where customer_id is null;

-- Each quotation of a request; the one with the highest version counts.
create table rfq_quotes (
  rfq_id uuid not null references rfq_requests (id),
  version int not null check (version > 0),
  idempotency_key text not null,
  -- digest of what was quoted, so that a key is never used for something else
  contents_hash text not null,
  valid_until timestamptz not null,
  delivery_days int not null check (delivery_days between 0 and 365),
  note text not null default '',
  -- names, units and sellers of the lines, in the order of the totals
  lines jsonb not null,
  -- as the tax module has computed them for the place of the request
  totals jsonb not null,
  quoted_by text not null,
  quoted_at timestamptz not null,
  primary key (rfq_id, version),
  unique (rfq_id, idempotency_key)
);
create trigger rfq_quotes_kept before update or delete or truncate on rfq_quotes
  for each statement execute function reject_change();

-- What a customer may buy an offer for: the unit price of an accepted quotation, for exactly its quantity, once.
create table quoted_prices (
  customer_id uuid not null references customers (id) on delete cascade,
  offer_id bigint not null references offers (id),
  quantity int not null check (quantity > 0),
  unit_price_minor bigint not null check (unit_price_minor > 0),
  valid_until timestamptz not null,
  rfq_number bigint not null,
  -- when an order was placed at this price
  used_at timestamptz,
  primary key (customer_id, offer_id)
);
