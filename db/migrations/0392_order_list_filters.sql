-- Filters of the list of orders of staff, and when documents of many orders were printed at once.
create index orders_newest on orders (market, number desc);
create index orders_coupon on orders (market, upper(pricing -> 'promotion' ->> 'code'), number desc)
  where pricing -> 'promotion' ->> 'code' is not null;

create table order_prints (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('packing-slips', 'labels')),
  -- of the staff, with the name at that time
  who text not null,
  who_name text not null,
  at timestamptz not null
);
create index order_prints_order on order_prints (order_id, at desc);
create trigger order_prints_append_only before update or delete or truncate on order_prints
  for each statement execute function reject_change();
