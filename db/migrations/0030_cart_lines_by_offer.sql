-- A cart holds one line for each offer, so that a product can be bought from two sellers at once.
alter table cart_items drop constraint cart_items_pkey, add primary key (cart_id, offer_id);

-- Login moves what the session's carts hold into the customer's: equal offers add up.
alter function merge_cart_goods(uuid, uuid) rename to merge_cart_items;
create or replace function merge_cart_items(guest uuid, owner uuid) returns int language plpgsql as $$
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
    on conflict (cart_id, offer_id) do update set quantity = least(cart_items.quantity + excluded.quantity, 1000000),
      seen_price_minor = excluded.seen_price_minor;
  insert into cart_promotions (cart_id, code)
    select o.id, k.code
    from carts g join cart_promotions k on k.cart_id = g.id join carts o on o.customer_id = owner and o.kind = g.kind
    where g.session_id = guest
    on conflict (cart_id) do update set code = excluded.code;
  delete from carts where session_id = guest;
  return (select count(*) from cart_items i join carts c on c.id = i.cart_id
          where c.customer_id = owner and c.kind = 'cart');
end $$;
create or replace function merge_carts(guest uuid, owner uuid) returns int language plpgsql as $$
begin
  perform merge_views(guest, owner);
  return merge_cart_items(guest, owner);
end $$;

-- Notices are named by offer from now on. One that was seen under its earlier name is shown once more.
delete from cart_notices;

-- The product page counts the other sellers and names their lowest price: it follows their terms, not only the shown ones.
create function other_offers_changed() returns trigger language plpgsql as $$
declare names text[];
begin
  select array_agg(distinct n.msn) into names
    from new_rows n join old_rows o on o.id = n.id join offer_choices c on c.msn = n.msn
    where c.offer_id <> n.id
      and (n.price_minor, n.min_quantity, n.availability) is distinct from (o.price_minor, o.min_quantity, o.availability);
  if names is not null then
    perform drop_cached('product', names);
  end if;
  return null;
end $$;
create trigger other_offers_changed after update on offers referencing old table as old_rows new table as new_rows
  for each statement execute function other_offers_changed();

-- Why an offer cannot be sold although its seller has units of it; null when it can, or when there are none.
create function offer_blocked_by(of_offer bigint) returns text language sql stable as $$
  select s.reason from stock k join seller_warehouse_states s
    on s.seller_id = k.seller_id and s.warehouse_id = k.warehouse_id
  where k.offer_id = of_offer and k.on_hand > k.reserved
    and not exists (select from sellable_stock f where f.offer_id = of_offer and f.available > 0)
  order by k.on_hand - k.reserved desc, k.warehouse_id limit 1
$$;
