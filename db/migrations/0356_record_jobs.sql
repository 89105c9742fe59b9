-- Tags and responsible members that staff change on many records at once, as jobs that survive a restart and can be taken back.

create table record_jobs (
  id uuid primary key,
  kind text not null check (kind in ('customer')),
  market text not null check (market in ('IN', 'AE')),
  action text not null check (action in ('add-tag', 'remove-tag', 'assign')),
  -- of a tag; empty for an assignment
  label text not null check ((label = '') = (action = 'assign')),
  -- who is made responsible; of a job that takes another one back who was made so by that one
  assignee uuid references staff_members (id),
  staff_id text not null,
  -- of the call that started it, for the entries of the audit log
  ip text not null,
  request_id text not null,
  -- digest of what was asked for: the same id with something else is an error
  request bytea not null,
  -- the job that this one takes back, once
  undoes uuid unique references record_jobs (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'cancelled', 'stopped')),
  -- until then one process works on it; another one goes on after that
  claimed_until timestamptz,
  started_at timestamptz not null,
  finished_at timestamptz,
  check ((finished_at is null) = (state in ('waiting', 'running')))
);
create index record_jobs_open on record_jobs (started_at) where state in ('waiting', 'running');
create index record_jobs_started on record_jobs (started_at);

create table record_job_rows (
  job_id uuid not null references record_jobs on delete cascade,
  position int not null,
  record_id text not null,
  -- who is made responsible for this one, and who was before
  assignee uuid,
  was uuid,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'skipped', 'failed')),
  reason text not null default '',
  primary key (job_id, position),
  unique (job_id, record_id)
);
create index record_job_rows_record on record_job_rows (record_id);
