-- Carts that staff put together, for a customer or for anyone with the link; and items that leave a cart after a while.

create table agent_carts (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  -- opens the cart
  share_key text not null unique,
  -- null: for anyone with the link
  customer_id uuid references customers (id) on delete cascade,
  agent_id text not null,
  agent_name text not null,
  note text not null check (char_length(note) <= 300),
  idempotency_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- when it was last put into a cart
  taken_at timestamptz,
  withdrawn_at timestamptz,
  unique (agent_id, idempotency_key)
);
create index agent_carts_customer on agent_carts (customer_id, expires_at) where customer_id is not null;
create index agent_carts_market on agent_carts (market, created_at desc);
create index agent_carts_expiry on agent_carts (expires_at);

create table agent_cart_items (
  agent_cart_id uuid not null references agent_carts (id) on delete cascade,
  line_no int not null check (line_no > 0),
  msn text not null references products (msn),
  offer_id bigint not null references offers (id),
  quantity int not null check (quantity > 0),
  primary key (agent_cart_id, offer_id)
);

alter table carts add column agent_cart_id uuid references agent_carts (id) on delete set null;
create index carts_agent_cart on carts (agent_cart_id) where agent_cart_id is not null;
-- who put the cart of the order together; null where the customer did it alone
alter table orders add column agent_id text, add column agent_name text not null default '';

-- How long an item stays in a cart after its last change, by market; 0 for ever. The specification gives no time.
create table cart_rules (
  market text primary key check (market in ('IN', 'AE')),
  item_days int not null check (item_days between 0 and 3650)
);
insert into cart_rules (market, item_days) values ('IN', 90), ('AE', 90);

-- the days of what is in carts now begin with this migration
alter table cart_items add column changed_at timestamptz not null default now();
create index cart_items_changed on cart_items (changed_at);

-- What has left a cart, until the shopper puts it back or has seen it.
create table expired_cart_items (
  cart_id uuid not null references carts (id) on delete cascade,
  msn text not null references products (msn),
  offer_id bigint not null references offers (id),
  quantity int not null check (quantity > 0),
  expired_at timestamptz not null,
  primary key (cart_id, offer_id)
);
create index expired_cart_items_time on expired_cart_items (expired_at);

-- Moves what has been in carts for too long; null for all carts, at most `most` of their items. A cart that is being
-- ordered is locked, and left alone.
create function expire_cart_items(of_cart uuid, at timestamptz, most int) returns int language plpgsql as $$
declare moved int;
begin
  with held as (
    select c.id from carts c
    where (of_cart is null or c.id = of_cart) and c.kind = 'cart' and exists (
      select from cart_items i join cart_rules r on r.market = c.market
      where i.cart_id = c.id and r.item_days > 0 and i.changed_at <= at - make_interval(days => r.item_days))
    limit most for update of c skip locked
  ), gone as (
    delete from cart_items i using held h, carts c, cart_rules r
    where i.cart_id = h.id and c.id = h.id and r.market = c.market
      and r.item_days > 0 and i.changed_at <= at - make_interval(days => r.item_days)
    returning i.cart_id, i.msn, i.offer_id, i.quantity
  )
  insert into expired_cart_items (cart_id, msn, offer_id, quantity, expired_at)
  select cart_id, msn, offer_id, quantity, at from gone
  on conflict (cart_id, offer_id) do update set quantity = excluded.quantity, expired_at = excluded.expired_at;
  get diagnostics moved = row_count;
  return moved;
end $$;

-- Login moves what the session's carts hold into the customer's: equal offers add up, its code, gift and agent replace theirs.
create or replace function merge_cart_items(guest uuid, owner uuid) returns int language plpgsql as $$
begin
  delete from carts o using carts g
    where g.session_id = guest and g.kind = 'quick' and o.customer_id = owner and o.kind = 'quick';
  update carts c set customer_id = owner, session_id = null, updated_at = now()
    where c.session_id = guest
      and not exists (select 1 from carts o where o.customer_id = owner and o.kind = c.kind);
  insert into cart_items (cart_id, msn, offer_id, quantity, seen_price_minor, added_at, changed_at)
    select o.id, i.msn, i.offer_id, i.quantity, i.seen_price_minor, i.added_at, i.changed_at
    from carts g join cart_items i on i.cart_id = g.id join carts o on o.customer_id = owner and o.kind = g.kind
    where g.session_id = guest
    on conflict (cart_id, offer_id) do update set quantity = least(cart_items.quantity + excluded.quantity, 1000000),
      seen_price_minor = excluded.seen_price_minor, changed_at = greatest(cart_items.changed_at, excluded.changed_at);
  insert into expired_cart_items (cart_id, msn, offer_id, quantity, expired_at)
    select o.id, e.msn, e.offer_id, e.quantity, e.expired_at
    from carts g join expired_cart_items e on e.cart_id = g.id join carts o on o.customer_id = owner and o.kind = g.kind
    where g.session_id = guest and not exists (select from cart_items i where i.cart_id = o.id and i.offer_id = e.offer_id)
    on conflict (cart_id, offer_id) do nothing;
  insert into cart_promotions (cart_id, code)
    select o.id, k.code
    from carts g join cart_promotions k on k.cart_id = g.id join carts o on o.customer_id = owner and o.kind = g.kind
    where g.session_id = guest
    on conflict (cart_id) do update set code = excluded.code;
  insert into cart_gifts (cart_id, message)
    select o.id, k.message
    from carts g join cart_gifts k on k.cart_id = g.id join carts o on o.customer_id = owner and o.kind = g.kind
    where g.session_id = guest
    on conflict (cart_id) do update set message = excluded.message;
  update carts o set agent_cart_id = g.agent_cart_id from carts g
    where g.session_id = guest and o.customer_id = owner and o.kind = g.kind and g.agent_cart_id is not null;
  delete from carts where session_id = guest;
  return (select count(*) from cart_items i join carts c on c.id = i.cart_id
          where c.customer_id = owner and c.kind = 'cart');
end $$;
