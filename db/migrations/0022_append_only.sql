-- What happened is never lost: orders and what belongs to them cannot be deleted, events cannot be changed either.

-- Foreign keys that deleted with their parent now forbid it.
do $$
declare
  found record;
begin
  for found in
    select c.conname, c.conrelid::regclass as child, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    where c.contype = 'f' and c.confdeltype = 'c'
      and c.conrelid::regclass::text = any (array['order_lines', 'order_events', 'stock_reservations', 'shipments',
        'shipment_lines', 'shipment_events', 'promotion_uses', 'rfq_events'])
  loop
    execute format('alter table %s drop constraint %I', found.child, found.conname);
    execute format('alter table %s add constraint %I %s', found.child, found.conname,
      replace(found.definition, 'ON DELETE CASCADE', 'ON DELETE RESTRICT'));
  end loop;
end $$;

create function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is not allowed: its rows are kept', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['order_events', 'payment_events', 'shipment_events', 'rfq_events', 'stock_events', 'price_events']
  loop
    execute format('create trigger %I before update or delete or truncate on %I for each statement execute function reject_change()',
      name || '_append_only', name);
  end loop;
  foreach name in array array['orders', 'order_lines', 'payments', 'payment_notifications', 'shipments', 'shipment_lines',
    'stock_reservations', 'rfq_requests']
  loop
    execute format('create trigger %I before delete or truncate on %I for each statement execute function reject_change()',
      name || '_kept', name);
  end loop;
end $$;
