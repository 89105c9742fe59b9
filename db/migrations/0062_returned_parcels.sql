-- Parcels that could not be delivered return to their warehouse; an order of which nothing was delivered ends.

alter table shipments drop constraint shipments_state_check;
alter table shipments add constraint shipments_state_check
  check (state in ('processing', 'packed', 'shipped', 'out-for-delivery', 'returning', 'delivered', 'returned', 'cancelled'));
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check
  check (state in ('pending-payment', 'payment-failed', 'placed', 'processing', 'packed', 'shipped', 'delivered',
                   'cancelled', 'expired', 'returned-to-origin'));
alter table shipment_events add column why text not null default '';
alter table shipment_lines add column saleable_quantity int check (saleable_quantity between 0 and quantity);
comment on column shipment_lines.saleable_quantity is
  'What of a parcel that has returned went back to stock; null until it has.';
