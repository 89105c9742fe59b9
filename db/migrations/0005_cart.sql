-- What a visitor means to buy: one cart and one quick-buy basket for each session or customer.
create table carts (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  kind text not null default 'cart' check (kind in ('cart', 'quick')),
  session_id uuid references sessions (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  -- opens the cart for whoever is shown it, without owning it
  share_key text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((session_id is null) <> (customer_id is null))
);
create unique index carts_session on carts (session_id, kind) where session_id is not null;
create unique index carts_customer on carts (customer_id, kind) where customer_id is not null;

create table cart_items (
  cart_id uuid not null references carts (id) on delete cascade,
  msn text not null references products (msn),
  quantity int not null check (quantity > 0),
  -- the unit price that the shopper last saw, to tell when it changes
  seen_price_minor bigint not null,
  added_at timestamptz not null default now(),
  primary key (cart_id, msn)
);

create table cart_notices (
  cart_id uuid not null references carts (id) on delete cascade,
  notice_key text not null,
  seen_at timestamptz not null default now(),
  primary key (cart_id, notice_key)
);
