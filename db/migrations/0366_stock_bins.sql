-- Where a product stands in a warehouse, for who picks it.
create table stock_bins (
  msn text not null references products (msn),
  warehouse_id bigint not null references warehouses (id),
  -- aisle, rack, shelf and the like: A-02-10
  bin text not null check (bin ~ '^[A-Z0-9]{1,8}([-./][A-Z0-9]{1,8}){0,5}$' and length(bin) <= 24),
  primary key (msn, warehouse_id)
);
