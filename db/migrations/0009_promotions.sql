-- Promotion codes: their terms, which cart carries which, and which order used one.
create table promotions (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  -- as it is typed, in capitals and without spaces
  code text not null check (code = upper(code) and code !~ '\s' and length(code) between 3 and 40),
  kind text not null check (kind in ('flat', 'percent')),
  -- minor units of the market's currency when flat, basis points when per cent
  value bigint not null check (value > 0 and (kind = 'flat' or value <= 10000)),
  -- the smallest amount of goods that it holds for, included: "above 499" is 49901
  min_cart_minor bigint not null default 0 check (min_cart_minor >= 0),
  max_discount_minor bigint check (max_discount_minor > 0),
  first_order_only boolean not null default false,
  -- null is as often as one likes
  per_customer_limit int check (per_customer_limit > 0),
  valid_from timestamptz not null default now(),
  -- excluded; null is until further notice
  valid_to timestamptz check (valid_to > valid_from),
  active boolean not null default true,
  title_en text not null,
  title_hi text not null,
  terms_en text not null default '',
  terms_hi text not null default '',
  created_at timestamptz not null default now(),
  unique (market, code)
);

-- A use counts as long as its order lives: one that was cancelled or that expired unpaid gives it back by its state.
create table promotion_uses (
  promotion_id bigint not null references promotions (id),
  customer_id uuid not null references customers (id),
  order_id uuid not null references orders (id) on delete cascade,
  discount_minor bigint not null check (discount_minor >= 0),
  used_at timestamptz not null default now(),
  primary key (promotion_id, customer_id, order_id)
);
create index promotion_uses_order on promotion_uses (order_id);

create table cart_promotions (
  cart_id uuid primary key references carts (id) on delete cascade,
  code text not null
);

-- What a code is worth to a customer (null for a guest): its terms, how often it was used, whether anything was ordered
-- before. Null when the market has no such code. One function, because carts and promotions ask the same.
create function promotion_facts(of_market text, of_code text, of_customer uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', p.id, 'code', p.code, 'kind', p.kind, 'value', p.value,
    'minCartMinor', p.min_cart_minor, 'maxDiscountMinor', p.max_discount_minor, 'firstOrderOnly', p.first_order_only,
    'perCustomerLimit', p.per_customer_limit, 'validFrom', p.valid_from, 'validTo', p.valid_to, 'active', p.active,
    'titleEn', p.title_en, 'titleHi', p.title_hi, 'termsEn', p.terms_en, 'termsHi', p.terms_hi,
    'uses', (select count(*) from promotion_uses u join orders o on o.id = u.order_id
             where u.promotion_id = p.id and u.customer_id = of_customer and o.state not in ('cancelled', 'expired')),
    'ordered', exists (select 1 from orders o
                       where o.customer_id = of_customer and o.state not in ('cancelled', 'expired')))
  from promotions p where p.market = of_market and p.code = of_code
$$;

-- As before, and the code that the guest entered last goes over to the customer's cart.
create or replace function merge_carts(guest uuid, owner uuid) returns int language plpgsql as $$
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
  insert into cart_promotions (cart_id, code)
    select o.id, k.code
    from carts g join cart_promotions k on k.cart_id = g.id join carts o on o.customer_id = owner and o.kind = g.kind
    where g.session_id = guest
    on conflict (cart_id) do update set code = excluded.code;
  delete from carts where session_id = guest;
  return (select count(*) from cart_items i join carts c on c.id = i.cart_id
          where c.customer_id = owner and c.kind = 'cart');
end $$;
