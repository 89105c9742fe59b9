-- Refunds, each a row of its own: a payment can be refunded in parts. A row is written before the gateway is called, and its
-- id is the key under which the gateway makes it once.

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id),
  order_id uuid not null references orders (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('INR', 'AED')),
  cause text not null check (cause in ('order-cancelled', 'items-cancelled', 'late-payment')),
  -- what requested it, such as a cancellation: requested once
  idempotency_key text not null,
  state text not null default 'requested' check (state in ('requested', 'succeeded', 'failed')),
  -- the gateway's reference; empty on refunds from before that have none stored
  gateway_ref text,
  tries int not null default 0,
  -- null: at once
  next_try_at timestamptz,
  last_error text not null default '',
  requested_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (payment_id, idempotency_key),
  check ((state = 'succeeded') = (gateway_ref is not null))
);
create index refunds_open on refunds (next_try_at nulls first) where state = 'requested';
create index refunds_failed on refunds (updated_at) where state = 'failed';
create index refunds_order on refunds (order_id, requested_at);

-- A failed refund counts too: it may be tried again, under the same key.
create function refunds_within_payment() returns trigger language plpgsql as $$
declare
  paid bigint;
begin
  select amount_minor into paid from payments where id = new.payment_id for update;
  if (select coalesce(sum(amount_minor), 0) from refunds where payment_id = new.payment_id) + new.amount_minor > paid then
    raise exception 'the refunds of payment % exceed what was paid', new.payment_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refunds_within_payment before insert on refunds for each row execute function refunds_within_payment();
create trigger refunds_kept before delete or truncate on refunds for each statement execute function reject_change();

-- Until now a payment was refunded as a whole, with its own id as the key at the gateway.
insert into refunds (id, payment_id, order_id, amount_minor, currency, cause, idempotency_key, state, gateway_ref,
    requested_at, updated_at)
  select p.id, p.id, p.order_id, p.amount_minor, p.currency,
    case when due.why = 'The order was cancelled' then 'order-cancelled' else 'late-payment' end, 'whole',
    case p.state when 'refunded' then 'succeeded' else 'requested' end,
    case p.state when 'refunded' then coalesce(made.data ->> 'refundRef', '') end,
    coalesce(due.at, p.updated_at), coalesce(made.at, due.at, p.updated_at)
  from payments p
    left join lateral (select why, at from payment_events where payment_id = p.id and to_state = 'refund-due'
                       order by id desc limit 1) due on true
    left join lateral (select data, at from payment_events where payment_id = p.id and to_state = 'refunded'
                       order by id desc limit 1) made on true
  where p.state in ('refund-due', 'refunded') and p.amount_minor > 0;
