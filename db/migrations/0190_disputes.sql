-- Disputes of payments (chargebacks) as gateways report them, and the methods that they report as down.

create table disputes (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  market text not null check (market in ('IN', 'AE')),
  payment_id uuid not null references payments (id),
  order_id uuid not null references orders (id),
  gateway text not null,
  -- of the dispute at the gateway
  reference text not null check (reference ~ '^[\x21-\x7e]{1,80}$'),
  currency text not null check (currency in ('INR', 'AED')),
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  phase text not null,
  -- reported: by a notification without a signature, which staff have yet to confirm
  state text not null check (state in ('reported', 'open', 'under-review', 'won', 'lost', 'closed')),
  -- whether the gateway signs what it reports; otherwise staff record the outcome
  signed boolean not null,
  -- whether nothing may be refunded while it is open, or once it is lost
  freezes_refunds boolean not null,
  -- until when it has to be answered at the gateway
  respond_by timestamptz,
  answered_at timestamptz,
  answered_by text,
  -- of the last report that was applied, by the clock of the gateway
  reported_at timestamptz not null,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  unique (gateway, reference),
  check ((answered_at is null) = (answered_by is null))
);
create index disputes_payment on disputes (payment_id);
create index disputes_order on disputes (order_id);
create index disputes_state on disputes (market, state, number);
create trigger disputes_kept before delete or truncate on disputes for each statement execute function reject_change();

create table gateway_downtimes (
  gateway text not null,
  reference text not null,
  method_id int not null,
  -- the bank, network or app that is down; empty for the whole method
  instrument text not null,
  severity text not null check (severity in ('low', 'medium', 'high')),
  begins_at timestamptz not null,
  ends_at timestamptz,
  resolved boolean not null,
  reported_at timestamptz not null,
  primary key (gateway, reference)
);
create index gateway_downtimes_current on gateway_downtimes (reported_at) where not resolved;

-- settlement files name what gateways keep back for disputes, and what they pay out again
alter table settlement_rows drop constraint settlement_rows_kind_check,
  add constraint settlement_rows_kind_check check (kind in ('payment', 'refund', 'dispute', 'dispute-reversal'));
