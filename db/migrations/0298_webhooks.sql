-- Outgoing webhooks: addresses of other systems, the messages that tell them of changes, and each attempt to deliver one.

create table webhook_endpoints (
  id uuid primary key,
  market text not null check (market in ('IN', 'AE')),
  name text not null check (name <> ''),
  address text not null check (address ~ '^https?://'),
  kinds text[] not null check (cardinality(kinds) > 0),
  state text not null default 'active' check (state in ('active', 'paused')),
  -- staff have paused it, or the store has: deliveries failed for too long, or the receiver said that it is gone
  paused_why text check (paused_why in ('staff', 'failures', 'gone')),
  paused_at timestamptz,
  version int not null default 1,
  secret_sealed bytea not null,
  -- signs beside the present one until this time
  previous_secret_sealed bytea,
  previous_secret_until timestamptz,
  -- attempts in a row that have failed, and since when
  failures int not null default 0,
  failing_since timestamptz,
  last_success_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'paused') = (paused_why is not null)),
  check ((state = 'paused') = (paused_at is not null)),
  check ((previous_secret_sealed is null) = (previous_secret_until is null))
);
create index webhook_endpoints_market on webhook_endpoints (market, created_at desc);

-- What is told, once for all its receivers.
create table webhook_messages (
  id text primary key check (id ~ '^msg_[0-9A-Za-z-]+$'),
  market text not null check (market in ('IN', 'AE')),
  kind text not null,
  -- number of the record that it tells of
  record text not null,
  body text not null,
  created_at timestamptz not null
);
create index webhook_messages_created on webhook_messages (created_at);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  message_id text not null references webhook_messages (id) on delete cascade,
  kind text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- sent although the endpoint is paused: staff have asked for this one
  forced boolean not null default false,
  -- attempts since it was put into the queue; also tells who holds it
  tries int not null default 0,
  due_at timestamptz not null,
  -- a process is sending it; when the process dies, another one takes it after this time
  leased_until timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (endpoint_id, message_id)
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at, id) where state = 'waiting';
create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, id) where state = 'failed';
create index webhook_deliveries_list on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_message on webhook_deliveries (message_id);

create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries (id) on delete cascade,
  at timestamptz not null,
  -- null when there was no response
  status int,
  duration_ms int not null,
  error text check (error in ('status', 'redirect', 'timeout', 'address', 'connection')),
  -- the first 2 KB
  response text not null,
  headers jsonb not null
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, id);

-- Products that have changed since they were last told of, so that many changes become one message.
create table webhook_product_marks (
  kind text not null,
  msn text not null references products (msn) on delete cascade,
  market text not null,
  marked_at timestamptz not null default now(),
  primary key (kind, msn)
);

-- A payment that was made or has failed is told to the other domains by the statement that records it.
create function payment_moved() returns trigger language plpgsql as $$
begin
  insert into outbox_events (topic, subject, payload)
    values ('payments.state-changed', new.id::text, jsonb_build_object('paymentId', new.id, 'to', new.state));
  return null;
end $$;
create trigger payments_told after update of state on payments for each row
  when (old.state is distinct from new.state and new.state in ('paid', 'failed')) execute function payment_moved();

-- What happened before there were webhooks is not told.
insert into outbox_cursors (subscriber, xid, id)
  select 'webhooks.take', xid, id from outbox_events order by xid desc, id desc limit 1;
