-- Prices that take effect at a chosen time and, where an end is given, are taken back at another one: a change set that waits.

create table price_schedules (
  -- chosen by the caller, so that the same request again changes nothing
  id uuid primary key,
  number bigint generated always as identity unique,
  market text not null check (market in ('IN', 'AE')),
  note text not null,
  -- the member with whose rights of that moment it starts, and the name when it was made
  staff_id text not null,
  who_name text not null,
  -- SHA-256 of what was asked
  request bytea not null,
  products int not null,
  cells int not null,
  created_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  state text not null default 'upcoming' check (state in ('upcoming', 'running', 'done', 'failed', 'withdrawn')),
  -- why it has failed
  reason text not null default '' check (reason in ('', 'member', 'missed', 'nothing', 'error')),
  -- cells that were applied at the start, and those that were not
  applied int not null default 0,
  not_applied int not null default 0,
  change_set_id uuid unique references product_change_sets (id),
  started_at timestamptz,
  ended_at timestamptz,
  ended_by text not null default '',
  check (ends_at > starts_at),
  check (state <> 'running' or (change_set_id is not null and ends_at is not null and ended_at is null)),
  check ((state = 'failed') = (reason <> ''))
);
create index price_schedules_newest on price_schedules (market, number desc);
create index price_schedules_to_start on price_schedules (starts_at) where state = 'upcoming';
create index price_schedules_to_end on price_schedules (ends_at) where state = 'running';

-- One row a cell, written as staff see it: `was` is the value that it must have at the start.
create table scheduled_prices (
  schedule_id uuid not null references price_schedules (id),
  position int not null,
  msn text not null references products (msn),
  seller_code text not null,
  field text not null check (field in ('price', 'mrp', 'breaks')),
  was text not null,
  value text not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'applied', 'same', 'conflict', 'problem', 'skipped')),
  -- the value at the start where it was another one, and why the new one could not be
  found text not null default '',
  problem text,
  primary key (schedule_id, position),
  unique (schedule_id, msn, seller_code, field)
);
create index scheduled_prices_of on scheduled_prices (msn, seller_code);

create trigger price_schedules_kept before delete or truncate on price_schedules
  for each statement execute function reject_change();
create trigger scheduled_prices_kept before delete or truncate on scheduled_prices
  for each statement execute function reject_change();
