-- Shipments move one by one: staff pack and hand over what leaves from each warehouse, with the number of the carrier.

alter table shipments add column tracking_number text not null default '' check (length(tracking_number) <= 40);
alter table shipment_events add column who text not null default '';

-- Other domains learn of each move by the statement that records it, as of the states of orders.
create function shipment_moved() returns trigger language plpgsql as $$
begin
  insert into outbox_events (topic, subject, payload)
    values ('orders.shipment-moved', new.number::text, jsonb_build_object('orderId', new.order_id, 'shipmentId', new.id,
      'shipmentNumber', new.number, 'from', old.state, 'to', new.state));
  return null;
end $$;
create trigger shipments_moved after update of state on shipments for each row
  when (old.state is distinct from new.state) execute function shipment_moved();
