-- What customers with an open page are told at once. Each process hears it and hands it to the browsers that are connected
-- to it; nothing is stored. A notice is the id of the customer, a blank, and JSON.

create function order_notice() returns trigger language plpgsql as $$
begin
  perform pg_notify('customer_notice', new.customer_id || ' '
    || json_build_object('kind', 'order', 'number', new.number, 'state', new.state));
  return null;
end $$;
create trigger order_notice after update of state on orders for each row
  when (old.state is distinct from new.state) execute function order_notice();

create function rfq_notice() returns trigger language plpgsql as $$
begin
  perform pg_notify('customer_notice', new.customer_id || ' '
    || json_build_object('kind', 'quotation', 'number', new.number, 'state', new.state));
  return null;
end $$;
create trigger rfq_notice after update of state on rfq_requests for each row
  when (old.state is distinct from new.state and new.state in ('quoted', 'declined') and new.customer_id is not null)
  execute function rfq_notice();

-- A change of very many prices, such as an import, is told by the mails alone.
create function price_notice() returns trigger language plpgsql as $$
begin
  if (select count(*) from new_rows) > 500 then
    return null;
  end if;
  perform pg_notify('customer_notice', d.customer_id || ' ' || json_build_object('kind', 'price', 'msn', d.msn, 'slug', d.slug,
      'nameEn', left(d.name_en, 200), 'nameHi', left(d.name_hi, 200), 'priceMinor', d.price_minor))
    from (select w.customer_id, p.msn, p.slug, p.name_en, p.name_hi, n.price_minor
      from new_rows n join old_rows o on o.msn = n.msn and o.currency = n.currency and n.price_minor < o.price_minor
        join wishlist_items w on w.msn = n.msn and w.removed_at is null join products p on p.msn = n.msn and p.active
      where n.active limit 1000) d;
  return null;
end $$;
create trigger price_notice after update on offer_choices referencing old table as old_rows new table as new_rows
  for each statement execute function price_notice();
