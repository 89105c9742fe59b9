-- Sources from which import files are fetched at their times, and each fetch.

create table import_sources (
  id uuid primary key,
  market text not null check (market in ('IN', 'AE')),
  name text not null check (name <> ''),
  address text not null check (address ~ '^https?://'),
  -- for HTTP basic
  username text,
  password_sealed bytea,
  format text not null check (format in ('csv', 'xlsx', 'ndjson')),
  mapping text references import_mappings (name),
  every text not null check (every in ('hour', 'day', 'week')),
  -- minutes after midnight at the market; of each hour, minutes after it
  at_minute int not null check (at_minute between 0 and 1439),
  -- Monday is 1
  weekday int not null check (weekday between 1 and 7),
  applies boolean not null,
  max_rejected_percent int not null check (max_rejected_percent between 0 and 100),
  max_retired int not null check (max_retired >= 0),
  state text not null default 'active' check (state in ('active', 'paused')),
  -- staff have paused it, or it has failed several times in a row
  paused_why text check (paused_why in ('staff', 'failures')),
  paused_at timestamptz,
  failures int not null default 0,
  next_at timestamptz not null,
  -- staff want it fetched now
  asked_by text,
  -- the file that was taken last, with which mapping, and how its server tells it from others
  file_hash text,
  mapping_hash text,
  etag text,
  last_modified text,
  version int not null default 1,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((username is null) = (password_sealed is null)),
  check ((state = 'paused') = (paused_why is not null)),
  check ((state = 'paused') = (paused_at is not null))
);
create index import_sources_market on import_sources (market, name);

create table import_fetches (
  id bigint generated always as identity primary key,
  source_id uuid not null references import_sources (id) on delete cascade,
  state text not null check (state in ('fetching', 'checking', 'applying', 'unchanged', 'nothing', 'waits', 'applied',
    'cancelled', 'stopped', 'failed')),
  problem text,
  detail text not null default '',
  asked_by text,
  begun_at timestamptz not null,
  -- a process is fetching; when it dies, the fetch has failed after this time
  leased_until timestamptz,
  ended_at timestamptz,
  bytes bigint,
  import_id uuid references imports (id),
  applied_id uuid references imports (id),
  check ((ended_at is null) = (state in ('fetching', 'checking', 'applying'))),
  check ((leased_until is not null) = (state = 'fetching'))
);
create index import_fetches_list on import_fetches (source_id, id desc);
create index import_fetches_begun on import_fetches (begun_at);
-- a source fetches one file at a time
create unique index import_fetches_open on import_fetches (source_id) where ended_at is null;

-- Members who may import are told when a source fails, pauses itself or has a file that waits for them.
alter table staff_notifications
  drop constraint staff_notifications_reason_check,
  drop constraint staff_notifications_kind_check,
  drop constraint staff_notifications_check,
  drop constraint staff_notifications_check2,
  add check (reason in ('assigned', 'mentioned', 'note', 'state', 'approval', 'decision', 'edit', 'import')),
  add check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'approval', 'import-source')),
  add check ((state is not null) = (reason in ('state', 'decision', 'edit', 'import'))),
  add check ((permission is not null) = (reason in ('approval', 'import'))),
  add check ((kind = 'import-source') = (reason = 'import'));
