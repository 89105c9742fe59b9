-- Staff divide a parcel that waits to be packed into two, and merge them again while neither is packed.

alter table shipments
  add column divided_from uuid references shipments (id) check (divided_from <> id),
  add column merged_at timestamptz check (merged_at is null or (divided_from is not null and state = 'cancelled')),
  drop constraint shipments_parcel;
comment on column shipments.divided_from is 'The parcel that it was divided from; null for one that was made with its order.';
comment on column shipments.merged_at is 'When it was merged again with the parcel that it was divided from: nobody is shown it any more.';

-- what an edit adds goes into the parcel that was made with the order
create unique index shipments_parcel on shipments (order_id, warehouse_id, seller_id, registration_id) nulls not distinct
  where divided_from is null;
-- the constraint served for these too
create index shipments_of_order on shipments (order_id);

-- of a line that has moved into another parcel as a whole, nothing is left in the first one
alter table shipment_lines drop constraint shipment_lines_quantity_check;
alter table shipment_lines add constraint shipment_lines_quantity_check check (quantity >= 0);
