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

-- What a session's carts hold goes over to the customer's at login: equal products add up, and a newer
-- quick-buy basket replaces the older one. One call, because a checkout counts its statements.
create function merge_carts(guest uuid, owner uuid) returns int language plpgsql as $$
begin
  delete from carts o using carts g
    where g.session_id = guest and g.kind = 'quick' and o.customer_id = owner and o.kind = 'quick';
  update carts c set customer_id = owner, session_id = null, updated_at = now()
    where c.session_id = guest
      and not exists (select 1 from carts o where o.customer_id = owner and o.kind = c.kind);
  insert into cart_items (cart_id, msn, quantity, seen_price_minor, added_at)
    select o.id, i.msn, i.quantity, i.seen_price_minor, i.added_at
    from carts g join cart_items i on i.cart_id = g.id join carts o on o.customer_id = owner and o.kind = g.kind
    where g.session_id = guest
    on conflict (cart_id, msn) do update set quantity = least(cart_items.quantity + excluded.quantity, 1000000);
  delete from carts where session_id = guest;
  return (select count(*) from cart_items i join carts c on c.id = i.cart_id
          where c.customer_id = owner and c.kind = 'cart');
end $$;
