-- What the lists of payments of gateways say otherwise than the store; kept until it agrees, or staff have settled it.

create table payment_differences (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  market text not null check (market in ('IN', 'AE')),
  gateway text not null,
  -- of the payment at the gateway; of one that is missing there, as the store has it
  gateway_ref text not null,
  kind text not null check (kind in ('unknown-here', 'amount', 'state', 'refunds', 'missing-there')),
  -- null for a payment that the store does not know
  payment_id uuid references payments (id),
  currency text not null,
  -- what the gateway has taken, or refunded; and what the store knows of
  there_minor bigint not null,
  here_minor bigint not null,
  there_state text not null,
  here_state text not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  note text not null default '',
  unique (gateway, gateway_ref, kind),
  check ((resolved_at is null) = (resolved_by is null))
);
create index payment_differences_open on payment_differences (market, number) where resolved_at is null;
create index payment_differences_payment on payment_differences (payment_id);
create trigger payment_differences_kept before delete or truncate on payment_differences
  for each statement execute function reject_change();
