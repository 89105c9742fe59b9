-- Tax registrations of sellers by State, the warehouses they may sell from, and the offer on every cart and order line.

-- The form of a GSTIN and its check digit.
create function gstin_valid(gstin text) returns boolean language plpgsql immutable as $$
declare
  alphabet constant text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  total int := 0;
  weighted int;
begin
  if gstin is null or gstin !~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' then
    return false;
  end if;
  for at in 1..14 loop
    weighted := (strpos(alphabet, substr(gstin, at, 1)) - 1) * case when at % 2 = 0 then 2 else 1 end;
    total := total + weighted / 36 + weighted % 36;
  end loop;
  return substr(alphabet, (36 - total % 36) % 36 + 1, 1) = right(gstin, 1);
end $$;

-- Where a seller is registered for tax. A GSTIN holds in one State of India; a TRN holds in the whole of the UAE and has
-- one row for each emirate that the seller dispatches from.
create table seller_registrations (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers (id),
  market text not null check (market in ('IN', 'AE')),
  -- GST state code in India, emirate code in the UAE
  state_code text not null,
  tax_number text not null,
  legal_name text not null,
  address text not null,
  place text not null,
  -- from midnight in the market, the end excluded
  valid_from timestamptz not null default '-infinity',
  valid_to timestamptz not null default 'infinity' check (valid_to > valid_from),
  created_at timestamptz not null default now(),
  unique (seller_id, state_code, valid_from),
  -- target of the copies in seller_warehouses
  unique (id, seller_id, state_code, valid_from, valid_to),
  check (market = 'IN' and gstin_valid(tax_number) and left(tax_number, 2) = state_code
    or market = 'AE' and tax_number ~ '^1\d{14}$')
);

alter table warehouses add unique (id, state_code, active);

-- A seller's stock in a warehouse, and the registration under which it is sold from there: always one of the State of
-- dispatch. The copied columns follow the warehouse and the registration by their foreign keys, so that reading what can
-- be sold costs one row. A warehouse may hold the stock of several sellers.
create table seller_warehouses (
  seller_id bigint not null references sellers (id),
  warehouse_id bigint not null,
  state_code text not null,
  warehouse_active boolean not null,
  -- null: the seller has no registration in this State and cannot sell from here
  registration_id bigint,
  registered_from timestamptz,
  registered_to timestamptz,
  -- what pages and the search index were last told, so that a registration that ends by time is told as well
  announced_sellable boolean not null default false,
  primary key (seller_id, warehouse_id),
  foreign key (warehouse_id, state_code, warehouse_active) references warehouses (id, state_code, active)
    on update cascade,
  foreign key (registration_id, seller_id, state_code, registered_from, registered_to)
    references seller_registrations (id, seller_id, state_code, valid_from, valid_to) on update cascade,
  check ((registration_id is null) = (registered_from is null) and (registration_id is null) = (registered_to is null))
);
create index seller_warehouses_warehouse on seller_warehouses (warehouse_id);
create index seller_warehouses_registration on seller_warehouses (registration_id);

-- the registrations that are known; a number that is not valid gives none
insert into seller_registrations (seller_id, market, state_code, tax_number, legal_name, address, place)
  select id, market, state_code, tax_number, legal_name, address, place from sellers
  where market = 'IN' and gstin_valid(tax_number) and left(tax_number, 2) = state_code;
insert into seller_registrations (seller_id, market, state_code, tax_number, legal_name, address, place)
  select s.id, s.market, e.state_code, s.tax_number, s.legal_name, s.address, s.place
  from sellers s
  cross join lateral (
    select s.state_code union
    select w.state_code from stock k join warehouses w on w.id = k.warehouse_id where k.seller_id = s.id
  ) e
  where s.market = 'AE' and s.tax_number ~ '^1\d{14}$';

-- The registration that a seller sells under from a State: the valid one, else the one that is valid next.
create function registration_at(of_seller bigint, of_state text) returns seller_registrations language sql stable as $$
  select * from seller_registrations
  where seller_id = of_seller and state_code = of_state and valid_to > now()
  order by valid_from limit 1
$$;

insert into seller_warehouses (seller_id, warehouse_id, state_code, warehouse_active, registration_id, registered_from,
    registered_to, announced_sellable)
  select k.seller_id, w.id, w.state_code, w.active, (r).id, (r).valid_from, (r).valid_to,
    w.active and (r).id is not null
  from (select distinct seller_id, warehouse_id from stock) k join warehouses w on w.id = k.warehouse_id
  cross join lateral (select registration_at(k.seller_id, w.state_code) as r) found;
alter table stock add foreign key (seller_id, warehouse_id) references seller_warehouses (seller_id, warehouse_id);

create or replace view sellable_stock as
  select k.offer_id, k.msn, k.warehouse_id, k.on_hand - k.reserved as available, s.registration_id, s.state_code
  from stock k join seller_warehouses s on s.seller_id = k.seller_id and s.warehouse_id = k.warehouse_id
  where s.warehouse_active and s.registered_from <= now() and s.registered_to > now();

-- Why a seller cannot sell from a warehouse; null when it can.
create view seller_warehouse_states as
  select s.seller_id, s.warehouse_id, s.state_code, s.registration_id, s.announced_sellable,
    case when not s.warehouse_active then 'warehouse-closed'
      when s.registration_id is null then 'registration-missing'
      when s.registered_from > now() then 'registration-not-yet-valid'
      when s.registered_to <= now() then 'registration-ended' end as reason
  from seller_warehouses s;

-- The first stock of a seller in a warehouse makes its place there.
create function stock_placed() returns trigger language plpgsql as $$
begin
  if not exists (select from seller_warehouses where seller_id = new.seller_id and warehouse_id = new.warehouse_id) then
    insert into seller_warehouses (seller_id, warehouse_id, state_code, warehouse_active, registration_id,
        registered_from, registered_to, announced_sellable)
      select new.seller_id, w.id, w.state_code, w.active, (r).id, (r).valid_from, (r).valid_to,
        w.active and (r).id is not null and (r).valid_from <= now()
      from warehouses w cross join lateral (select registration_at(new.seller_id, w.state_code) as r) found
      where w.id = new.warehouse_id
      on conflict do nothing;
  end if;
  return new;
end $$;
create trigger stock_placed before insert on stock for each row execute function stock_placed();

-- A new registration serves the warehouses of its State that have none, or whose own has ended.
create function registration_added() returns trigger language plpgsql as $$
begin
  update seller_warehouses set registration_id = new.id, registered_from = new.valid_from, registered_to = new.valid_to
    where seller_id = new.seller_id and state_code = new.state_code
      and (registration_id is null or registered_to <= now());
  return null;
end $$;
create trigger registration_added after insert on seller_registrations for each row execute function registration_added();

-- A seller that may sell from a warehouse, or no longer may, changes what can be bought of all it has there.
create function seller_warehouse_changed() returns trigger language plpgsql as $$
declare names text[];
begin
  select array_agg(distinct msn) into names from stock
    where seller_id = new.seller_id and warehouse_id = new.warehouse_id;
  if names is not null then
    perform choose_offers(names);
    perform drop_cached('product', names);
    insert into outbox_events (topic, subject, payload)
      select 'catalog.product-changed', 'seller_warehouses', jsonb_build_object('msns', names);
  end if;
  return null;
end $$;
create trigger seller_warehouse_changed after update on seller_warehouses for each row
  when ((old.warehouse_active, old.registration_id, old.registered_from, old.registered_to, old.announced_sellable)
    is distinct from (new.warehouse_active, new.registration_id, new.registered_from, new.registered_to,
                      new.announced_sellable))
  execute function seller_warehouse_changed();
drop trigger warehouse_switched on warehouses;
drop function rechoose_of_warehouse();

-- A line of a cart is bought from one seller: one offer a product.
alter table cart_items add column offer_id bigint;
update cart_items i set offer_id = c.offer_id from offer_choices c where c.msn = i.msn;
alter table cart_items alter column offer_id set not null,
  add foreign key (offer_id, msn) references offers (id, msn);

-- null on lines that were ordered before there were offers from a seller that has none of this product any more
alter table order_lines add column offer_id bigint references offers (id);
-- the registration under which it was sold, for the invoice; null where the seller's number was not valid
alter table order_lines add column registration_id bigint references seller_registrations (id);
update order_lines l set offer_id = o.id from offers o where o.msn = l.msn and o.seller_id = l.seller_id;
update order_lines l set registration_id = r.id from sellers s join seller_registrations r
  on r.seller_id = s.id and r.state_code = s.state_code where s.id = l.seller_id;

-- What a session's carts hold goes over to the customer's at login, the guest's choice of seller with it.
create or replace function merge_carts(guest uuid, owner uuid) returns int language plpgsql as $$
begin
  delete from carts o using carts g
    where g.session_id = guest and g.kind = 'quick' and o.customer_id = owner and o.kind = 'quick';
  update carts c set customer_id = owner, session_id = null, updated_at = now()
    where c.session_id = guest
      and not exists (select 1 from carts o where o.customer_id = owner and o.kind = c.kind);
  insert into cart_items (cart_id, msn, offer_id, quantity, seen_price_minor, added_at)
    select o.id, i.msn, i.offer_id, i.quantity, i.seen_price_minor, i.added_at
    from carts g join cart_items i on i.cart_id = g.id join carts o on o.customer_id = owner and o.kind = g.kind
    where g.session_id = guest
    on conflict (cart_id, msn) do update set quantity = least(cart_items.quantity + excluded.quantity, 1000000),
      offer_id = excluded.offer_id, seen_price_minor = excluded.seen_price_minor;
  insert into cart_promotions (cart_id, code)
    select o.id, k.code
    from carts g join cart_promotions k on k.cart_id = g.id join carts o on o.customer_id = owner and o.kind = g.kind
    where g.session_id = guest
    on conflict (cart_id) do update set code = excluded.code;
  delete from carts where session_id = guest;
  return (select count(*) from cart_items i join carts c on c.id = i.cart_id
          where c.customer_id = owner and c.kind = 'cart');
end $$;
