-- Tells every process which order has changed, so that its page is brought up to date while somebody looks at it.

create function order_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changed', case tg_table_name
    when 'shipment_events' then (select order_id from shipments where id = (to_jsonb(new) ->> 'shipment_id')::uuid)::text
    when 'payment_events' then (select order_id from payments where id = (to_jsonb(new) ->> 'payment_id')::uuid)::text
    when 'return_events' then (select order_id from returns where id = (to_jsonb(new) ->> 'return_id')::uuid)::text
    when 'invoice_files' then (select order_id from invoices where id = (to_jsonb(new) ->> 'invoice_id')::uuid)::text
    else to_jsonb(new) ->> 'order_id' end);
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['order_events', 'shipment_events', 'payment_events', 'return_events', 'invoice_files']
  loop
    execute format('create trigger %I after insert on %I for each row execute function order_changed()',
      name || '_changed', name);
  end loop;
end $$;
