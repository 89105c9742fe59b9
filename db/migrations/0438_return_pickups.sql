-- Pick-ups of returns that staff have booked at a carrier: when, under which number, and what became of each.

create table return_pickups (
  id uuid primary key default gen_random_uuid(),
  return_id uuid not null references returns (id),
  carrier_id bigint not null references carriers (id),
  -- ours, which the carrier takes once: a repetition is the same booking
  reference text not null unique,
  -- requested: committed before the carrier is called, whose answer may be lost; failed: nobody was met
  state text not null check (state in ('requested', 'booked', 'declined', 'cancelled', 'failed')),
  tracking_number text not null default '',
  day date not null,
  time_window text not null check (time_window in ('morning', 'afternoon')),
  -- why it failed, for the customer too; empty otherwise
  reason text not null default '',
  requested_by text not null,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  last_error text not null default '',
  -- when it is cancelled again at a carrier that did not answer
  next_try_at timestamptz
);
create unique index return_pickups_open on return_pickups (return_id) where state in ('requested', 'booked');
create index return_pickups_return on return_pickups (return_id, requested_at desc);
