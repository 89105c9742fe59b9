-- Stock reserved for parcels that replace delivered or lost pieces: the line that they belong to was shipped before, with its own row.

create table stock_holds (
  -- what it is held for: `return:<id>` or `loss:<id>`
  held_for text not null,
  order_id uuid not null references orders (id),
  line_no int not null,
  msn text not null,
  offer_id bigint not null references offers (id),
  warehouse_id bigint not null references warehouses (id),
  quantity int not null check (quantity > 0),
  -- taken: it has left with its parcel; released: it is not sent
  state text not null check (state in ('held', 'taken', 'released')),
  updated_at timestamptz not null default now(),
  primary key (held_for, line_no, warehouse_id)
);
create index stock_holds_held on stock_holds (msn, order_id, line_no) where state = 'held';
create trigger stock_holds_kept before delete or truncate on stock_holds for each statement execute function reject_change();
