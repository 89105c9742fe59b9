-- Changes of staff that wait for another member, and what was refunded without the approval of one.

create table approval_requests (
  id uuid primary key,
  -- method and path of the call, as in the audit log, and what was sent
  call text not null,
  permission text not null,
  input jsonb not null,
  -- of member, call and input: the same request waits once
  digest bytea not null,
  market text not null check (market in ('IN', 'AE')),
  amount_minor bigint check (amount_minor > 0),
  order_number bigint,
  reason text not null,
  requested_by text not null,
  requested_name text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'withdrawn', 'failed', 'expired')),
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  -- why it was rejected
  note text not null default '',
  -- code of the error for which an approved call could not be made
  failure text,
  check (decided_by is null or decided_by <> requested_by or state = 'withdrawn'),
  check ((state = 'failed') = (failure is not null))
);
create unique index approval_requests_waiting on approval_requests (digest) where state = 'waiting';
create index approval_requests_newest on approval_requests (requested_at desc);
create index approval_requests_order on approval_requests (order_number) where order_number is not null;

create table staff_unapproved_refunds (
  staff_id text not null,
  market text not null check (market in ('IN', 'AE')),
  -- when the first of them was made: they count together for a day
  since timestamptz not null,
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (staff_id, market)
);
