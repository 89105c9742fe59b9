-- Lines and quantities of an order are cancelled until they are handed over. The quantities that were ordered stay; what was
-- cancelled of them stands beside, and the amounts are those of what is left.

alter table orders add column pricing jsonb;
comment on column orders.pricing is
  'What the totals were computed from: prices, quantity breaks, coupon, shipping. Null on orders from before.';
alter table shipment_lines
  add column cancelled_quantity int not null default 0 check (cancelled_quantity between 0 and quantity);
alter table shipments add column share jsonb;
comment on column shipments.share is
  'What it is invoiced with, once something of its order is cancelled after it was handed over: its amounts are final then.';

create table order_cancellations (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  -- of the request: the same one again changes nothing
  idempotency_key text not null,
  -- [{lineNo, quantity}]
  items jsonb not null,
  -- all that was left
  whole boolean not null,
  who text not null,
  why text not null,
  reason_id int,
  -- by how much the order costs less, and what of it is refunded
  amount_minor bigint not null check (amount_minor >= 0),
  refund_minor bigint not null check (refund_minor between 0 and amount_minor),
  -- the amounts until then: {payableMinor, totals, lines}
  before jsonb not null,
  at timestamptz not null default now(),
  unique (order_id, idempotency_key)
);
create trigger order_cancellations_append_only before update or delete or truncate on order_cancellations
  for each statement execute function reject_change();

-- what is cancelled as a whole has no quantity left
update order_lines l set cancelled_quantity = l.quantity from orders o where o.id = l.order_id and o.state = 'cancelled';
