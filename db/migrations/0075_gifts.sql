-- Orders that are packed as a gift, with a message on a card.

-- A cart with a row is a gift.
create table cart_gifts (
  cart_id uuid primary key references carts (id) on delete cascade,
  message text not null check (char_length(message) <= 200)
);
-- null: not a gift
alter table orders add column gift_message text check (char_length(gift_message) <= 200);

-- Login moves what the session's carts hold into the customer's: equal offers add up, its code and gift replace theirs.
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
  insert into cart_gifts (cart_id, message)
    select o.id, k.message
    from carts g join cart_gifts k on k.cart_id = g.id join carts o on o.customer_id = owner and o.kind = g.kind
    where g.session_id = guest
    on conflict (cart_id) do update set message = excluded.message;
  delete from carts where session_id = guest;
  return (select count(*) from cart_items i join carts c on c.id = i.cart_id
          where c.customer_id = owner and c.kind = 'cart');
end $$;

alter table invoice_lines drop constraint invoice_lines_source_check;
alter table invoice_lines add constraint invoice_lines_source_check
  check (source in ('product', 'shipping', 'cod-fee', 'gift-packing'));
alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check
  check (account in ('customers', 'gateways', 'bank', 'cash-on-delivery', 'sales', 'shipping', 'cod-fees', 'gift-packing',
    'emi-discounts', 'tax-cgst', 'tax-sgst', 'tax-utgst', 'tax-igst', 'tax-vat'));
