-- Steps that staff take for many orders at once, as jobs that survive a restart.

create table bulk_jobs (
  id uuid primary key,
  market text not null check (market in ('IN', 'AE')),
  step text not null check (step in ('confirm', 'pack', 'packing-slips')),
  staff_id text not null,
  -- of the call that started it, for the entries of the audit log
  ip text not null,
  request_id text not null,
  -- digest of what was asked for: the same id with something else is an error
  request bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'cancelled', 'stopped')),
  -- until then one process works on it; another one goes on after that
  claimed_until timestamptz,
  file bytea,
  started_at timestamptz not null,
  finished_at timestamptz,
  check ((finished_at is null) = (state in ('waiting', 'running')))
);
create index bulk_jobs_open on bulk_jobs (started_at) where state in ('waiting', 'running');
create index bulk_jobs_own on bulk_jobs (staff_id, market, started_at desc);
create index bulk_jobs_started on bulk_jobs (started_at);

create table bulk_job_orders (
  job_id uuid not null references bulk_jobs on delete cascade,
  position int not null,
  order_number bigint not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'skipped', 'failed')),
  reason text not null default '',
  primary key (job_id, position),
  unique (job_id, order_number)
);
