-- What carriers report of shipments: each event once, and what came of it. Those of unknown numbers are recorded too.

create table carrier_events (
  id bigint generated always as identity primary key,
  carrier text not null,
  -- of the signed body: a repeated one is the same event
  digest bytea not null,
  tracking_number text not null,
  state text not null,
  place text not null,
  reason text not null,
  happened_at timestamptz not null,
  outcome text not null default '',
  received_at timestamptz not null default now(),
  unique (carrier, digest)
);
create trigger carrier_events_kept before delete or truncate on carrier_events for each statement execute function reject_change();
create index shipments_tracking_number on shipments (tracking_number) where tracking_number <> '';
