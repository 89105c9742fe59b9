-- Offers: a product is what is sold, an offer is who sells it and on which terms. The offer that pages show is chosen by
-- weights and copied to offer_choices, one row a product, so that a listing reads no more rows than before.
alter table sellers add column rating_tenths int not null default 0 check (rating_tenths between 0 and 50);
comment on column sellers.rating_tenths is 'Average rating of the seller in tenths of a star; 0 is not rated yet.';

create table offers (
  id bigint generated always as identity primary key,
  msn text not null references products (msn),
  seller_id bigint not null references sellers (id),
  condition text not null default 'new' check (condition in ('new', 'refurbished')),
  currency text not null check (currency in ('INR', 'AED')),
  mrp_minor bigint not null check (mrp_minor > 0),
  price_minor bigint not null check (price_minor > 0 and price_minor <= mrp_minor),
  -- [{minQuantity, priceMinor}] ascending in quantity, tax included
  breaks jsonb not null default '[]',
  min_quantity int not null default 1 check (min_quantity > 0),
  quantity_multiple int not null default 1 check (quantity_multiple > 0),
  availability text not null check (availability in ('stock', 'on-request')),
  -- working days that the seller needs before the parcel leaves the warehouse
  lead_time_days int not null default 0 check (lead_time_days between 0 and 60),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (msn, seller_id, condition),
  -- targets of the foreign keys of rows that copy these columns
  unique (id, msn),
  unique (id, msn, seller_id)
);
create index offers_seller on offers (seller_id, msn);

do $$
declare missing text;
begin
  select string_agg(msn, ', ') into missing
    from (select msn from products p where not exists (select from product_prices x where x.msn = p.msn) limit 20) m;
  if missing is not null then
    raise exception 'These products have no price, so no offer can be made of them: %', missing;
  end if;
end $$;

-- what was sold until now: one offer a product, on the same terms
insert into offers (msn, seller_id, currency, mrp_minor, price_minor, breaks, min_quantity, quantity_multiple,
    availability, created_at, updated_at)
  select p.msn, p.seller_id, x.currency, x.mrp_minor, x.price_minor, x.breaks, p.min_quantity, p.quantity_multiple,
    p.availability, p.created_at, x.updated_at
  from products p join product_prices x on x.msn = p.msn order by p.msn;

-- Stock belongs to an offer. The product and the seller are copied: stock is locked in product order, and what a seller
-- may sell from a warehouse is looked up by seller.
alter table stock add column offer_id bigint, add column seller_id bigint;
update stock k set offer_id = o.id, seller_id = o.seller_id from offers o where o.msn = k.msn;
alter table stock alter column offer_id set not null, alter column seller_id set not null,
  drop constraint stock_pkey, add primary key (offer_id, warehouse_id),
  add foreign key (offer_id, msn, seller_id) references offers (id, msn, seller_id);
create index stock_product on stock (msn);

-- null only where the product is gone that the row tells of
alter table stock_events add column offer_id bigint;
-- events cannot be changed; here they only learn which offer they were about
alter table stock_events disable trigger stock_events_append_only;
update stock_events e set offer_id = o.id from offers o where o.msn = e.msn;
alter table stock_events enable trigger stock_events_append_only;
alter table stock_reservations add column offer_id bigint references offers (id);
update stock_reservations r set offer_id = o.id from offers o where o.msn = r.msn;
alter table stock_reservations alter column offer_id set not null;
alter table price_events add column offer_id bigint;
alter table price_events disable trigger price_events_append_only;
update price_events e set offer_id = o.id from offers o where o.msn = e.msn;
alter table price_events enable trigger price_events_append_only;
create index price_events_offer on price_events (offer_id, at desc);

-- What a shopper can buy now, by offer and warehouse.
create view sellable_stock as
  select k.offer_id, k.msn, k.warehouse_id, k.on_hand - k.reserved as available
  from stock k join warehouses w on w.id = k.warehouse_id
  where w.active;

-- How the offers of a product compare: the share of each part in the score, by market.
create table offer_weights (
  market text primary key check (market in ('IN', 'AE')),
  -- price of one unit with shipping: 10,000 points for the lowest, fewer in proportion
  landed_price int not null check (landed_price >= 0),
  -- 10,000 points when it leaves the same day, 1,000 fewer for each day of lead time
  delivery int not null check (delivery >= 0),
  -- 10,000 points for five stars; a seller without ratings counts as three and a half
  rating int not null check (rating >= 0),
  -- 10,000 points when there is stock for ten orders of the smallest quantity, fewer in proportion
  stock int not null check (stock >= 0),
  -- shipping as the cart charges it
  shipping_minor bigint not null check (shipping_minor >= 0),
  free_above_minor bigint not null check (free_above_minor >= 0),
  check (landed_price + delivery + rating + stock > 0)
);
insert into offer_weights (market, landed_price, delivery, rating, stock, shipping_minor, free_above_minor) values
  ('IN', 60, 20, 15, 5, 9900, 99900), ('AE', 60, 20, 15, 5, 1500, 10000);

-- The offer that pages show, copied so that a card needs one row.
create table offer_choices (
  msn text primary key references products (msn),
  offer_id bigint not null,
  seller_id bigint not null,
  condition text not null,
  currency text not null,
  mrp_minor bigint not null,
  price_minor bigint not null,
  breaks jsonb not null,
  min_quantity int not null,
  quantity_multiple int not null,
  availability text not null,
  lead_time_days int not null,
  -- false when the product has no active offer: it is shown and cannot be bought
  active boolean not null,
  -- active offers of the product
  offers int not null,
  -- null when there was nothing to compare
  score int,
  -- {rule, weights, offers: [{offerId, sellerId, score, points, landedMinor}]}, the best first
  reason jsonb not null,
  chosen_at timestamptz not null default now(),
  foreign key (offer_id, msn, seller_id) references offers (id, msn, seller_id)
);
create index offer_choices_seller on offer_choices (seller_id);

-- Whoever changes the stock or the offers of products locks the products first, in their order: then none waits in a
-- circle, and a choice is made from what every earlier change has left.
create function lock_products(of_msns text[]) returns int language plpgsql as $$
begin
  perform 1 from products where msn = any (of_msns) order by msn for no key update;
  return cardinality(of_msns);
end $$;

-- Points and score of the offers of some products. Active offers first, new before refurbished, what can be bought
-- before what cannot, then the score; equal ones by price and by age.
create function offer_scores(of_msns text[])
returns table (offer_id bigint, msn text, seller_id bigint, active boolean, landed_minor bigint, points jsonb, score int,
               place bigint, active_offers bigint)
language sql stable as $$
  with candidates as (
    select o.*, w.market, w.landed_price, w.delivery, w.rating, w.stock,
      coalesce(nullif(s.rating_tenths, 0), 35) as rating_tenths,
      (select coalesce(sum(k.available), 0) from sellable_stock k where k.offer_id = o.id) as available,
      o.price_minor + case when o.price_minor * o.min_quantity > w.free_above_minor then 0
        else (w.shipping_minor + o.min_quantity - 1) / o.min_quantity end as landed
    from offers o join products p on p.msn = o.msn join sellers s on s.id = o.seller_id
      join offer_weights w on w.market = p.market
    where o.msn = any (of_msns)
  ), measured as (
    select c.*,
      10000 * min(landed) over (partition by c.msn, c.active) / landed as price_points,
      greatest(0, 10000 - 1000 * lead_time_days) as delivery_points,
      200 * rating_tenths as rating_points,
      least(available, 10 * min_quantity) * 1000 / min_quantity as stock_points
    from candidates c
  ), scored as (
    select m.*, ((landed_price * price_points + delivery * delivery_points + rating * rating_points
        + stock * stock_points) / (landed_price + delivery + rating + stock))::int as total
    from measured m
  )
  select id, scored.msn, scored.seller_id, scored.active, landed,
    jsonb_build_object('landedPrice', price_points, 'delivery', delivery_points, 'rating', rating_points,
      'stock', floor(stock_points)),
    total,
    row_number() over (partition by scored.msn order by scored.active desc, condition = 'new' desc,
      case when availability = 'stock' and available >= min_quantity then 0 when availability = 'on-request' then 1 else 2 end,
      total desc, landed, id),
    count(*) filter (where scored.active) over (partition by scored.msn)
  from scored
$$;

-- Chooses the offer of each product again, and keeps why. Cheap when nothing changes.
create function choose_offers(of_msns text[]) returns void language plpgsql as $$
begin
  perform lock_products(of_msns);
  insert into offer_choices as c (msn, offer_id, seller_id, condition, currency, mrp_minor, price_minor, breaks,
      min_quantity, quantity_multiple, availability, lead_time_days, active, offers, score, reason)
    with scores as materialized (select * from offer_scores(of_msns)),
    lists as (
      select s.msn, jsonb_agg(jsonb_build_object('offerId', s.offer_id, 'sellerId', s.seller_id, 'score', s.score,
          'points', s.points, 'landedMinor', s.landed_minor) order by s.place) as compared
      from scores s where s.active and s.active_offers > 1 and s.place <= 10 group by s.msn
    )
    select o.msn, o.id, o.seller_id, o.condition, o.currency, o.mrp_minor, o.price_minor, o.breaks, o.min_quantity,
      o.quantity_multiple, o.availability, o.lead_time_days, o.active, s.active_offers,
      case when s.active_offers > 1 then s.score end,
      case s.active_offers when 0 then '{"rule": "no-active-offer"}' when 1 then '{"rule": "only-offer"}'
        else jsonb_build_object('rule', 'score', 'offers', l.compared, 'weights', jsonb_build_object('landedPrice',
          w.landed_price, 'delivery', w.delivery, 'rating', w.rating, 'stock', w.stock)) end
    from scores s join offers o on o.id = s.offer_id join products p on p.msn = o.msn
      join offer_weights w on w.market = p.market left join lists l on l.msn = s.msn
    where s.place = 1 order by o.msn
  on conflict (msn) do update set offer_id = excluded.offer_id, seller_id = excluded.seller_id,
    condition = excluded.condition, currency = excluded.currency, mrp_minor = excluded.mrp_minor,
    price_minor = excluded.price_minor, breaks = excluded.breaks, min_quantity = excluded.min_quantity,
    quantity_multiple = excluded.quantity_multiple, availability = excluded.availability,
    lead_time_days = excluded.lead_time_days, active = excluded.active, offers = excluded.offers,
    score = excluded.score, reason = excluded.reason, chosen_at = now()
  where (c.offer_id, c.mrp_minor, c.price_minor, c.breaks, c.min_quantity, c.quantity_multiple, c.availability,
         c.lead_time_days, c.active, c.offers, c.reason)
    is distinct from (excluded.offer_id, excluded.mrp_minor, excluded.price_minor, excluded.breaks,
         excluded.min_quantity, excluded.quantity_multiple, excluded.availability, excluded.lead_time_days,
         excluded.active, excluded.offers, excluded.reason);
end $$;

select choose_offers(array(select msn from products));

create function offers_changed() returns trigger language plpgsql as $$
declare names text[];
begin
  select array_agg(distinct msn) into names from new_rows;
  if names is not null then
    perform choose_offers(names);
  end if;
  return null;
end $$;
create trigger offers_inserted after insert on offers referencing new table as new_rows
  for each statement execute function offers_changed();
create trigger offers_updated after update on offers referencing new table as new_rows
  for each statement execute function offers_changed();

-- Any change of stock may turn a choice between several offers; with a single one there is nothing to choose.
create function stock_rechosen() returns trigger language plpgsql as $$
declare names text[];
begin
  select array_agg(distinct r.msn) into names from new_rows r join offer_choices c on c.msn = r.msn where c.offers > 1;
  if names is not null then
    perform choose_offers(names);
  end if;
  return null;
end $$;
create trigger stock_insert_rechosen after insert on stock referencing new table as new_rows
  for each statement execute function stock_rechosen();
create trigger stock_update_rechosen after update on stock referencing new table as new_rows
  for each statement execute function stock_rechosen();

create function rechoose_of_seller() returns trigger language plpgsql as $$
begin
  perform choose_offers(array(select msn from offers where seller_id = new.id));
  return null;
end $$;
create trigger seller_rated after update on sellers for each row
  when (old.rating_tenths is distinct from new.rating_tenths) execute function rechoose_of_seller();

create function rechoose_of_warehouse() returns trigger language plpgsql as $$
begin
  perform choose_offers(array(select msn from stock where warehouse_id = new.id));
  return null;
end $$;
create trigger warehouse_switched after update on warehouses for each row
  when (old.active is distinct from new.active) execute function rechoose_of_warehouse();

create function rechoose_of_market() returns trigger language plpgsql as $$
begin
  perform choose_offers(array(select msn from products where market = new.market));
  return null;
end $$;
create trigger offer_weights_changed after update on offer_weights for each row execute function rechoose_of_market();

-- Pages and the search index follow what the choice shows, not the points behind it.
create function choices_changed() returns trigger language plpgsql as $$
declare names text[];
begin
  select array_agg(n.msn) into names from new_rows n join old_rows o on o.msn = n.msn
    where (n.offer_id, n.mrp_minor, n.price_minor, n.breaks, n.min_quantity, n.quantity_multiple, n.availability,
           n.active, n.offers)
      is distinct from (o.offer_id, o.mrp_minor, o.price_minor, o.breaks, o.min_quantity, o.quantity_multiple,
           o.availability, o.active, o.offers);
  if names is not null then
    perform drop_cached('product', names);
    insert into outbox_events (topic, subject, payload)
      select 'catalog.product-changed', 'offer_choices', jsonb_build_object('msns', names);
  end if;
  return null;
end $$;
create trigger choices_inserted after insert on offer_choices referencing new table as new_rows
  for each statement execute function products_changed();
create trigger choices_updated after update on offer_choices referencing old table as old_rows new table as new_rows
  for each statement execute function choices_changed();

-- The price history follows the offer.
drop trigger prices_record on product_prices;
create or replace function prices_recorded() returns trigger language plpgsql as $$
begin
  insert into price_events (msn, offer_id, mrp_minor, price_minor, breaks, who, why)
  values (new.msn, new.id, new.mrp_minor, new.price_minor, new.breaks,
          coalesce(nullif(current_setting('karkhana.actor', true), ''), current_user),
          coalesce(current_setting('karkhana.why', true), ''));
  return null;
end $$;
create trigger prices_record after update on offers for each row
  when (old.price_minor <> new.price_minor or old.mrp_minor <> new.mrp_minor or old.breaks <> new.breaks)
  execute function prices_recorded();

create or replace function rfq_quantity_above(of_market text, of_msn text) returns int language sql stable as $$
  select coalesce(
    (select bulk_quote_above from products where msn = of_msn and market = of_market),
    greatest(
      (select (value -> 'quantityAbove' ->> of_market)::int from settings where key = 'rfq'),
      (select c.min_quantity from offer_choices c join products p on p.msn = c.msn
       where c.msn = of_msn and p.market = of_market),
      1))
$$;

drop table product_prices;
alter table products drop column seller_id, drop column min_quantity, drop column quantity_multiple,
  drop column availability;
