-- Cards that customers have had saved at gateways: of a card only the gateway's token, its brand and its last four digits.

-- A customer as the gateway knows it.
create table gateway_customers (
  customer_id uuid not null references customers (id) on delete cascade,
  gateway text not null,
  ref text not null,
  created_at timestamptz not null default now(),
  primary key (customer_id, gateway),
  unique (gateway, ref)
);

create table saved_cards (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null,
  gateway text not null,
  token text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^\d{4}$'),
  -- when the customer asked for it, by a payment
  consented_at timestamptz not null,
  used_at timestamptz not null,
  -- not shown nor used any more; deleted here once the gateway has deleted it
  removed_at timestamptz,
  next_try_at timestamptz,
  foreign key (customer_id, gateway) references gateway_customers (customer_id, gateway) on delete cascade,
  unique (gateway, token)
);
create index saved_cards_of_customer on saved_cards (customer_id) where removed_at is null;
create index saved_cards_to_remove on saved_cards (next_try_at) where removed_at is not null;

-- A payment that was made with consent to save its card, until the card was read from the gateway.
create table card_requests (
  payment_id uuid primary key references payments (id) on delete cascade,
  consented_at timestamptz not null,
  tries int not null default 0,
  next_try_at timestamptz
);

-- The test gateway's own.
create table test_gateway_cards (
  token text primary key,
  customer_ref text not null,
  brand text not null,
  last_four text not null,
  transaction_ref text unique
);
create index test_gateway_cards_customer on test_gateway_cards (customer_ref);
