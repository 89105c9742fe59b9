-- Stock as staff work with it: counted, corrected, transferred, and ordered again in time.

-- One step of staff with stock, by the key that the request carries: sent again, it is the same step.
create table stock_operations (
  id uuid primary key,
  kind text not null check (kind in ('count', 'correction', 'transfer')),
  -- digest of what was asked, so that a key is never used for something else
  request_hash bytea not null,
  staff_id text not null,
  -- of the person or the key, at that time
  staff_name text not null,
  reason text not null,
  -- number of a delivery note or count sheet; empty for none
  document text not null default '',
  at timestamptz not null
);
create trigger stock_operations_append_only before update or delete or truncate on stock_operations
  for each statement execute function reject_change();

alter table stock_events add column operation_id uuid references stock_operations (id);
create index stock_events_msn on stock_events (msn, id desc);

-- from this quantity on, free units are to be ordered again; null for never
alter table stock add column reorder_point int check (reorder_point between 0 and 10000000);
create index stock_of_warehouse on stock (warehouse_id, msn, offer_id);
create index stock_low on stock (warehouse_id, msn, offer_id) where on_hand - reserved <= reorder_point;

-- which orders hold the units of a product
create index stock_reservations_held on stock_reservations (msn, order_id, line_no) where state = 'reserved';
