-- Staff change the lines of an order after it was placed. The order has its lines as they are now; what each edit changed stays here.

create table order_edits (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  -- of the request: the same one again changes nothing
  idempotency_key text not null,
  -- what was requested: {quantities: [{lineNo, quantity}], added: [{productId, offerId, quantity}]}
  changes jsonb not null,
  who text not null,
  why text not null,
  payable_before_minor bigint not null check (payable_before_minor >= 0),
  payable_after_minor bigint not null check (payable_after_minor >= 0),
  -- what of it was paid in advance and is refunded
  refund_minor bigint not null check (refund_minor >= 0),
  -- amounts until then and from then on: {payableMinor, totals, lines}
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null default now(),
  unique (order_id, idempotency_key),
  check (refund_minor = 0 or refund_minor = payable_before_minor - payable_after_minor)
);
create trigger order_edits_append_only before update or delete or truncate on order_edits
  for each statement execute function reject_change();

alter table refunds drop constraint refunds_cause_check, add constraint refunds_cause_check
  check (cause in ('order-cancelled', 'items-cancelled', 'order-edited', 'late-payment', 'returned', 'not-delivered'));
