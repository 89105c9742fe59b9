-- An edit that makes an order dearer that was paid in advance waits until the customer has paid the difference. The order, its
-- lines and its amounts stay as they are until then; only the stock that the edit needs is reserved.

create table waiting_edits (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  -- of the request: the same one again changes nothing
  idempotency_key text not null,
  -- what was requested, as in order_edits
  changes jsonb not null,
  who text not null,
  why text not null,
  payable_before_minor bigint not null check (payable_before_minor >= 0),
  payable_after_minor bigint not null check (payable_after_minor > payable_before_minor),
  -- amounts until then: {payableMinor, totals, lines}
  before jsonb not null,
  -- what is made once it is paid: {rest, pricing, added, wanted}
  plan jsonb not null,
  -- the reservations that wait with it: [{lineNo, warehouseId, quantity}]
  held jsonb not null,
  -- the lines that change, for people: [{nameEn, nameHi, before, after}]
  shown jsonb not null,
  -- ended: the order was cancelled, in part or as a whole, or its lines fit no more
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'lapsed', 'withdrawn', 'ended')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  unique (order_id, idempotency_key),
  check ((state = 'waiting') = (ended_at is null))
);
create unique index waiting_edits_open on waiting_edits (order_id) where state = 'waiting';
create index waiting_edits_due on waiting_edits (expires_at) where state = 'waiting';
create trigger waiting_edits_kept before delete or truncate on waiting_edits
  for each statement execute function reject_change();

-- A payment is for an order, or for the difference of an edit that waits.
alter table payments
  add column kind text not null default 'order' check (kind in ('order', 'difference')),
  add column edit_id uuid references waiting_edits (id),
  add check ((kind = 'difference') = (edit_id is not null)),
  add check (kind = 'order' or mode = 'prepaid');
create index payments_of_edit on payments (edit_id) where edit_id is not null;
