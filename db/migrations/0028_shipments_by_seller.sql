-- A shipment holds the products of one seller, sold under one registration, from one warehouse: it is what an invoice and
-- a return are about. Until now a shipment held everything of an order that left from one warehouse.
alter table shipments
  add column seller_id bigint references sellers (id),
  add column registration_id bigint references seller_registrations (id),
  drop constraint shipments_order_id_warehouse_id_key,
  add constraint shipments_parcel unique nulls not distinct (order_id, warehouse_id, seller_id, registration_id);
comment on column shipments.seller_id is 'Null on shipments from before that hold products of several sellers.';
comment on column shipments.registration_id is
  'The registration that its lines were sold under; null where the seller''s number was not valid.';

-- shipments from before cannot be divided: the parcel was one. Those of a single seller say whose it was.
update shipments h set seller_id = own.seller_id, registration_id = own.registration_id
from (
  select hl.shipment_id, min(l.seller_id) as seller_id, min(l.registration_id) as registration_id
  from shipment_lines hl join shipments s on s.id = hl.shipment_id
    join order_lines l on l.order_id = s.order_id and l.line_no = hl.line_no
  group by hl.shipment_id
  having count(distinct l.seller_id) = 1 and count(distinct coalesce(l.registration_id, 0)) = 1
) own
where own.shipment_id = h.id;

alter table order_lines add column place_of_supply text;
comment on column order_lines.place_of_supply is
  'State or emirate of supply that decided the tax, kept when the order was placed; null on orders from before.';
